import { style } from "@vanilla-extract/css";

export const illustration = style({
  height: "auto",
  "@media": { print: { display: "none" } },
});
export const small = style({ width: "13rem" });
