import { style } from "@vanilla-extract/css";
import { paperVars, vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

export const card = style({
  // The star is positioned on the image's corner.
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: space[2],
  height: "100%",
  padding: space[3],
  borderRadius: radius.medium,
  background: vars.color.paper,
  color: vars.color.onPaper,
  boxShadow: `0 2px 10px ${vars.color.shadow}`,
  vars: paperVars,
  "@media": { [screen.forced]: { border: "1px solid CanvasText" }, print: { boxShadow: "none" } },
});

export const image = style({
  width: "100%",
  height: "auto",
  aspectRatio: "1",
  objectFit: "contain",
  borderRadius: radius.small,
  background: vars.color.picture,
});

const LINES = 3;

export const title = style({
  overflowWrap: "anywhere",
  minHeight: `${LINES * 1.35}em`,
  fontSize: text.body,
  fontWeight: 600,
  lineHeight: 1.35,
});
export const link = style({
  color: "inherit",
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});
export const price = style({ fontSize: text.large, fontWeight: 700 });
export const ratings = style({ fontSize: text.small, color: vars.color.mutedOnPaper });
