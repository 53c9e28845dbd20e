import { style } from "@vanilla-extract/css";
import { space, text } from "~/styles/tokens";

export const list = style({ display: "grid", gap: space[3], listStyle: "none" });
export const row = style({
  display: "grid",
  gridTemplateColumns: "6rem 1fr",
  gap: space[3],
  alignItems: "center",
});
export const state = style({ display: "flex", flexWrap: "wrap", gap: space[3] });
export const points = style({ paddingInlineStart: space[5] });
export const more = style({ marginBlockStart: space[2] });
export const heading = style({ fontSize: text.large });
export const between = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[3],
});
