import { createVar, fallbackVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { ARROWS_WIDTH } from "~/components/ui/carousel.css";
import { vars } from "~/styles/theme.css";
import { byPlaces, radius, screen, space, text } from "~/styles/tokens";
import { refusal } from "./refused.css";

const GAP = space[3];

/**
 * From 900 px the buttons stand beside the title, and the arrows of the products beside them; the
 * products' arrows are positioned against the idea.
 */
export const idea = style({
  position: "relative",
  display: "grid",
  gap: space[2],
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: 0,
  selectors: {
    // A line between two, outside the box that the arrows are positioned against.
    "& + &": { marginBlockStart: GAP },
    "& + &::before": {
      content: '""',
      position: "absolute",
      insetInline: 0,
      insetBlockStart: `calc(-1 * ${GAP})`,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
  "@media": {
    [screen.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gridTemplateAreas: '"title actions" "words words" "products products"',
      selectors: {
        [`&:has(> ${refusal})`]: {
          gridTemplateAreas: '"title actions" "refusal refusal" "words words" "products products"',
        },
      },
    },
  },
});
globalStyle(`${idea} > ${refusal}`, {
  "@media": { [screen.tablet]: { gridArea: "refusal" } },
});

/** Room for the arrows: beside the title, from 900 px beside the buttons. */
const room = createVar();
const roomBeside = (count: number) =>
  style({
    selectors: {
      ":root[data-js] &": {
        "@media": byPlaces((items) => ({ vars: { [room]: count > items ? ARROWS_WIDTH : "0px" } })),
      },
    },
  });
/** By the number of products, up to more than any row has places for: arrows come where there are more. */
export const MOST_BESIDE = 6;
export const besideArrows: Record<number, string> = {
  3: roomBeside(3),
  4: roomBeside(4),
  5: roomBeside(5),
  [MOST_BESIDE]: roomBeside(MOST_BESIDE),
};

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  "@media": {
    [screen.phone]: { minHeight: "2.75rem", paddingInlineEnd: fallbackVar(room, "0px") },
    [screen.tablet]: { gridArea: "title", paddingInlineEnd: 0 },
  },
});
export const title = style({
  fontSize: text.heading2,
  lineHeight: 1.25,
  "@media": { [screen.phone]: { fontSize: text.title } },
});

export const words = style({
  display: "contents",
  "@media": {
    [screen.tablet]: {
      display: "grid",
      gridArea: "words",
      // Why it fits stands over the second half of the products.
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      alignItems: "start",
      gap: space[4],
    },
  },
});
export const description = style({
  maxWidth: "66ch",
  fontSize: "0.9375rem",
  lineHeight: 1.4,
  "@media": { [screen.phone]: { fontSize: text.body, lineHeight: 1.45 } },
});
export const why = style({
  fontSize: text.small,
  lineHeight: 1.35,
  "::before": { content: '"✓ " / ""', color: vars.color.link, fontWeight: 700 },
  "@media": {
    [screen.tablet]: {
      padding: `${space[2]} ${space[3]}`,
      border: `1px solid ${vars.color.line}`,
      borderRadius: radius.medium,
      background: vars.color.raised,
    },
  },
});
/** How to make it personal: after the products, which so begin in the first window of a phone. */
export const touch = style({
  fontSize: text.small,
  lineHeight: 1.35,
  "::before": { content: '"✎ " / ""', color: vars.color.link, fontWeight: 700 },
});
export const asOf = style({ fontSize: text.small, color: vars.color.mutedOnBackground });

export const products = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  minWidth: 0,
  "@media": { [screen.tablet]: { gridArea: "products" } },
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  "@media": {
    [screen.tablet]: {
      gridArea: "actions",
      alignSelf: "start",
      marginInlineEnd: fallbackVar(room, "0px"),
    },
  },
});
export const empty = style({
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: space[3],
  minHeight: "8rem",
  padding: space[4],
  textAlign: "center",
  border: `1px dashed ${vars.color.line}`,
  borderRadius: radius.medium,
});

const rise = keyframes({ from: { transform: "translateY(0.5rem)" } });
/** The words of an idea that has just come. */
export const arriving = style({ animation: `${rise} 240ms ease-out` });
