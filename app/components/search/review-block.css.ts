import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const block = style({
  // Above the surface of the product's link, to be selected.
  position: "relative",
  display: "grid",
  gap: space[1],
  alignContent: "start",
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${vars.color.shadow}`,
  fontSize: text.small,
  lineHeight: 1.45,
  overflowWrap: "anywhere",
});
/** Heading, label and first sentence, one after the other. */
export const intro = style({});
globalStyle(`${intro} > *`, { display: "inline" });
export const heading = style({ fontSize: text.small, fontWeight: 700 });
export const label = style({
  marginInline: space[1],
  fontSize: "0.8125rem",
  fontStyle: "italic",
  color: vars.color.mutedOnBackground,
});
export const part = style({ fontWeight: 600 });
export const points = style({ paddingInlineStart: space[4], display: "grid", gap: space[1] });
/** As high as most reviews. */
export const waiting = style({ minHeight: "7rem", color: vars.color.mutedOnBackground });

export const more = style({});
export const toggle = style({
  width: "fit-content",
  paddingBlock: space[1],
  fontWeight: 600,
  cursor: "pointer",
});
export const rest = style({ display: "grid", gap: space[2] });
// Print what is folded.
globalStyle(`${more}::details-content`, {
  "@media": { print: { display: "block", contentVisibility: "visible" } },
});

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
