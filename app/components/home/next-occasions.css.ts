import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

/** Aligned with the welcome section below it. */
export const section = style({
  display: "grid",
  gap: space[4],
  minWidth: 0,
  "@media": { [screen.desktop]: { paddingInlineStart: space[5] } },
});

export const list = style({
  display: "grid",
  gap: space[3],
  listStyle: "none",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
});

export const row = style({
  display: "grid",
  alignContent: "start",
  gap: space[1],
  height: "100%",
  padding: space[4],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: radius.medium,
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  ":hover": { background: vars.color.line },
});

export const go = style({
  color: vars.color.link,
  fontSize: text.small,
  textDecoration: "underline",
});
