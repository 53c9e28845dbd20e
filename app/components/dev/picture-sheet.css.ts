import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

export const subject = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  gap: space[4],
  padding: space[4],
  background: vars.color.background,
  color: vars.color.onBackground,
});
export const name = style({ gridColumn: "1 / -1", margin: 0 });
/** The shape and the crop of a product card. */
export const picture = style({
  width: "100%",
  height: "auto",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  borderRadius: radius.medium,
});
