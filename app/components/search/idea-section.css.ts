import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const idea = style({
  display: "grid",
  gap: space[4],
  minWidth: 0,
  paddingBlockStart: space[5],
  borderTop: `1px solid ${vars.color.line}`,
});
export const words = style({ display: "grid", gap: space[2], maxWidth: "70ch" });
export const why = style({ color: vars.color.mutedOnBackground });
export const asOf = style({ fontSize: text.small, color: vars.color.mutedOnBackground });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[3] });
export const empty = style({
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: space[3],
  minHeight: "8rem",
  border: `1px dashed ${vars.color.line}`,
  borderRadius: radius.medium,
});
