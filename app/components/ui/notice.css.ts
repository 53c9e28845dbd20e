import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { tick } from "~/styles/tick";
import { radius, space } from "~/styles/tokens";

/** Sticky, so that the result of an action far down the page is visible. */
export const line = style({
  position: "sticky",
  zIndex: 4,
  insetBlockStart: space[2],
  // Takes no space while empty.
  ":empty": { position: "absolute" },
});

/** With a tick. */
export const notice = style({
  position: "relative",
  padding: `${space[3]} ${space[4]}`,
  paddingInlineStart: space[7],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: radius.medium,
  background: vars.color.raised,
  fontWeight: 600,
  "::before": {
    ...tick,
    position: "absolute",
    insetInlineStart: "1.375rem",
    insetBlockStart: "1.125rem",
    color: vars.color.success,
  },
});
