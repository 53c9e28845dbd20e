/** Sizes that both themes share. */
export const radius = { small: "4px", medium: "8px", round: "999px" } as const;

/** Steps of the spacing scale. */
export const space = {
  1: "0.25rem",
  2: "0.5rem",
  3: "0.75rem",
  4: "1rem",
  5: "1.5rem",
  6: "2rem",
  7: "3rem",
  8: "4.5rem",
} as const;

/** Steps of the type scale. */
export const text = {
  small: "0.875rem",
  body: "1rem",
  large: "1.125rem",
  heading4: "1.0625rem",
  heading3: "1.125rem",
  heading2: "1.25rem",
  /** Of an idea, and of a dialog. */
  title: "1.5rem",
  heading1: "clamp(1.75rem, 1.5rem + 1.1vw, 2.25rem)",
} as const;

/** The space at both sides of a page. */
export const gutter = "clamp(1rem, 4vw, 2.5rem)";

/** Media queries; the widths are those at which the carousel shows one more item. */
export const screen = {
  narrow: "screen and (max-width: 599.98px)",
  phone: "screen and (min-width: 600px)",
  tablet: "screen and (min-width: 900px)",
  desktop: "screen and (min-width: 1200px)",
  wide: "screen and (min-width: 1600px)",
  calm: "(prefers-reduced-motion: reduce)",
  high: "screen and (min-height: 40rem)",
  forced: "(forced-colors: active)",
} as const;

const PLACES = [
  { from: screen.phone, items: 2 },
  { from: screen.tablet, items: 3 },
  { from: screen.desktop, items: 4 },
  { from: screen.wide, items: 5 },
];
/** Media queries with styles by how many items the carousel shows. */
export const byPlaces = <Styles>(stylesFor: (items: number) => Styles) =>
  Object.fromEntries(PLACES.map(({ from, items }) => [from, stylesFor(items)]));

/** Values of `z-index`. */
export const layer = {
  sticky: 5,
  prompt: 8,
  menu: 9,
  veil: 10,
  dialog: 11,
  overlay: 15,
  skip: 20,
} as const;

export const font = '"Inter", "Inter fallback", system-ui, sans-serif';
