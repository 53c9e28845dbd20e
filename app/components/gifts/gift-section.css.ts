import { globalStyle, style } from "@vanilla-extract/css";
import { ARROWS_WIDTH, item } from "~/components/ui/carousel.css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

export const tiles = style({
  display: "grid",
  gap: space[4],
  listStyle: "none",
  gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))",
  "@media": { [screen.phone]: { gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))" } },
});

/** As many columns as the carousel shows gifts: sections of few gifts stand side by side. */
export const sections = style({
  display: "grid",
  alignItems: "start",
  gap: space[6],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [screen.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", columnGap: space[5] },
    [screen.wide]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
  },
});
/** The carousel's arrows are positioned against it. */
export const section = style({ position: "relative", gridColumn: "1 / -1" });
const one = style({ "@media": { [screen.desktop]: { gridColumn: "auto" } } });
const two = style({ "@media": { [screen.desktop]: { gridColumn: "span 2" } } });
globalStyle(`${one} ${item}`, { "@media": { [screen.desktop]: { width: "100%" } } });
globalStyle(`${one} h2`, { "@media": { [screen.desktop]: { flexBasis: "100%" } } });
globalStyle(`${two} ${item}`, { "@media": { [screen.desktop]: { width: "50%" } } });

/** By the number of gifts. */
export const fitting: Record<number, string> = { 0: one, 1: one, 2: two };

export const about = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[4],
});
/** Leaves room for the arrows. */
export const besideArrows = style({
  "@media": { [screen.phone]: { minHeight: "2.75rem", paddingInlineEnd: ARROWS_WIDTH } },
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
export const picture = style({
  width: "100%",
  height: "auto",
  aspectRatio: "4 / 3",
  objectFit: "contain",
  borderRadius: radius.small,
  background: vars.color.picture,
});
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
export const stateButton = style([
  view,
  { flexGrow: 1, paddingInline: space[1], fontSize: text.small },
]);

export const people = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  gap: space[5],
  listStyle: "none",
  overflowWrap: "anywhere",
});
