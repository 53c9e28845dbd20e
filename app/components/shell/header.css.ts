import { style } from "@vanilla-extract/css";
import { page } from "~/components/ui/page.css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space } from "~/styles/tokens";

export const header = style({
  borderBottom: `1px solid ${vars.color.line}`,
  "@media": { print: { display: "none" } },
});

export const bar = style([
  page({ width: "wide" }),
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[4],
    minHeight: "3.5rem",
    "@media": { [screen.phone]: { minHeight: "4rem" } },
  },
]);

export const home = style({
  display: "flex",
  color: "inherit",
  textDecoration: "none",
  borderRadius: radius.medium,
  paddingBlock: space[2],
});

export const tools = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space[2],
});

export const iconButton = style({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  border: 0,
  borderRadius: radius.round,
  background: "transparent",
  cursor: "pointer",
  ":hover": { background: vars.color.line },
});
