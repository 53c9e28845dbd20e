import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { paperVars, vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

export const card = style({
  // The star and the link's surface are positioned against it.
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "100%",
  borderRadius: radius.medium,
  background: vars.color.paper,
  color: vars.color.onPaper,
  boxShadow: `0 2px 10px ${vars.color.shadow}`,
  vars: paperVars,
  "@media": { [screen.forced]: { border: "1px solid CanvasText" }, print: { boxShadow: "none" } },
});

export const image = recipe({
  base: {
    width: "100%",
    height: "auto",
    aspectRatio: "4 / 3",
    borderStartStartRadius: radius.medium,
    borderStartEndRadius: radius.medium,
  },
  variants: {
    /** Our drawings have this shape; a retailer's photographs are squares on white. */
    kind: {
      drawing: { objectFit: "cover", background: vars.color.tint },
      photograph: { objectFit: "contain", background: vars.color.picture },
    },
  },
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  padding: space[3],
});

export const title = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  fontSize: text.body,
  fontWeight: 600,
  lineHeight: 1.35,
  "@media": { print: { display: "block" } },
});
/** Its surface is the card, under what can be pressed or read apart. */
export const link = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: '""', position: "absolute", inset: 0, borderRadius: radius.medium },
  ":hover": { textDecoration: "underline" },
  ":focus-visible": { outline: "none" },
  selectors: {
    "&:focus-visible::after": { outline: `3px solid ${vars.color.focus}`, outlineOffset: -5 },
  },
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
});
export const price = style({ fontSize: "1.25rem", fontWeight: 700, lineHeight: 1.4 });
export const noPrice = style({ fontSize: text.small, lineHeight: 2 });
export const ratings = style({ fontSize: text.small, color: vars.color.mutedOnBackground });
/** The link's words for the eye; the title is its name. */
export const shop = style({
  marginInlineStart: "auto",
  fontSize: text.small,
  fontWeight: 600,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  "@media": { print: { display: "none" } },
});
