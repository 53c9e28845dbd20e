import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { paperVars, vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";
import { dialogBox } from "./dialog.css";

/** Replaces the background's colours with the paper's. */
const onPaper = {
  ...paperVars,
  // In the dark theme paper has the primary colour, on which primary fills are invisible.
  [vars.color.primary]: vars.color.onPaper,
  [vars.color.onPrimary]: vars.color.paper,
};

const surface = {
  paper: { background: vars.color.paper, color: vars.color.onPaper, vars: onPaper },
  /** For the search form, whose button has the paper's colour in the dark theme. */
  background: {
    background: vars.color.background,
    color: vars.color.onBackground,
    border: `1px solid ${vars.color.outline}`,
  },
};

export const overDialog = recipe({
  base: [dialogBox, { width: `min(40rem, calc(100vw - 2 * ${space[4]}))` }],
  variants: { surface },
});

export const pagePanel = recipe({
  base: {
    display: "grid",
    gap: space[4],
    minWidth: 0,
    padding: space[4],
    borderRadius: radius.medium,
    "@media": { [screen.phone]: { padding: space[6] } },
  },
  variants: { surface },
});

export const onPaperColours = style({ vars: onPaper });

export const title = style({ fontSize: text.heading3 });
export const heading = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space[4],
});
