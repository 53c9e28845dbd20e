import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "~/styles/theme.css";
import { radius } from "~/styles/tokens";

export const form = style({
  "@media": { print: { display: "none" } },
  position: "absolute",
  // Over the link of the picture.
  zIndex: 1,
  insetBlockStart: "0.5rem",
  insetInlineEnd: "0.5rem",
});

/** A white disc, so that the star is visible on any image. */
export const star = style({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  padding: 0,
  border: 0,
  borderRadius: radius.round,
  background: "#ffffff",
  boxShadow: `0 1px 4px ${vars.color.shadow}`,
  cursor: "pointer",
});

export const shape = recipe({
  base: { stroke: vars.color.goldOutline },
  variants: { saved: { true: { fill: vars.color.gold }, false: { fill: "transparent" } } },
});
