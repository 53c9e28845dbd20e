import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const wait = style({
  fontSize: text.small,
  color: vars.color.mutedOnBackground,
  textAlign: "center",
});

/** Side by side, unless the text is enlarged. */
export const pair = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  rowGap: space[4],
  alignItems: "start",
});
globalStyle(`${pair} > :first-child`, { flex: "2 1 6rem" });
globalStyle(`${pair} > :last-child`, { flex: "1 1 5rem" });
globalStyle(`${pair} > fieldset:last-child`, { flex: "none" });

const usaChosen = 'form:has(input[name="region"][value="USA"]:checked)';

/** Shows the currency sign of the chosen region, without JavaScript. */
export const pounds = style({ selectors: { [`${usaChosen} &`]: { display: "none" } } });
export const dollars = style({
  display: "none",
  selectors: { [`${usaChosen} &`]: { display: "inline" } },
});
