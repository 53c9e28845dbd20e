import { createGlobalTheme, createThemeContract } from "@vanilla-extract/css";
import { DARK, LIGHT } from "./palette";

/** One contract, two themes; a part of a page may show the other one (`data-theme`). */
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

createGlobalTheme(':root, [data-theme="dark"]', vars, { color: DARK });
createGlobalTheme('[data-theme="light"]', vars, { color: LIGHT });
