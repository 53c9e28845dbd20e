import { globalStyle, style } from "@vanilla-extract/css";
import { button } from "~/components/ui/button.css";
import { scrollingRow } from "~/components/ui/scrolling-row.css";
import { vars } from "~/styles/theme.css";
import { layer, radius, screen, space } from "~/styles/tokens";

/** The brief with its buttons in one row, from 600 px; a phone has them below it. The form is a row of its own. */
export const bar = style({
  display: "grid",
  // With wide letters, too, there is room for Share.
  gridTemplateColumns: "fit-content(65%) minmax(0, 1fr)",
  alignItems: "start",
  justifyItems: "start",
  gap: space[2],
  padding: space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.raised,
  "@media": {
    [screen.phone]: { gridTemplateColumns: "minmax(0, 1fr) auto auto" },
    print: { border: 0, padding: 0 },
  },
  selectors: {
    // Sticky unless the form is open, which would be higher than the window.
    "&:not(:has(details[open]))": {
      "@media": {
        [`${screen.phone} and (min-height: 40rem)`]: {
          position: "sticky",
          zIndex: layer.sticky,
          insetBlockStart: 0,
          boxShadow: `0 0.5rem 1rem ${vars.color.shadow}`,
        },
      },
    },
  },
});
// Keeps the focused element from being hidden behind it (WCAG 2.2, 2.4.11).
globalStyle(`html:has(${bar})`, { scrollPaddingTop: "5.5rem" });

/** One row that scrolls on a phone. */
export const facts = style([
  scrollingRow,
  {
    display: "flex",
    gridArea: "1 / 1 / 2 / -1",
    alignItems: "center",
    gap: space[2],
    maxWidth: "100%",
    listStyle: "none",
    "@media": {
      [screen.phone]: { gridArea: "1 / 1", flexWrap: "wrap", minHeight: "2.75rem" },
      print: { flexWrap: "wrap" },
    },
  },
]);
export const fact = style({
  flex: "none",
  cursor: "auto",
  whiteSpace: "nowrap",
  ":hover": { borderColor: vars.color.outline },
  "@media": { [screen.phone]: { maxWidth: "min(20rem, 100%)", whiteSpace: "normal" } },
});

/** Its content stands in the grid of the bar; where it cannot, what is open has a row of its own. */
export const again = style({
  display: "contents",
  "@media": { print: { display: "none" } },
  "@supports": {
    "not selector(::details-content)": {
      display: "block",
      selectors: { "&[open]": { gridArea: "3 / 1 / 4 / -1" } },
    },
  },
});
globalStyle(`${again}[open]::details-content`, { gridArea: "3 / 1 / 4 / -1", width: "100%" });
// No row, and no gap before one.
globalStyle(`${again}:not([open])::details-content`, { position: "absolute" });
/** The row of the buttons. */
export const row = style({ gridRow: 2, "@media": { [screen.phone]: { gridRow: 1 } } });
export const toggle = style([row, button({ look: "quiet", size: "small" }), { listStyle: "none" }]);
globalStyle(`${toggle}::-webkit-details-marker`, { display: "none" });

export const form = style({ maxWidth: "34rem", paddingBlock: space[2] });
