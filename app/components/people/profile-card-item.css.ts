import { globalStyle, style } from "@vanilla-extract/css";
import { paperVars, vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

export const grid = style({
  display: "grid",
  gap: space[4],
  listStyle: "none",
  gridTemplateColumns: "minmax(0, 1fr)",
  // The buttons of those beside it stay where they are when a card opens its search.
  selectors: { "&:has([aria-expanded='true'])": { alignItems: "start" } },
  "@media": {
    [screen.phone]: { gridTemplateColumns: "repeat(auto-fill, minmax(20rem, 1fr))" },
    // Wide enough for two buttons beside each other.
    [screen.desktop]: { gridTemplateColumns: "repeat(auto-fill, minmax(22rem, 1fr))" },
  },
});

export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  height: "100%",
  padding: space[4],
  borderRadius: radius.medium,
  background: vars.color.paper,
  color: vars.color.onPaper,
  boxShadow: `0 2px 10px ${vars.color.shadow}`,
  vars: { ...paperVars, [vars.color.outline]: vars.color.mutedOnPaper },
  "@media": { [screen.forced]: { border: "1px solid CanvasText" } },
});

export const addNew = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  width: "100%",
  minHeight: "3.5rem",
  border: `2px dashed ${vars.color.outline}`,
  borderRadius: radius.medium,
  background: "transparent",
  fontSize: text.large,
  fontWeight: 600,
  cursor: "pointer",
  ":hover": { background: vars.color.line },
});
/** A tile after the people; a row above them on a phone, where it would be far down. */
export const tile = style({
  display: "grid",
  "@media": { [screen.narrow]: { order: -1 }, [screen.phone]: { height: "12rem" } },
});
globalStyle(`${tile} > form`, { display: "grid" });

export const links = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[5],
  rowGap: space[2],
});
export const centredLinks = style([links, { justifyContent: "center" }]);

export const heading = style({
  display: "flex",
  alignItems: "start",
  gap: space[3],
});
export const initial = style({ fontSize: text.heading2 });
export const who = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
export const name = style({ fontSize: text.heading2 });
export const facts = style({ display: "grid", gap: space[2] });
export const term = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[3],
  fontSize: text.small,
  fontWeight: 600,
  color: vars.color.mutedOnPaper,
});
export const given = style({ paddingInlineStart: space[5] });
export const actions = style({ display: "grid", gap: space[3], marginBlockStart: "auto" });
/** All as wide as each other: in two columns where the longest of ours fits in one. */
export const quiet = style({
  display: "grid",
  gap: space[2],
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.25rem), 1fr))",
});
globalStyle(`${quiet} > form`, { display: "grid" });
globalStyle(`${quiet} button`, { paddingInline: space[2] });
/** What is done now and then. */
export const plain = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[3],
  // Their words begin and end where those above do.
  marginInline: `calc(-1 * ${space[2]})`,
});
globalStyle(`${plain} button`, { textAlign: "start" });
export const small = style({ fontSize: text.small });

export const deleteButton = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "2.75rem",
  height: "2.75rem",
  border: 0,
  borderRadius: radius.round,
  background: "transparent",
  cursor: "pointer",
  ":hover": { background: vars.color.shadow },
});
