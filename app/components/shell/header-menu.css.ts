import { style } from "@vanilla-extract/css";
import { hiddenText } from "~/components/ui/page.css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space } from "~/styles/tokens";

// On a phone the panel is positioned against the bar, where it has room.
export const menu = style({ "@media": { [screen.phone]: { position: "relative" } } });

export const control = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minWidth: "2.75rem",
  minHeight: "2.75rem",
  justifyContent: "center",
  paddingInline: space[2],
  borderRadius: radius.medium,
  listStyle: "none",
  cursor: "pointer",
  fontWeight: 600,
  ":hover": { background: vars.color.line },
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "details[open] > &": { background: vars.color.line },
  },
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
  selectors: { "details[open] > * > &": { rotate: "225deg", marginBlockStart: "0.25rem" } },
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

export const panel = style({
  position: "absolute",
  zIndex: 5,
  insetInlineEnd: 0,
  insetBlockStart: `calc(100% + ${space[1]})`,
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
