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

/** Fills a phone's window. */
const formDialog = style([
  surface.raised,
  {
    vars: { [padding]: space[6] },
    padding,
    "@media": {
      [screen.narrow]: {
        vars: { [padding]: space[4] },
        inset: 0,
        width: "100%",
        height: "100dvh",
        maxHeight: "none",
        alignContent: "start",
        border: 0,
        borderRadius: 0,
      },
    },
  },
]);

export const overDialog = recipe({
  base: [dialogBox, { width: `min(40rem, calc(100vw - 2 * ${space[4]}))` }],
  variants: { surface: { paper: surface.paper, raised: formDialog } },
});

// Cancel and Save stay in view while the form scrolls.
globalStyle(`${formDialog} ${formActions}`, {
  position: "sticky",
  zIndex: layer.sticky,
  // Its offset is measured from inside the padding.
  insetBlockEnd: `calc(-1 * ${padding})`,
  margin: `0 calc(-1 * ${padding}) calc(-1 * ${padding})`,
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
