import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { tick } from "~/styles/tick";
import { radius, space } from "~/styles/tokens";
import { error as fieldError } from "./field.css";

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  columnGap: space[3],
  rowGap: space[1],
  paddingBlock: space[1],
});
export const label = style({ cursor: "pointer" });
export const error = style([fieldError, { gridColumn: 2 }]);

/** The native checkbox and the Radix checkbox that replaces it. */
export const box = style({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  width: "1.5rem",
  height: "1.5rem",
  margin: 0,
  padding: 0,
  border: `2px solid ${vars.color.outline}`,
  borderRadius: radius.small,
  background: vars.color.field,
  cursor: "pointer",
  selectors: {
    '&:checked, &[data-state="checked"]': {
      borderColor: vars.color.primary,
      background: vars.color.primary,
      color: vars.color.onPrimary,
    },
    '&:checked::before, &[data-state="checked"]::before': tick,
    '&[aria-invalid="true"]': { borderColor: vars.color.dangerOnBackground },
    "&:disabled": { cursor: "not-allowed", opacity: 0.65 },
  },
});
