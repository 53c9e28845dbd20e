import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { space } from "~/styles/tokens";

/** A column whose gaps an empty notice can take back, which a grid's cannot be. */
export const sections = style({ display: "flex", flexDirection: "column", gap: space[6] });
export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
export const rows = style({ display: "grid", listStyle: "none" });
export const session = style([
  row,
  { paddingBlock: space[3], borderBlockStart: `1px solid ${vars.color.line}` },
]);
