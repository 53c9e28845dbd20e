import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

export const summary = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  borderInlineStart: `4px solid ${vars.color.primary}`,
  borderRadius: radius.small,
  background: vars.color.field,
});
export const again = style({ maxWidth: "34rem" });
export const toggle = style({
  width: "fit-content",
  paddingBlock: space[2],
  color: vars.color.link,
  fontWeight: 600,
  cursor: "pointer",
});
export const form = style({ paddingBlock: space[4] });
