import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { paperVars, vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

const appear = keyframes({ from: { opacity: 0 } });
const grow = keyframes({ from: { transform: "scale(0.98)" } });

export const overlay = style({
  animation: `${appear} 150ms ease-out`,
  position: "fixed",
  inset: 0,
  zIndex: 10,
  background: vars.color.veil,
});

/** A box in the middle of the window. Its surface gives it colours. */
export const dialogBox = style({
  position: "fixed",
  animation: `${grow} 150ms ease-out`,
  // The same layer as the veil, so that the veil of a second dialog covers the first.
  zIndex: 10,
  inset: 0,
  margin: "auto",
  display: "grid",
  gap: space[4],
  width: `min(32rem, calc(100vw - 2 * ${space[4]}))`,
  height: "fit-content",
  maxHeight: `calc(100dvh - 2 * ${space[4]})`,
  overflowY: "auto",
  padding: space[6],
  borderRadius: radius.medium,
  boxShadow: `0 1.5rem 4rem ${vars.color.shadow}`,
  overscrollBehavior: "contain",
  // The dialog itself has the focus only until a control in it is focused.
  ":focus-visible": { outline: "none" },
  "@media": { [screen.forced]: { border: "2px solid CanvasText" } },
});

export const dialog = style([
  dialogBox,
  { background: vars.color.paper, color: vars.color.onPaper, vars: paperVars },
]);

export const title = style({ fontSize: text.title });

/** The last row of a dialog. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[3],
});

// In a row or one below the other, as wide as each other on a phone.
globalStyle(`${actions} > *`, { "@media": { [screen.narrow]: { flexGrow: 1 } } });

/** The last row of a form or a long dialog: leave it, or send it. In view while it scrolls. */
export const formActions = style([actions]);
