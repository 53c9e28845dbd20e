import { globalStyle, style } from "@vanilla-extract/css";
import { ARROWS_WIDTH, frame, item, list, scroller } from "~/components/ui/carousel.css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";
import { body, saved } from "./saved-gift-card.css";

const tileColumns = "repeat(auto-fill, minmax(13rem, 1fr))";
export const tiles = style({
  display: "grid",
  gap: space[4],
  listStyle: "none",
  "@media": {
    [screen.narrow]: {
      gap: space[3],
      gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))",
    },
    [screen.phone]: { gridTemplateColumns: tileColumns },
  },
});
globalStyle(`${tiles} ${body}`, { "@media": { [screen.narrow]: { padding: space[2] } } });

globalStyle(`${tiles} ${saved}`, {
  "@media": { [screen.narrow]: { position: "absolute", clipPath: "inset(50%)" } },
});

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const grid = style({ display: "grid", columnGap: space[4], rowGap: space[6], ...columns(1) });
/** As many columns as there are gifts side by side: sections of few gifts stand beside each other. */
export const sections = {
  carousel: style([
    grid,
    {
      "@media": {
        [screen.phone]: columns(2),
        [screen.tablet]: columns(3),
        [screen.desktop]: columns(4),
        [screen.wide]: columns(5),
      },
    },
  ]),
  tiles: style([grid, { "@media": { [screen.phone]: { gridTemplateColumns: tileColumns } } }]),
};
/** The carousel's arrows are positioned against it. */
export const section = style({ position: "relative", gridColumn: "1 / -1" });

/** Beside others, with whose gifts its own begin, below the longest of their headings. */
const beside = style({
  "@media": { [screen.phone]: { gridTemplateRows: "subgrid", gridRow: "span 2" } },
});
const one = style({ "@media": { [screen.phone]: { gridColumn: "span 1" } } });
const two = style({ "@media": { [screen.phone]: { gridColumn: "span 2" } } });
globalStyle(`${one} ${item}`, { "@media": { [screen.phone]: { width: "100%" } } });
globalStyle(`${one} h2`, { "@media": { [screen.phone]: { flexBasis: "100%" } } });
globalStyle(`${two} ${item}`, { "@media": { [screen.phone]: { width: "50%" } } });
/** By the number of gifts. */
export const fitting: Record<number, string> = {
  0: `${beside} ${one}`,
  1: `${beside} ${one}`,
  2: `${beside} ${two}`,
};
// Their cards are as high as those beside them.
for (const part of [frame, scroller, list]) globalStyle(`${beside} ${part}`, { height: "100%" });

export const about = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  alignContent: "start",
  columnGap: space[4],
});
/** Leaves room for the arrows. */
export const besideArrows = style({
  "@media": {
    [screen.phone]: {
      alignContent: "center",
      minHeight: "2.75rem",
      paddingInlineEnd: ARROWS_WIDTH,
    },
  },
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
});
/** Buttons of which one is pressed, in one frame. */
export const views = style({
  display: "flex",
  flexWrap: "wrap",
  padding: "2px",
  border: `1px solid ${vars.color.outline}`,
  borderRadius: radius.medium,
});
export const view = style({
  minHeight: "2.75rem",
  paddingInline: space[4],
  border: 0,
  borderRadius: "6px",
  background: "transparent",
  fontWeight: 600,
  cursor: "pointer",
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.primary, color: vars.color.onPrimary },
    // Forced colours drop the fill.
    '&[aria-pressed="true"]:not(:focus-visible)': {
      "@media": { [screen.forced]: { outline: "2px solid Highlight", outlineOffset: "-2px" } },
    },
  },
});
export const pages = style({ display: "flex", flexWrap: "wrap", gap: space[4] });

export const detail = style({
  display: "grid",
  gap: space[4],
  "@media": { [screen.phone]: { gridTemplateColumns: "16rem 1fr" } },
});
/** Positions the star in the picture's corner. */
export const framed = style({ position: "relative", alignSelf: "start" });
export const fine = style({ fontSize: text.small });
export const heading = style({ fontSize: text.heading2 });
export const history = style({
  display: "grid",
  gap: space[3],
  paddingBlockStart: space[4],
  borderTop: `1px solid ${vars.color.line}`,
});
export const lines = style({ whiteSpace: "pre-line" });
export const state = style({ marginBlockStart: "auto", paddingBlockStart: space[2] });
export const states = views;
/** Each a third, as long as the longest fits into one. */
export const stateButton = style([
  view,
  { flex: "1 1 0", paddingInline: "1px", fontSize: "0.8125rem" },
]);
globalStyle(`${tiles} ${stateButton}`, { "@media": { [screen.narrow]: { fontSize: "0.75rem" } } });

export const people = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  gap: space[5],
  listStyle: "none",
  overflowWrap: "anywhere",
});
