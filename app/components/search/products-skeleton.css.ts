import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

export const row = style({ position: "relative" });
/** On the first picture, so that the row keeps its place when it has gone. */
export const label = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: space[3],
  insetInlineStart: space[3],
  maxWidth: `calc(100% - 2 * ${space[3]})`,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.medium,
  background: vars.color.background,
});
export const places = style({ display: "flex", overflow: "hidden", paddingBlockEnd: space[2] });
