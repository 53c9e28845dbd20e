import { style } from "@vanilla-extract/css";
import { paperVars, vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

export const share = style({ "@media": { print: { display: "none" } } });

/** Shown in the middle of the window; where there are no popovers, in its place. */
export const panel = style({
  width: `min(30rem, calc(100vw - 2 * ${space[4]}))`,
  margin: "auto",
  padding: space[5],
  border: 0,
  borderRadius: radius.medium,
  background: vars.color.paper,
  color: vars.color.onPaper,
  vars: paperVars,
  boxShadow: `0 1.5rem 4rem ${vars.color.shadow}`,
  "::backdrop": { background: vars.color.veil },
  "@media": { [screen.forced]: { border: "2px solid CanvasText" } },
  selectors: { "&:popover-open": { display: "grid", gap: space[4] } },
});

export const title = style({ fontSize: text.heading2, fontWeight: 700, lineHeight: 1.25 });
export const age = style({ display: "grid", justifyItems: "start", gap: space[2] });
