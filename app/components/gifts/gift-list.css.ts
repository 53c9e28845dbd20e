import { style } from "@vanilla-extract/css";
import { radius, space, text } from "~/styles/tokens";

export const list = style({ display: "grid", gap: space[3], listStyle: "none" });
export const row = style({
  display: "grid",
  gridTemplateColumns: "4rem 1fr",
  gap: space[3],
  alignItems: "center",
});
export const image = style({
  width: "4rem",
  height: "4rem",
  objectFit: "contain",
  borderRadius: radius.small,
  background: "#ffffff",
});
export const points = style({ paddingInlineStart: space[5] });
export const more = style({ marginBlockStart: space[2] });
export const heading = style({ fontSize: text.large });
export const between = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[3],
});
