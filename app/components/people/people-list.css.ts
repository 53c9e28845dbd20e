import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { screen, space, text } from "~/styles/tokens";

/** Folded on a phone, where it would be a screen of controls before the first person; shown from a tablet on. */
export const folded = style({});
export const summary = style({
  width: "fit-content",
  paddingBlock: space[2],
  fontWeight: 600,
  cursor: "pointer",
});
const unfolded = (rule: { display?: "none"; contentVisibility?: "visible" }) => ({
  "@supports": {
    "selector(::details-content)": { "@media": { [screen.phone]: rule } },
  },
});
globalStyle(`${folded}::details-content`, unfolded({ contentVisibility: "visible" }));
globalStyle(`${folded} > ${summary}`, unfolded({ display: "none" }));

export const controls = style({
  display: "grid",
  gap: space[3],
  alignItems: "end",
  gridTemplateColumns: "1fr 1fr",
  "@media": {
    [screen.phone]: { gridTemplateColumns: "1fr 1fr auto" },
    [screen.tablet]: { gridTemplateColumns: "minmax(0, 24rem) 12rem 9rem auto 1fr" },
  },
});
/** A row of its own on a phone. */
export const searched = style({
  gridColumn: "1 / -1",
  "@media": { [screen.tablet]: { gridColumn: "auto" } },
});

export const together = style({
  display: "grid",
  gap: space[2],
  border: 0,
  padding: 0,
  minWidth: 0,
});
export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
});

export const list = style({ listStyle: "none", borderTop: `1px solid ${vars.color.line}` });
export const row = style({
  display: "grid",
  gridTemplateColumns: "2.75rem minmax(0, 1fr)",
  alignItems: "center",
  columnGap: space[2],
  paddingBlock: space[1],
  borderBottom: `1px solid ${vars.color.line}`,
  "@media": {
    [screen.phone]: { gridTemplateColumns: "2.75rem minmax(0, 1fr) auto" },
    [screen.tablet]: {
      gridTemplateColumns: "2.75rem minmax(0, 1fr) minmax(0, 1.4fr) 13rem",
      minHeight: "3rem",
    },
  },
});
export const who = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  overflowWrap: "anywhere",
});
export const name = style({ fontWeight: 600 });
/** Below the name on a phone, in a column of its own from a tablet on. */
const cell = style({
  fontSize: text.small,
  gridColumn: 2,
  // Below the name, not the initial.
  paddingInlineStart: `calc(2.4rem + ${space[3]})`,
  "@media": { [screen.tablet]: { gridColumn: "auto", paddingInlineStart: 0 } },
});
export const next = style([
  cell,
  { display: "flex", alignItems: "center", columnGap: space[3], paddingBlock: space[1] },
]);
/** As wide as "365 days", so that the days below each other line up. */
export const days = style({
  flex: "none",
  justifyContent: "center",
  "@media": { [screen.phone]: { minWidth: "5.5rem" } },
});
export const date = style({ display: "inline-block" });
/** Beside the name and the day on a small tablet, whose right half would be empty. */
export const links = style([
  cell,
  {
    display: "flex",
    flexWrap: "wrap",
    columnGap: space[4],
    "@media": {
      [screen.phone]: { gridArea: "1 / 3 / span 2", paddingInlineStart: 0 },
      [screen.tablet]: { gridArea: "auto" },
    },
  },
]);
