/**
 * The colours of both themes. Each `on…` colour has a contrast of 4.5:1 on its surface, outlines
 * and focus rings 3:1 (WCAG 2.2, 1.4.3 and 1.4.11;
 * docs/decisions/060-text-colours-that-reach-contrast.md). A test measures them all.
 */
export const DARK = {
  primary: "#7599A4",
  onPrimary: "#0b1316",
  secondary: "#436b66",
  onSecondary: "#f5f5f5",
  background: "#121212",
  onBackground: "#f5f5f5",
  mutedOnBackground: "#b9c0c3",
  dangerOnBackground: "#ffa39b",
  paper: "#7599A4",
  onPaper: "#0b1316",
  mutedOnPaper: "#14252c",
  dangerOnPaper: "#4f0010",
  primaryOnPaper: "#0b1316",
  onPrimaryOnPaper: "#e8f0f3",
  raised: "#1d2224",
  field: "#121212",
  onField: "#f5f5f5",
  outline: "#8a9296",
  line: "#33393c",
  link: "#a8cbd6",
  focus: "#ffd166",
  gold: "#ffc93c",
  goldOutline: "#3d2b00",
  veil: "rgba(0, 0, 0, 0.65)",
  onVeil: "#ffffff",
  picture: "#ffffff",
  shadow: "rgba(0, 0, 0, 0.5)",
} as const;

/** Surfaces of initials and the colour of their letters, in both themes. */
export const TINTS = ["#ffd3cc", "#ffe2a3", "#d5e8c8", "#c4e6df", "#c9e0f5", "#e3d5f2"] as const;
export const ON_TINT = "#2b211c";

export const LIGHT: Record<keyof typeof DARK, string> = {
  primary: "#ff6f61",
  onPrimary: "#1f0d0a",
  secondary: "#fff8f0",
  onSecondary: "#2b211c",
  background: "#fff8f0",
  onBackground: "#2b211c",
  mutedOnBackground: "#62534a",
  dangerOnBackground: "#b3261e",
  paper: "#ffffff",
  onPaper: "#2b211c",
  mutedOnPaper: "#62534a",
  dangerOnPaper: "#b3261e",
  primaryOnPaper: "#ff6f61",
  onPrimaryOnPaper: "#1f0d0a",
  raised: "#ffffff",
  field: "#ffffff",
  onField: "#2b211c",
  outline: "#857468",
  line: "#ecdfd3",
  link: "#a8352a",
  focus: "#7a2a8c",
  gold: "#f5b301",
  goldOutline: "#6b4a00",
  veil: "rgba(43, 33, 28, 0.75)",
  onVeil: "#ffffff",
  picture: "#ffffff",
  shadow: "rgba(90, 60, 40, 0.18)",
};
