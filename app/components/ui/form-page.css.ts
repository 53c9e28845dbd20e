import { style } from "@vanilla-extract/css";
import { screen, space } from "~/styles/tokens";
import { page } from "./page.css";

/** With air above and below where there is room. */
export const place = style([
  page({ width: "form" }),
  { "@media": { [screen.tablet]: { paddingBlock: `clamp(0rem, 5vh, ${space[8]})` } } },
]);
