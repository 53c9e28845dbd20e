import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { space } from "~/styles/tokens";

export const part = style({
  display: "grid",
  gap: space[2],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
