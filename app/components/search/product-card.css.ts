import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { placeholder } from "~/components/gifts/picture.css";
import { paperVars, vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

/** A card with so much room lies on its side: the words stand beside a picture of a width of its own. */
const ROOM = "(min-width: 40rem)";
export const lyingPicture = createVar();

export const pictureShape = "4 / 3";
/** Lower, so that the price is in the first window. */
export const narrowPictureShape = "3 / 2";

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
  "@container": {
    [ROOM]: { display: "grid", gridTemplateColumns: `${lyingPicture} minmax(0, 1fr)` },
  },
  "@media": { [screen.forced]: { border: "1px solid CanvasText" }, print: { boxShadow: "none" } },
});

// The star lies in the picture.
globalStyle(`${card} > form`, {
  "@container": {
    [ROOM]: { insetInline: `calc(${lyingPicture} - 3.25rem) auto` },
  },
});

export const image = recipe({
  base: [
    placeholder,
    {
      width: "100%",
      height: "auto",
      aspectRatio: pictureShape,
      "@media": { [screen.narrow]: { aspectRatio: narrowPictureShape } },
      borderStartStartRadius: radius.medium,
      borderStartEndRadius: radius.medium,
      "@container": {
        [ROOM]: {
          height: "100%",
          borderStartEndRadius: 0,
          borderEndStartRadius: radius.medium,
        },
      },
    },
  ],
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
  "@container": { [ROOM]: { justifyContent: "center", paddingInline: space[5] } },
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
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[4],
  "@container": { [ROOM]: { justifyContent: "start" } },
});
/** In the corner of the picture. */
export const sample = style({
  position: "absolute",
  insetBlockStart: space[3],
  insetInlineStart: space[3],
  borderRadius: radius.medium,
  background: vars.color.paper,
  lineHeight: 0,
});
export const price = style({ fontSize: "1.25rem", fontWeight: 700, lineHeight: 1.4 });
export const noPrice = style({ fontSize: text.small, lineHeight: 2 });
export const ratings = style({ fontSize: text.small, color: vars.color.mutedOnBackground });
/** The link's words for the eye; the title is its name. */
export const shop = style({
  fontSize: text.small,
  fontWeight: 600,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  "@media": { print: { display: "none" } },
});
