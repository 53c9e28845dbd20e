import { style } from "@vanilla-extract/css";
import { scrollingRow } from "~/components/ui/scrolling-row.css";
import { radius, screen, space } from "~/styles/tokens";

/** One row, which scrolls where it is too long; from 900 px in as many rows as it takes. */
export const links = style([
  scrollingRow,
  {
    // Room for the ring of focus.
    padding: 4,
    margin: -4,
    "@media": { print: { display: "none" } },
  },
]);
export const list = style({
  display: "grid",
  gap: space[2],
  gridAutoFlow: "column",
  gridAutoColumns: "10.5rem",
  listStyle: "none",
  "@media": {
    [screen.phone]: { gridAutoColumns: "13rem" },
    [screen.tablet]: { gridAutoFlow: "row", gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    // A search has five ideas, and each refinement five more.
    [screen.desktop]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
  },
});
export const place = style({ height: "2.75rem", borderRadius: radius.round });
export const link = style({
  width: "100%",
  height: "100%",
  color: "inherit",
  textDecoration: "none",
  justifyContent: "center",
});
/** Of the same width whatever is in it, so that nothing moves when ideas arrive. */
export const title = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  lineHeight: 1.25,
  textAlign: "center",
});
