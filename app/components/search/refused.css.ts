import { style } from "@vanilla-extract/css";
import { space } from "~/styles/tokens";

/** A row of its own in any form. */
export const refusal = style({
  flexBasis: "100%",
  maxWidth: "44rem",
  scrollMarginBlock: space[4],
});
