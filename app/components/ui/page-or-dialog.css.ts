import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";
import { dialog } from "./dialog.css";

/** Replaces the background's colours with the paper's. */
const onPaper = {
  [vars.color.focus]: vars.color.onPaper,
  [vars.color.link]: vars.color.onPaper,
  [vars.color.mutedOnBackground]: vars.color.mutedOnPaper,
  [vars.color.dangerOnBackground]: vars.color.dangerOnPaper,
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
    vars: { [vars.color.focus]: vars.color.focus },
  },
};

export const overDialog = recipe({
  base: [dialog, { width: `min(40rem, calc(100vw - 2 * ${space[4]}))` }],
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
