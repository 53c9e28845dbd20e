import { globalFontFace, globalStyle, keyframes } from "@vanilla-extract/css";
import { vars } from "./theme.css";
import { font, screen, space, text } from "./tokens";

// Optional: text that has been painted does not change its font, which would move the page.
globalFontFace("Inter", {
  src: 'url("/fonts/inter-latin.woff2") format("woff2")',
  fontWeight: "100 900",
  fontDisplay: "optional",
  unicodeRange:
    "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
});
globalFontFace("Inter", {
  src: 'url("/fonts/inter-latin-ext.woff2") format("woff2")',
  fontWeight: "100 900",
  fontDisplay: "optional",
  unicodeRange:
    "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+20A0-20AB",
});
// Arial with the metrics of Inter, to avoid a layout shift when the font has loaded.
globalFontFace("Inter fallback", {
  src: 'local("Arial"), local("Liberation Sans")',
  ascentOverride: "90%",
  descentOverride: "22.43%",
  lineGapOverride: "0%",
  sizeAdjust: "107.64%",
});

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle(':root, [data-theme="dark"]', { colorScheme: "dark" });
globalStyle('[data-theme="light"]', { colorScheme: "light" });
globalStyle("body", {
  margin: 0,
  background: vars.color.background,
  color: vars.color.onBackground,
  fontFamily: font,
  fontSize: text.body,
  lineHeight: 1.55,
  overflowWrap: "break-word",
});
globalStyle("h1, h2, h3, h4, p, ul, ol, figure, fieldset, dl, dd", {
  margin: 0,
  padding: 0,
});
globalStyle("h1", { fontSize: text.heading1, lineHeight: 1.15, letterSpacing: "-0.02em" });
globalStyle("h2", { fontSize: text.heading2, lineHeight: 1.25, letterSpacing: "-0.01em" });
globalStyle("h3", { fontSize: text.heading3, lineHeight: 1.3 });
globalStyle("h4", { fontSize: text.heading4, lineHeight: 1.35, fontWeight: 600 });
// Break long words instead of making the page scroll sideways.
globalStyle("h1, h2, h3, h4, p, dd", { overflowWrap: "anywhere" });
globalStyle("fieldset", { border: 0, minInlineSize: 0 });
globalStyle("legend", { padding: 0 });
globalStyle("img, svg", { display: "block", maxWidth: "100%" });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("a", { color: vars.color.link, textUnderlineOffset: "0.2em" });
globalStyle(":focus-visible", {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: "2px",
});
globalStyle("[hidden]", { display: "none !important" });
globalStyle("main", {
  flex: 1,
  width: "100%",
  paddingBlock: space[4],
  "@media": { [screen.phone]: { paddingBlock: space[5] } },
});
// A new page rises into place. Moving alone, it is read and pressed from the first moment; a view
// transition would lose what is pressed while it runs.
const rise = keyframes({ from: { transform: "translateY(0.375rem)" } });
globalStyle("main > *", { animation: `${rise} 180ms ease-out` });
// However short, a transition of every property would let inherited colours follow a new theme one
// element after the other.
globalStyle("*, *::before, *::after", {
  "@media": {
    [screen.calm]: {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transition: "none !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
