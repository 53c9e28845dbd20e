import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space } from "~/styles/tokens";

const itemWidth = (items: number) => `calc(100% / ${items})`;

/** Keeps the arrows' place from the start, so that nothing moves when they come. */
export const frame = style({
  position: "relative",
  minWidth: 0,
  marginInline: `calc(-1 * ${space[2]})`,
  paddingBlockEnd: "3.5rem",
  "@media": { print: { paddingBlockEnd: 0 } },
});

export const scroller = style({
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "thin",
  borderRadius: radius.medium,
  paddingBlockEnd: space[2],
});

export const list = style({
  display: "flex",
  listStyle: "none",
  "@media": { print: { flexWrap: "wrap" } },
});

export const item = style({
  flex: "none",
  width: itemWidth(1),
  paddingInline: space[2],
  scrollSnapAlign: "start",
  "@media": {
    [screen.phone]: { width: itemWidth(2) },
    [screen.tablet]: { width: itemWidth(3) },
    [screen.desktop]: { width: itemWidth(4) },
    [screen.wide]: { width: itemWidth(5) },
  },
});

/** The boxes of react-multi-carousel; its own style sheet brings a font and colours of its own. */
export const sliding = style({ overflow: "hidden", paddingBlockEnd: space[2] });
globalStyle(`${sliding} .react-multi-carousel-list`, { overflow: "visible" });
globalStyle(`${sliding} .react-multi-carousel-track`, {
  display: "flex",
  width: "max-content",
  listStyle: "none",
  margin: 0,
  padding: 0,
});
// Inline, the carousel lets its items grow and shrink away from the width it reckons for them.
export const slide = style({ paddingInline: space[2], flex: "none !important" });

// On paper every product is there, in rows of three; the carousel's own widths are inline.
const printed = {
  width: "33.3% !important",
  flex: "none !important",
  breakInside: "avoid",
} as const;
globalStyle(`${list} > li, ${sliding} .react-multi-carousel-track > li`, {
  "@media": { print: printed },
});
globalStyle(`${sliding} .react-multi-carousel-track`, {
  "@media": {
    print: { flexWrap: "wrap", width: "100% !important", transform: "none !important" },
  },
});

export const arrows = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: space[2],
  "@media": { print: { display: "none" } },
  display: "flex",
  gap: space[2],
});
export const arrow = style({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  border: `1px solid ${vars.color.outline}`,
  borderRadius: radius.round,
  background: "transparent",
  color: vars.color.onBackground,
  cursor: "pointer",
  selectors: { '&[aria-disabled="true"]': { opacity: 0.45, cursor: "default" } },
});
