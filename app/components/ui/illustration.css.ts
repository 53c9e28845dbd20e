import { recipe } from "@vanilla-extract/recipes";

export const illustration = recipe({
  base: { height: "auto", "@media": { print: { display: "none" } } },
  variants: { size: { small: { width: "13rem" }, large: { width: "min(34rem, 100%)" } } },
  defaultVariants: { size: "small" },
});
