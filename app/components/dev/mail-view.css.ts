import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

export const frame = style({
  width: "100%",
  height: "40rem",
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
});

export const text = style({
  margin: 0,
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  fontFamily: "ui-monospace, monospace",
});
