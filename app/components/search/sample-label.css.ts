import { style } from "@vanilla-extract/css";
import { text } from "~/styles/tokens";

export const fine = style({ fontSize: text.small, maxWidth: "75ch" });
