import { style } from "@vanilla-extract/css";
import { space } from "~/styles/tokens";

export const part = style({ display: "grid", gap: space[4], minWidth: 0 });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
});
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
  gap: space[5],
  alignItems: "start",
});
