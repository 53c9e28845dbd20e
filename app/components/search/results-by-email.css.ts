import { style } from "@vanilla-extract/css";
import { space } from "~/styles/tokens";

/** Shown by CSS when the box is ticked, so that it works without JavaScript. */
export const more = style({
  display: "none",
  gap: space[3],
  paddingInlineStart: space[6],
  selectors: {
    'form:has(input[name="emailResults"]:checked) &': { display: "grid" },
  },
});

export const group = style({ display: "grid", gap: space[3] });
