import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const row = style({ display: "inline-flex", alignItems: "center", gap: space[3] });

export const ring = style({
  flex: "none",
  width: "1.5rem",
  height: "1.5rem",
  border: "3px solid currentColor",
  borderInlineEndColor: "transparent",
  borderRadius: radius.round,
  animation: `${turn} 0.9s linear infinite`,
});

export const backdrop = style({
  position: "fixed",
  inset: 0,
  zIndex: 10,
  display: "grid",
  placeItems: "center",
  background: vars.color.veil,
  color: vars.color.onVeil,
  fontWeight: 600,
});
