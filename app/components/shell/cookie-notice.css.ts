import { globalStyle, style } from "@vanilla-extract/css";
import { page } from "~/components/ui/page.css";
import { paperVars, vars } from "~/styles/theme.css";
import { layer, radius, screen, space, text } from "~/styles/tokens";

/** The height of the prompt: stacked on a phone, in one row on wider screens. */
const HEIGHT = { phone: "13rem", wide: "6.5rem" } as const;

/** At the top of the page; fixed to the bottom if the window is high enough. */
export const prompt = style({
  background: vars.color.raised,
  borderBlock: `1px solid ${vars.color.line}`,
  "@media": {
    [screen.high]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: layer.prompt,
      borderBlockEnd: 0,
      boxShadow: `0 -0.25rem 1.5rem ${vars.color.shadow}`,
    },
    print: { display: "none" },
  },
});

// Keeps the focused element (WCAG 2.2, 2.4.11) and the footer clear of the prompt.
globalStyle(`html:has(${prompt})`, {
  "@media": {
    [screen.high]: { scrollPaddingBottom: HEIGHT.phone },
    [`${screen.phone} and (min-height: 40rem)`]: { scrollPaddingBottom: HEIGHT.wide },
  },
});
globalStyle(`body:has(${prompt})`, {
  "@media": {
    [screen.high]: { paddingBlockEnd: HEIGHT.phone },
    [`${screen.phone} and (min-height: 40rem)`]: { paddingBlockEnd: HEIGHT.wide },
  },
});

export const promptBar = style([
  page({ width: "wide" }),
  {
    display: "grid",
    gap: space[3],
    alignItems: "center",
    paddingBlock: space[4],
    "@media": { [screen.phone]: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: space[5] } },
  },
]);
export const promptTitle = style({ fontWeight: 700 });
export const promptText = style({ fontSize: text.small, maxWidth: "60ch" });

export const choices = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  width: "fit-content",
  gap: space[3],
});
globalStyle(`${choices} button`, { width: "100%" });

export const overlay = style({
  position: "fixed",
  inset: 0,
  zIndex: layer.overlay,
  display: "grid",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space[4],
  background: vars.color.background,
});
export const overlayBox = style({
  display: "grid",
  gap: space[4],
  width: "min(34rem, 100%)",
  margin: "auto",
  padding: space[5],
  borderRadius: radius.medium,
  background: vars.color.paper,
  color: vars.color.onPaper,
  boxShadow: `0 1.5rem 4rem ${vars.color.shadow}`,
  vars: paperVars,
});
export const overlayTitle = style({ fontSize: text.title });
export const overlayChoices = style({ display: "grid", gridAutoRows: "1fr", gap: space[3] });
// One line each on a phone, and as high as each other where a text is enlarged.
globalStyle(`${overlayChoices} button`, {
  width: "100%",
  height: "100%",
  paddingInline: space[2],
});
export const overlayLinks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[4],
  fontSize: text.small,
});

// Stops the page behind the overlay from scrolling.
globalStyle(`body:has(${overlay})`, { overflow: "hidden" });
