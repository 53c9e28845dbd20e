import { style } from "@vanilla-extract/css";
import { screen } from "~/styles/tokens";

export const title = style({ width: "55%", height: "1.875rem" });
/** As high as most. */
export const description = style({
  height: "4.5rem",
  "@media": { [screen.tablet]: { height: "3.5rem", maxWidth: "60ch" } },
});
export const why = style({
  height: "3.5rem",
  "@media": { [screen.tablet]: { height: "3.25rem" } },
});
export const touch = style({
  height: "2.5rem",
  "@media": { [screen.tablet]: { height: "1.25rem", maxWidth: "60ch" } },
});
