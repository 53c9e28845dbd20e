import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";
import { carouselHeight } from "./product-carousel.css";

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
export const sample = style({
  width: "fit-content",
  paddingInline: space[3],
  paddingBlock: space[1],
  border: `1px dashed ${vars.color.outline}`,
  borderRadius: radius.round,
  fontSize: text.small,
});

/** As high as the products that will stand here, so that nothing moves when they come. */
export const waiting = style({
  display: "grid",
  placeItems: "center",
  minHeight: `calc(${carouselHeight} + 3.75rem)`,
  border: `1px dashed ${vars.color.line}`,
  borderRadius: radius.medium,
});
export const empty = style([waiting, { minHeight: "8rem", alignContent: "center", gap: space[3] }]);
