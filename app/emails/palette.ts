/** Colours of mails: the roles of the two themes, light inline and dark by media query. */
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

/** Mail programs without web fonts show their own; nothing is fetched. */
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
 * The only style sheet of a mail: what inline styles cannot say. React would escape quotes and `>` in
 * it, and a browser would then drop the rule.
 */
export const styleSheet = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { background-color: ${light.background}; }
@media (prefers-color-scheme: dark) {
${darkRules}
}
@media (max-width: 480px) {
.r-card { padding: 24px 20px 8px !important; }
}`;
