import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const block = style({
  display: "grid",
  gap: space[2],
  alignContent: "start",
  paddingBlockStart: space[3],
  borderTop: `1px solid ${vars.color.mutedOnPaper}`,
  fontSize: text.small,
  overflowWrap: "anywhere",
});
export const heading = style({ fontSize: text.body, fontWeight: 600 });
export const label = style({
  fontSize: text.small,
  fontStyle: "italic",
  color: vars.color.mutedOnPaper,
});
export const part = style({ fontWeight: 600 });
export const points = style({ paddingInlineStart: space[4], display: "grid", gap: space[1] });
export const waiting = style({ color: vars.color.mutedOnPaper });
export const report = style({
  "@media": { print: { display: "none" } },
  justifySelf: "start",
  minHeight: "1.5rem",
  padding: 0,
  border: 0,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  textDecoration: "underline",
  cursor: "pointer",
});
/** Not at the very top of the window, so that what was reported is in view. */
export const thanks = style({ scrollMarginBlockStart: "50vh" });
