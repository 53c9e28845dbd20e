import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { layer, radius, screen, space } from "~/styles/tokens";

export const summary = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  borderInlineStart: `4px solid ${vars.color.primary}`,
  borderRadius: radius.small,
  background: vars.color.field,
  "@media": { print: { border: 0, padding: 0 } },
  selectors: {
    // Sticky unless the form is open, which would be higher than the window.
    "&:not(:has(details[open]))": {
      "@media": {
        [`${screen.phone} and (min-height: 40rem)`]: {
          position: "sticky",
          zIndex: layer.sticky,
          insetBlockStart: 0,
          gridTemplateColumns: "minmax(0, 1fr) auto auto",
          alignItems: "center",
          boxShadow: `0 0.5rem 1rem ${vars.color.shadow}`,
        },
      },
    },
  },
});
// Keeps the focused element from being hidden behind it (WCAG 2.2, 2.4.11).
globalStyle(`html:has(${summary})`, { scrollPaddingTop: "7rem" });
export const again = style({ maxWidth: "34rem", "@media": { print: { display: "none" } } });
export const toggle = style({
  width: "fit-content",
  paddingBlock: space[2],
  color: vars.color.link,
  fontWeight: 600,
  cursor: "pointer",
});
export const form = style({ paddingBlock: space[4] });
