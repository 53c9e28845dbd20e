import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { screen, space } from "~/styles/tokens";

export const logo = style({ display: "inline-flex", alignItems: "center", gap: space[2] });
export const bow = style({ width: "2rem", height: "2rem", color: vars.color.primary });
export const name = style({
  display: "none",
  fontSize: "1.25rem",
  fontWeight: 700,
  letterSpacing: "-0.02em",
  "@media": { [screen.phone]: { display: "inline" } },
});
