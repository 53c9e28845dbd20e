import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const disclosure = style({
  fontSize: text.small,
  color: vars.color.mutedOnBackground,
  maxWidth: "75ch",
});

export const waiting = style({
  display: "grid",
  justifyItems: "center",
  gap: space[3],
  padding: space[6],
  textAlign: "center",
});

export const refused = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlockStart: space[5],
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.mutedOnBackground,
});

export const refine = style({
  display: "grid",
  gap: space[4],
  paddingBlockStart: space[5],
  borderTop: `1px solid ${vars.color.line}`,
});
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space[3] });
