import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

const appear = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });

export const centre = style({
  position: "fixed",
  zIndex: 9,
  inset: 0,
  margin: "auto",
  width: "fit-content",
  height: "fit-content",
  padding: space[5],
  borderRadius: radius.medium,
  background: vars.color.paper,
  color: vars.color.onPaper,
  boxShadow: `0 0.75rem 2rem ${vars.color.shadow}`,
  pointerEvents: "none",
  // No spinner for navigations faster than 150 ms.
  animation: `${appear} 1ms step-end 150ms backwards`,
});
