import { style } from "@vanilla-extract/css";
import { space } from "~/styles/tokens";

export const frame = style({ display: "grid", gap: space[2] });
export const row = style({ display: "flex", gap: space[2], minWidth: 0 });
