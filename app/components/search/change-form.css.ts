import { style } from "@vanilla-extract/css";
import { chip as chipOf } from "~/components/ui/chip.css";
import { space } from "~/styles/tokens";

export const change = style({ display: "grid", gap: space[3], maxWidth: "44rem" });

export const line = style({
  display: "grid",
  gap: space[3],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr) auto",
});

/** Beside the control of the field, which stands under its label. */
export const again = style({ marginBlockStart: "1.8rem" });

export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginBlockStart: space[2],
  listStyle: "none",
});
export const chip = chipOf({ chosen: true });
