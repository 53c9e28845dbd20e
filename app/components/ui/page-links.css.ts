import { style } from "@vanilla-extract/css";
import { space } from "~/styles/tokens";

export const pages = style({ display: "flex", flexWrap: "wrap", gap: space[4] });
