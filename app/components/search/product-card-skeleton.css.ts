import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space } from "~/styles/tokens";
import { narrowPictureShape, pictureShape } from "./product-card.css";

export const card = style({
  borderRadius: radius.medium,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
export const picture = style({
  aspectRatio: pictureShape,
  "@media": { [screen.narrow]: { aspectRatio: narrowPictureShape } },
});
/** As high as the texts of most products. */
export const body = style({
  display: "grid",
  alignContent: "start",
  gap: space[2],
  height: "16rem",
  padding: space[3],
});
export const title = style({ height: "2.7rem" });
export const price = style({ width: "5rem", height: "1.75rem" });
