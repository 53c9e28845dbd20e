import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
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

const size = { width: "1.5rem", height: "1.5rem", margin: 0, cursor: "pointer" } as const;

export const native = style({ ...size, accentColor: vars.color.primary });

export const box = style({
  ...size,
  display: "grid",
  placeItems: "center",
  padding: 0,
  border: `2px solid ${vars.color.outline}`,
  borderRadius: radius.small,
  background: vars.color.field,
  selectors: {
    '&[data-state="checked"]': {
      borderColor: vars.color.primary,
      background: vars.color.primary,
      color: vars.color.onPrimary,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.dangerOnBackground },
    "&:disabled": { cursor: "not-allowed", opacity: 0.65 },
  },
});
