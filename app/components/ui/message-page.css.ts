import { style } from "@vanilla-extract/css";
import { space } from "~/styles/tokens";
import { empty } from "./empty-state.css";
import { page } from "./page.css";

/** In the middle of the column, with the air of a page that says one thing. */
export const message = style([
  page({ width: "form" }),
  empty,
  { paddingBlock: `clamp(0rem, 6vh, ${space[8]})`, textWrap: "balance" },
]);
