import { style } from "@vanilla-extract/css";
import { space } from "~/styles/tokens";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: space[4],
  paddingBlock: space[6],
  textAlign: "center",
});
