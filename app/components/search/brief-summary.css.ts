import { globalStyle, style } from "@vanilla-extract/css";
import { button } from "~/components/ui/button.css";
import { hiddenText } from "~/components/ui/page.css";
import { vars } from "~/styles/theme.css";
import { layer, radius, screen, space } from "~/styles/tokens";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  padding: space[1],
  paddingInlineStart: space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.raised,
  "@media": { print: { border: 0, padding: 0 } },
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

/** One row that scrolls on a phone; the width keeps the buttons beside it. */
export const facts = style({
  display: "flex",
  flex: "1 1 0",
  alignItems: "center",
  gap: space[2],
  minWidth: "8rem",
  paddingBlock: space[1],
  overflowX: "auto",
  scrollbarWidth: "none",
  listStyle: "none",
  "@media": { [screen.phone]: { flexWrap: "wrap" }, print: { flexWrap: "wrap" } },
});
export const fact = style({
  flex: "none",
  maxWidth: "20rem",
  cursor: "auto",
  ":hover": { borderColor: vars.color.outline },
  "@media": { [screen.phone]: { maxWidth: "min(20rem, 100%)" } },
});

export const again = style({
  "@media": { print: { display: "none" } },
  selectors: { "&[open]": { flexBasis: "100%", maxWidth: "34rem" } },
});
export const toggle = style([button({ look: "quiet", size: "small" }), { listStyle: "none" }]);
globalStyle(`${toggle}::-webkit-details-marker`, { display: "none" });

/** Read everywhere, shown where there is room. */
export const more = style([
  hiddenText,
  {
    "@media": {
      [screen.phone]: { position: "static", width: "auto", height: "auto", clipPath: "none" },
    },
  },
]);
export const form = style({ paddingBlock: space[4], paddingInlineEnd: space[2] });
