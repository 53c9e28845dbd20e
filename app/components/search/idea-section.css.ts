import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { ARROWS_WIDTH } from "~/components/ui/carousel.css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";
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
globalStyle(`${idea} > ${refusal}`, { "@media": { [screen.tablet]: { gridArea: "refusal" } } });

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  "@media": {
    [screen.phone]: { minHeight: "2.75rem" },
    [screen.tablet]: { gridArea: "title" },
  },
  selectors: {
    // Leaves room for the arrows, which from 900 px the buttons do.
    ":root[data-js] &[data-arrows]": {
      "@media": {
        [screen.phone]: { paddingInlineEnd: ARROWS_WIDTH },
        [screen.tablet]: { paddingInlineEnd: 0 },
      },
    },
  },
});
export const title = style({
  fontSize: text.heading2,
  lineHeight: 1.25,
  "@media": { [screen.phone]: { fontSize: text.title } },
});

export const words = style({
  display: "grid",
  gap: space[2],
  alignItems: "start",
  "@media": {
    [screen.tablet]: {
      gridArea: "words",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gap: space[6],
    },
  },
});
export const description = style({ maxWidth: "66ch", lineHeight: 1.45 });
/** Why it fits, and how to make it personal. */
export const why = style({
  display: "grid",
  gap: space[1],
  fontSize: text.small,
  lineHeight: 1.35,
  "@media": {
    [screen.tablet]: {
      padding: `${space[2]} ${space[3]}`,
      border: `1px solid ${vars.color.line}`,
      borderRadius: radius.medium,
      background: vars.color.raised,
    },
  },
});
export const reason = style({
  "::before": { content: '"✓ " / ""', color: vars.color.link, fontWeight: 700 },
});
export const touch = style({
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
    },
  },
  selectors: {
    // Leaves room for the arrows and what they say.
    ":root[data-js] &[data-arrows]": {
      "@media": { [screen.tablet]: { marginInlineEnd: ARROWS_WIDTH } },
    },
  },
});
export const empty = style({
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: space[3],
  minHeight: "8rem",
  border: `1px dashed ${vars.color.line}`,
  borderRadius: radius.medium,
});

const rise = keyframes({ from: { transform: "translateY(0.5rem)" } });
/** The words of an idea that has just come. */
export const arriving = style({ animation: `${rise} 240ms ease-out` });
