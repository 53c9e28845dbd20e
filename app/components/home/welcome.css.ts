import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

export const welcome = style({
  display: "grid",
  gap: space[6],
  alignContent: "start",
  minWidth: 0,
  "@media": { [screen.desktop]: { paddingInlineStart: space[5] } },
});
export const steps = style({ display: "grid", gap: space[4], listStyle: "none" });
export const step = style({ display: "flex", gap: space[4] });
export const number = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "2.25rem",
  height: "2.25rem",
  borderRadius: radius.round,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: 700,
});
export const stepTitle = style({ fontSize: text.large });
export const quiet = style({ color: vars.color.mutedOnBackground });
export const examples = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  listStyle: "none",
});
export const example = style({
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
