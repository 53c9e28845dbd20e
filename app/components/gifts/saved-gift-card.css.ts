import { style } from "@vanilla-extract/css";
import { card as box } from "~/components/ui/card.css";
import { vars } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";
import { picture } from "./picture.css";

export const card = style([
  box(),
  {
    // The star, and the link of the title, are positioned over the picture.
    position: "relative",
    display: "flex",
    flexDirection: "column",
    height: "100%",
    padding: 0,
    vars: { [vars.color.outline]: vars.color.mutedOnPaper },
    "@media": { print: { boxShadow: "none" } },
  },
]);

export const top = style([picture, { borderRadius: `${radius.medium} ${radius.medium} 0 0` }]);

export const body = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  gap: space[1],
  padding: space[3],
});

export const title = style({
  overflowWrap: "anywhere",
  fontSize: text.body,
  fontWeight: 600,
  lineHeight: 1.35,
});
/** The picture leads to the same place. */
export const link = style({
  color: "inherit",
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  "::after": { content: "", position: "absolute", inset: "0 0 auto", aspectRatio: "4 / 3" },
});

export const offer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});
export const price = style({ fontSize: text.heading2, fontWeight: 700 });
export const note = style({ fontSize: text.small, color: vars.color.mutedOnBackground });
export const day = style({ whiteSpace: "nowrap" });
/** Left to those who hear it where the day alone fills a line. */
export const saved = style({});
