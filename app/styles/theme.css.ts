import { createGlobalTheme, createThemeContract } from "@vanilla-extract/css";

/**
 * One contract, two themes. `primary`, `secondary`, `background` and `paper` are the product
 * specification's colours (section 9) in their roles; each `on…` colour reaches 4.5:1 on its
 * surface, outlines and focus rings 3:1 (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const vars = createThemeContract({
  color: {
    primary: null,
    onPrimary: null,
    secondary: null,
    onSecondary: null,
    background: null,
    onBackground: null,
    mutedOnBackground: null,
    dangerOnBackground: null,
    paper: null,
    onPaper: null,
    mutedOnPaper: null,
    dangerOnPaper: null,
    field: null,
    onField: null,
    outline: null,
    line: null,
    link: null,
    focus: null,
    gold: null,
    goldOutline: null,
    veil: null,
    shadow: null,
  },
});

createGlobalTheme(":root", vars, {
  color: {
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
    field: "#1d2224",
    onField: "#f5f5f5",
    outline: "#8a9296",
    line: "#33393c",
    link: "#a8cbd6",
    focus: "#ffd166",
    gold: "#ffc93c",
    goldOutline: "#3d2b00",
    veil: "rgba(0, 0, 0, 0.65)",
    shadow: "rgba(0, 0, 0, 0.5)",
  },
});

createGlobalTheme(':root[data-theme="light"]', vars, {
  color: {
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
    field: "#ffffff",
    onField: "#2b211c",
    outline: "#857468",
    line: "#ecdfd3",
    link: "#a8352a",
    focus: "#7a2a8c",
    gold: "#f5b301",
    goldOutline: "#6b4a00",
    veil: "rgba(43, 33, 28, 0.55)",
    shadow: "rgba(90, 60, 40, 0.18)",
  },
});
