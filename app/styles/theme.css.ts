import {
  assignVars,
  createGlobalTheme,
  createThemeContract,
  globalStyle,
} from "@vanilla-extract/css";
import { DARK, LIGHT } from "./palette";

/** One contract for both themes; `data-theme` sets the theme of a page or a part of it. */
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
    dangerGround: null,
    success: null,
    paper: null,
    onPaper: null,
    mutedOnPaper: null,
    dangerOnPaper: null,
    dangerGroundOnPaper: null,
    primaryOnPaper: null,
    onPrimaryOnPaper: null,
    raised: null,
    field: null,
    onField: null,
    outline: null,
    line: null,
    link: null,
    focus: null,
    gold: null,
    goldOutline: null,
    veil: null,
    onVeil: null,
    picture: null,
    tint: null,
    shadow: null,
  },
});

createGlobalTheme(':root, [data-theme="dark"]', vars, { color: DARK });
createGlobalTheme('[data-theme="light"]', vars, { color: LIGHT });
// Print on white in both themes.
globalStyle(":root, [data-theme]", {
  "@media": { print: { vars: assignVars(vars, { color: LIGHT }) } },
});

/** For boxes on paper: replaces the background's colours with the paper's. */
export const paperVars = {
  [vars.color.focus]: vars.color.onPaper,
  [vars.color.link]: vars.color.onPaper,
  [vars.color.mutedOnBackground]: vars.color.mutedOnPaper,
  [vars.color.dangerOnBackground]: vars.color.dangerOnPaper,
  [vars.color.dangerGround]: vars.color.dangerGroundOnPaper,
  // In the dark theme paper has the primary colour, on which a primary fill is invisible.
  [vars.color.primary]: vars.color.primaryOnPaper,
  [vars.color.onPrimary]: vars.color.onPrimaryOnPaper,
};
