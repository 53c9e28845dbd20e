import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

export const list = style({
  display: "grid",
  gap: space[3],
  listStyle: "none",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))",
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[3],
  height: "100%",
  minHeight: "4rem",
  padding: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.raised,
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  ":hover": { borderColor: vars.color.outline },
});

export const what = style({ display: "grid", lineHeight: 1.35 });
export const when = style({ fontSize: text.small, color: vars.color.mutedOnBackground });

/** Looks like a button: the whole row is the link. */
export const start = style({
  paddingBlock: space[1],
  paddingInline: space[3],
  border: "1px solid currentColor",
  borderRadius: radius.medium,
  fontSize: text.small,
  fontWeight: 600,
  "@media": { [screen.forced]: { borderColor: "LinkText" } },
});
