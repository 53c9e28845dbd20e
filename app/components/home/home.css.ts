import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { screen, space, text } from "~/styles/tokens";

/**
 * On a phone one column, with the art beside the lead. From 900 px the form stands beside the art, the
 * examples and the steps.
 */
export const home = style({
  display: "grid",
  alignItems: "start",
  columnGap: space[4],
  rowGap: space[4],
  gridTemplateColumns: "minmax(0, 1fr) min(10rem, 42%)",
  gridTemplateAreas: `
    "title title" "lead art" "form form" "examples examples" "steps steps"`,
  "@media": {
    [screen.tablet]: {
      columnGap: space[7],
      rowGap: space[5],
      gridTemplateColumns: "minmax(24rem, 34fr) minmax(0, 36fr)",
      gridTemplateRows: "repeat(4, auto) 1fr",
      gridTemplateAreas: `
        "title title" "lead lead" "form art" "form examples" "form steps"`,
    },
  },
});
/** With what is coming up above the form. */
export const ownHome = style([
  home,
  {
    gridTemplateAreas: `
      "title title" "lead art" "soon soon" "form form" "examples examples" "steps steps"`,
    "@media": {
      [screen.tablet]: {
        gridTemplateRows: "repeat(5, auto) 1fr",
        gridTemplateAreas: `
          "title title" "lead lead" "soon soon" "form art" "form examples" "form steps"`,
      },
    },
  },
]);

export const title = style({ gridArea: "title" });
export const lead = style({
  gridArea: "lead",
  alignSelf: "center",
  fontSize: text.large,
  color: vars.color.mutedOnBackground,
  "@media": { [screen.tablet]: { marginBlockStart: `calc(-1 * ${space[4]})` } },
});
export const art = style({
  gridArea: "art",
  justifySelf: "center",
  width: "100%",
  maxWidth: "36rem",
});
export const form = style({ gridArea: "form" });
export const examples = style({
  gridArea: "examples",
  "@media": { [screen.narrow]: { marginBlockStart: space[4] } },
});
export const steps = style({
  gridArea: "steps",
  marginBlockStart: space[5],
  "@media": { [screen.tablet]: { marginBlockStart: space[3] } },
});
export const soon = style({ gridArea: "soon", minWidth: 0 });
