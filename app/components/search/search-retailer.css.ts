import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space } from "~/styles/tokens";

/** Holds the row of products, and over the places that it leaves what stands beside them. */
export const row = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
globalStyle(`${row} > *`, { gridArea: "1 / 1" });

export const more = style({
  display: "none",
  placeItems: "center",
  alignContent: "center",
  gap: space[2],
  marginBlockEnd: space[2],
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.raised,
  textAlign: "center",
});
export const art = style({ width: "6rem" });
export const link = style({ maxWidth: "32ch" });

/** The widths at which a row has more places, from `from`, with `items` of them. */
const WIDTHS = [
  { from: screen.phone, items: 2 },
  { from: screen.tablet, items: 3 },
  { from: screen.desktop, items: 4 },
  { from: screen.wide, items: 5 },
];

/** After so many products; the row reaches over both sides of its place by half a gap. */
const after = (count: number) =>
  style({
    "@media": Object.fromEntries(
      WIDTHS.filter(({ items }) => items > count).map(({ from, items }) => [
        from,
        {
          display: "grid",
          marginInlineStart: `calc((100% + 2 * ${space[2]}) * ${count / items})`,
        },
      ]),
    ),
  });

/** By the number of products: where they end. With more of them every row is full. */
export const beside: Record<number, string> = {
  1: after(1),
  2: after(2),
  3: after(3),
  4: after(4),
};
