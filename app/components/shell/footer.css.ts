import { style } from "@vanilla-extract/css";
import { page } from "~/components/ui/page.css";
import { vars } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const footer = style({
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: space[4],
  fontSize: text.small,
  color: vars.color.mutedOnBackground,
});

export const inner = style([page({ width: "wide" }), { display: "grid", gap: space[2] }]);
export const links = style({
  display: "flex",
  "@media": { print: { display: "none" } },
  flexWrap: "wrap",
  columnGap: space[5],
  listStyle: "none",
});
export const link = style({
  display: "inline-block",
  paddingBlock: space[3],
  color: "inherit",
  ":hover": { color: vars.color.onBackground },
});
export const disclosure = style({ maxWidth: "60ch" });
