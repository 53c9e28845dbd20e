import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const card = style({
  display: "grid",
  gap: space[2],
  padding: space[3],
  borderRadius: radius.medium,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
export const picture = style({ aspectRatio: "1" });
export const price = style({ width: "5rem", height: `calc(1.55 * ${text.large})` });
