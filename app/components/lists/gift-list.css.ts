import { style } from "@vanilla-extract/css";
import { card } from "~/components/ui/card.css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

export const gifts = style({
  display: "grid",
  gap: space[4],
  listStyle: "none",
  "@media": { [screen.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});

export const gift = style([
  card(),
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 6rem) minmax(0, 1fr)",
    alignContent: "start",
    gap: space[3],
    height: "100%",
    "@media": {
      [screen.phone]: { gridTemplateColumns: "9rem minmax(0, 1fr)" },
      print: { boxShadow: "none", breakInside: "avoid" },
    },
  },
]);

export const body = style({
  display: "grid",
  alignContent: "start",
  gap: space[2],
  gridColumn: 2,
  minWidth: 0,
});

export const title = style({
  fontSize: text.large,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  rowGap: space[1],
});

export const price = style({ fontSize: text.large, fontWeight: 700 });

export const shop = style({ fontSize: text.small, overflowWrap: "anywhere" });

export const claims = style({ display: "grid", gap: space[2], listStyle: "none" });
export const claim = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  paddingInlineStart: space[3],
  borderInlineStart: "3px solid currentColor",
  overflowWrap: "anywhere",
});
export const said = style({ fontSize: text.small, flex: "1 1 12rem", minWidth: 0 });
const fill = { background: vars.color.primary, borderRadius: radius.round } as const;
const forcedFill = { background: "Highlight", forcedColorAdjust: "none" } as const;
/** How much of a price is together: the browser's own bar has a track of its own colours. */
export const bar = style({
  display: "block",
  marginBlockEnd: space[1],
  appearance: "none",
  width: "100%",
  height: "0.75rem",
  overflow: "hidden",
  border: `1px solid ${vars.color.mutedOnPaper}`,
  borderRadius: radius.round,
  background: vars.color.tint,
  printColorAdjust: "exact",
  "::-webkit-progress-bar": { background: "transparent" },
  "::-webkit-progress-value": fill,
  "::-moz-progress-bar": fill,
  "@media": {
    [screen.forced]: {
      border: "1px solid CanvasText",
      "::-webkit-progress-value": forcedFill,
      "::-moz-progress-bar": forcedFill,
    },
  },
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

/** A button without a border stands where the text above it begins. */
export const flush = style({ marginInlineStart: `calc(-1 * ${space[3]})` });

export const details = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const offered = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
});
