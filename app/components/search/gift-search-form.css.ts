import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { screen, space, text } from "~/styles/tokens";

export const wait = style({
  fontSize: text.small,
  color: vars.color.mutedOnBackground,
  textAlign: "center",
});

export const pair = style({
  display: "grid",
  gap: space[4],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [screen.phone]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
});

const usaChosen = 'form:has(input[name="region"][value="USA"]:checked)';

/** Shows the currency sign of the chosen region, without JavaScript. */
export const pounds = style({ selectors: { [`${usaChosen} &`]: { display: "none" } } });
export const dollars = style({
  display: "none",
  selectors: { [`${usaChosen} &`]: { display: "inline" } },
});
