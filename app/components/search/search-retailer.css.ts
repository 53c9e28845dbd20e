import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { byPlaces, radius, screen, space } from "~/styles/tokens";
import { lyingPicture } from "./product-card.css";

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

/** With so many products or fewer, they take all places but one from 1200 px, one below the other. */
export const FEW = 2;
const taken = (count: number, items: number) => (count <= FEW && items > 3 ? items - 1 : count);

/** After so many products; the row reaches over both sides of its place by half a gap. */
const after = (count: number) =>
  style({
    "@media": byPlaces((items) =>
      items > count
        ? {
            display: "grid",
            marginInlineStart: `calc((100% + 2 * ${space[2]}) * ${taken(count, items) / items})`,
          }
        : {},
    ),
  });

/** By the number of products: where they end. With more of them every row is full. */
export const beside: Record<number, string> = {
  1: after(1),
  2: after(2),
  3: after(3),
  4: after(4),
};

/** A row of few products, whose cards lie on their side; it is as high as any other. */
export const few = style({
  "@media": { [screen.desktop]: { vars: { [lyingPicture]: "17rem" } } },
});
globalStyle(`${few} ul`, {
  "@media": { [screen.desktop]: { flexDirection: "column", rowGap: space[4] } },
});
globalStyle(`${few} li`, {
  "@media": {
    [screen.desktop]: { width: "75%", containerType: "inline-size" },
    [screen.wide]: { width: "80%" },
  },
});
globalStyle(`${few} li:only-child`, {
  "@media": { [screen.desktop]: { vars: { [lyingPicture]: "35rem" } } },
});
