import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  listStyle: "none",
});
export const choice = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.5rem",
  paddingInline: space[4],
  overflowWrap: "anywhere",
  border: `1px solid ${vars.color.outline}`,
  borderRadius: radius.round,
  color: "inherit",
  textDecoration: "none",
  ":hover": { background: vars.color.line },
  selectors: {
    '&[aria-current="true"]': { background: vars.color.primary, color: vars.color.onPrimary },
  },
});
