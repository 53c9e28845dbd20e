import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

export const tiles = style({
  display: "grid",
  gap: space[4],
  listStyle: "none",
  gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))",
  "@media": { [screen.phone]: { gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))" } },
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
});
export const views = style({ display: "flex", gap: space[2] });
export const view = style({
  minHeight: "2.75rem",
  paddingInline: space[4],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: radius.medium,
  background: "transparent",
  cursor: "pointer",
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.primary, color: vars.color.onPrimary },
  },
});
export const pages = style({ display: "flex", flexWrap: "wrap", gap: space[4] });

export const detail = style({
  display: "grid",
  gap: space[4],
  "@media": { [screen.phone]: { gridTemplateColumns: "12rem 1fr" } },
});
/** Positions the star on the image's corner. */
export const framed = style({ position: "relative", maxWidth: "16rem" });
export const picture = style({
  width: "100%",
  height: "auto",
  aspectRatio: "1",
  objectFit: "contain",
  borderRadius: radius.small,
  background: vars.color.picture,
});
export const fine = style({ fontSize: text.small });
export const heading = style({ fontSize: text.heading2 });
export const history = style({
  display: "grid",
  gap: space[3],
  paddingBlockStart: space[4],
  borderTop: `1px solid ${vars.color.mutedOnPaper}`,
});
export const lines = style({ whiteSpace: "pre-line" });
export const state = style({ marginBlockStart: "auto" });
export const states = style({ display: "flex", flexWrap: "wrap", gap: space[1] });
export const stateButton = style([view, { flexGrow: 1, paddingInline: space[2] }]);

export const people = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  gap: space[3],
  marginBlockStart: space[3],
  listStyle: "none",
  overflowWrap: "anywhere",
});
