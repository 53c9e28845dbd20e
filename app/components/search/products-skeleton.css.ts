import { style } from "@vanilla-extract/css";
import { space, text } from "~/styles/tokens";

/** As high as the sample catalogue's label, which replaces it. */
export const line = style({
  display: "flex",
  alignItems: "center",
  minHeight: `calc(2 * ${space[1]} + 1.4 * ${text.small} + 2px)`,
  fontSize: text.small,
});
export const places = style({ display: "flex", overflow: "hidden", paddingBlockEnd: space[2] });
