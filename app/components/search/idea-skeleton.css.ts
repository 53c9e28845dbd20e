import { style } from "@vanilla-extract/css";
import { text } from "~/styles/tokens";

export const title = style({ width: "55%", height: `calc(1.25 * ${text.title})` });
export const line = style({ height: `calc(1.25 * ${text.body})` });
export const lastLine = style([line, { width: "80%" }]);
