import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const top = style({ display: "grid", gap: space[2], minWidth: 0 });
export const disclosure = style({ fontSize: text.small, color: vars.color.mutedOnBackground });
globalStyle(`${disclosure} > p`, { display: "inline" });

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
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const question = style({ fontSize: text.heading2, fontWeight: 700 });
