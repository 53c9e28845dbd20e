/** Colours of mails, by role: light in inline styles, dark by media query. */
export const light = {
  background: "#fff8f0",
  paper: "#ffffff",
  text: "#2b211c",
  muted: "#62534a",
  line: "#ecdfd3",
  primary: "#ff6f61",
  onPrimary: "#1f0d0a",
  link: "#a8352a",
} as const;

const dark = {
  background: "#121212",
  paper: "#1d2224",
  text: "#f5f5f5",
  muted: "#b9c0c3",
  line: "#33393c",
  primary: "#7599a4",
  onPrimary: "#0b1316",
  link: "#a8cbd6",
} as const;

/** Inter if installed, otherwise a system font; no font is fetched. */
export const fontFamily =
  "Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const darkRules = [
  `body, .r-bg { background-color: ${dark.background} !important; }`,
  `.r-paper { background-color: ${dark.paper} !important; border-color: ${dark.line} !important; }`,
  `.r-text { color: ${dark.text} !important; }`,
  `.r-muted { color: ${dark.muted} !important; }`,
  `.r-link { color: ${dark.link} !important; }`,
  `.r-card { border-top-color: ${dark.primary} !important; }`,
  `.r-line { border-color: ${dark.line} !important; }`,
  `.r-button { background-color: ${dark.primary} !important; color: ${dark.onPrimary} !important; }`,
].join("\n");

/**
 * The style sheet of a mail, for what inline styles cannot express. Avoid quotes and `>` in it:
 * React escapes them, and the rule would be ignored.
 */
export const styleSheet = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { background-color: ${light.background}; }
@media (prefers-color-scheme: dark) {
${darkRules}
}
@media (max-width: 480px) {
.r-card { padding: 24px 20px 8px !important; }
}`;
