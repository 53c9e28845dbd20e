import { style } from "@vanilla-extract/css";
import { space } from "~/styles/tokens";

export const box = style({ display: "grid", gap: space[2], minWidth: 0 });

/** Rendered before hydration to avoid a layout shift; hidden without JavaScript. */
export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  listStyle: "none",
  selectors: { ":root:not([data-js]) &": { display: "none" } },
});
