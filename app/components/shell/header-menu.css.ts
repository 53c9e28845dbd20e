import { style } from "@vanilla-extract/css";
import { hiddenText } from "~/components/ui/page.css";
import { vars } from "~/styles/theme.css";
import { gutter, radius, screen, space } from "~/styles/tokens";

export const menu = style({});
const whileOpen = (below: string) => `${menu}:has(> :popover-open) > ${below}`;

export const control = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minWidth: "2.75rem",
  minHeight: "2.75rem",
  justifyContent: "center",
  paddingInline: space[2],
  borderRadius: radius.medium,
  border: 0,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  fontWeight: 600,
  cursor: "pointer",
  ":hover": { background: vars.color.line },
  selectors: { [whileOpen("&")]: { background: vars.color.line } },
});

export const greeting = style({
  // The width that the other controls of the bar leave.
  maxWidth: "clamp(4rem, 100vw - 14.25rem, 16rem)",
  overflowWrap: "anywhere",
});

/** Points down; up while its menu is open. */
export const caret = style({
  flex: "none",
  width: "0.5rem",
  height: "0.5rem",
  marginBlockStart: "-0.25rem",
  borderInlineEnd: "2px solid",
  borderBlockEnd: "2px solid",
  rotate: "45deg",
  selectors: { [whileOpen("* > &")]: { rotate: "225deg", marginBlockStart: "0.25rem" } },
});

/** The name of the gift menu: seen where there is room, always read. */
export const giftsLabel = style([
  hiddenText,
  {
    "@media": {
      [screen.tablet]: {
        position: "static",
        width: "auto",
        height: "auto",
        margin: 0,
        clipPath: "none",
      },
    },
  },
]);

/** Below its control; on a phone, and where a browser cannot anchor it, at the end of the bar. */
export const panel = style({
  position: "absolute",
  // Without it newer browsers know no anchor where no area is named.
  positionAnchor: "auto",
  inset: "auto",
  insetInlineEnd: gutter,
  insetBlockStart: ["4rem", "anchor(bottom, 4rem)"],
  "@media": { [screen.phone]: { insetInlineEnd: [gutter, `anchor(right, ${gutter})`] } },
  margin: 0,
  marginBlockStart: space[1],
  border: "1px solid transparent",
  minWidth: "13rem",
  padding: space[2],
  listStyle: "none",
  borderRadius: radius.medium,
  background: vars.color.paper,
  color: vars.color.onPaper,
  boxShadow: `0 0.75rem 2rem ${vars.color.shadow}`,
  vars: { [vars.color.focus]: vars.color.onPaper },
});

export const entry = style({
  display: "flex",
  alignItems: "center",
  width: "100%",
  minHeight: "2.75rem",
  paddingInline: space[3],
  border: 0,
  borderRadius: radius.small,
  background: "transparent",
  color: "inherit",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  ":hover": { textDecoration: "underline" },
});
