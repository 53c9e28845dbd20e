import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { byPlaces, radius, space, text } from "~/styles/tokens";

/** How much of the next item a phone shows. */
const PEEK_PX = 48;

/** Its arrows stand in the upper corner of the next positioned element around it. */
export const frame = style({ minWidth: 0, marginInline: `calc(-1 * ${space[2]})` });

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
  // The next one peeks in.
  width: `calc(100% - ${PEEK_PX}px)`,
  paddingInline: space[2],
  scrollSnapAlign: "start",
  "@media": byPlaces((items) => ({ width: `calc(100% / ${items})` })),
});

/** Replaces react-multi-carousel's style sheet, which includes a font and colours. */
export const sliding = style({
  overflow: "hidden",
  paddingBlockEnd: space[2],
  // The carousel gives its items whole pixels.
  "@media": byPlaces((items) => ({ width: `round(100%, ${items}px)` })),
});
globalStyle(`${sliding} .react-multi-carousel-list`, { overflow: "visible" });
globalStyle(`${sliding} .react-multi-carousel-track`, {
  display: "flex",
  width: "max-content",
  listStyle: "none",
  margin: 0,
  padding: 0,
});
// Overrides inline flex styles, by which items would not keep the width that the carousel computed.
export const slide = style({ paddingInline: space[2], flex: "none !important" });

// Print all products in rows of three; overrides the carousel's inline widths.
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

/** The width of the arrows and of what they say. */
export const ARROWS_WIDTH = "12rem";

export const arrows = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  "@media": { print: { display: "none" } },
  display: "flex",
  alignItems: "center",
  gap: space[2],
});
export const shown = style({ fontSize: text.small, color: vars.color.mutedOnBackground });
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
