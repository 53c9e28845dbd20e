import { style } from "@vanilla-extract/css";
import { ON_TINT, TINTS } from "~/styles/palette";
import { radius, screen } from "~/styles/tokens";

/** As large as its text says. */
export const initial = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: "2.4em",
  height: "2.4em",
  borderRadius: radius.round,
  color: ON_TINT,
  fontWeight: 700,
  lineHeight: 1,
  "@media": { [screen.forced]: { border: "1px solid CanvasText" } },
});

export const tints = TINTS.map((background) => style({ background }));
