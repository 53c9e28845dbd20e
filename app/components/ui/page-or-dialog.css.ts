import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { paperVars, vars } from "~/styles/theme.css";
import { layer, radius, screen, space, text } from "~/styles/tokens";
import { dialogBox, formActions } from "./dialog.css";

const surface = {
  /** For a question. */
  paper: { background: vars.color.paper, color: vars.color.onPaper, vars: paperVars },
  /** For a form. */
  raised: { background: vars.color.raised, border: `1px solid ${vars.color.line}` },
} as const;

const padding = createVar();

const formDialog = style([
  surface.raised,
  {
    vars: { [padding]: space[6] },
    padding,
    "@media": {
      [screen.narrow]: {
        vars: { [padding]: space[4] },
        display: "flex",
        flexDirection: "column",
        width: "100%",
        border: 0,
        borderRadius: 0,
      },
    },
  },
]);

/** Fills a phone's window. */
const filling = style([
  formDialog,
  { "@media": { [screen.narrow]: { height: "100dvh", maxHeight: "none" } } },
]);

/** A few lines, at the lower edge of a phone's window; as high while they are awaited. */
const sheet = style([
  formDialog,
  {
    "@media": {
      [screen.narrow]: {
        insetBlockStart: "auto",
        minHeight: `min(20rem, calc(100dvh - 2 * ${space[4]}))`,
        borderStartStartRadius: radius.medium,
        borderStartEndRadius: radius.medium,
      },
    },
  },
]);

export const overDialog = recipe({
  base: [dialogBox, { width: `min(40rem, calc(100vw - 2 * ${space[4]}))` }],
  variants: { surface: { paper: surface.paper, raised: filling, sheet } },
});

// However short a form is, its actions are at the lower edge of a phone's window.
globalStyle(`${formDialog} > *`, { flexShrink: 0 });
globalStyle(`${formDialog} > :has(> ${formActions})`, {
  "@media": { [screen.narrow]: { display: "flex", flexDirection: "column", flexGrow: 1 } },
});
// Cancel and Save stay in view while the form scrolls.
globalStyle(`${formDialog} ${formActions}`, {
  position: "sticky",
  zIndex: layer.sticky,
  // Its offset is measured from inside the padding.
  insetBlockEnd: `calc(-1 * ${padding})`,
  margin: `auto calc(-1 * ${padding}) calc(-1 * ${padding})`,
  padding: `${space[3]} ${padding}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
});
// Keeps what has the focus clear of them (WCAG 2.2, 2.4.11).
globalStyle(`${formDialog}:has(${formActions})`, { scrollPaddingBlockEnd: "5rem" });

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

export const title = style({ fontSize: text.title });
export const heading = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space[4],
});
