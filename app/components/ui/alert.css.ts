import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

export const alert = style({
  display: "grid",
  gap: space[2],
  padding: space[4],
  border: `2px solid ${vars.color.dangerOnBackground}`,
  borderRadius: radius.medium,
  color: vars.color.dangerOnBackground,
});

export const errors = style({ paddingInlineStart: space[5] });
export const errorLink = style({ color: "inherit" });
