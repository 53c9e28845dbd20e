import { globalStyle, style } from "@vanilla-extract/css";
import { space, text } from "~/styles/tokens";

export const answers = style({
  display: "grid",
  gap: space[2],
  fontSize: text.small,
  overflowWrap: "anywhere",
});
globalStyle(`${answers} dt`, { fontWeight: 600 });

/** A button with a name in it, which may be long. */
export const named = style({ maxWidth: "100%", overflowWrap: "anywhere" });
