import { style } from "@vanilla-extract/css";
import { space } from "~/styles/tokens";

/** Without JavaScript the fields show as soon as the box is ticked. */
export const more = style({
  display: "none",
  gap: space[3],
  paddingInlineStart: space[6],
  selectors: {
    'form:has(input[name="emailResults"]:checked) &': { display: "grid" },
  },
});

export const group = style({ display: "grid", gap: space[3] });
