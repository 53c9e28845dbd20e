import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

/** Sticky, so that the result of an action far down the page is visible. */
export const line = style({
  position: "sticky",
  zIndex: 4,
  insetBlockStart: space[2],
  // Takes no space while empty.
  ":empty": { position: "absolute" },
});

export const notice = style({
  padding: `${space[3]} ${space[4]}`,
  border: `2px solid ${vars.color.primary}`,
  borderRadius: radius.medium,
  background: vars.color.raised,
  fontWeight: 600,
});
