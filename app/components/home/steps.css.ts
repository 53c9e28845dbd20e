import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

/** Three columns where there is room: not on a phone, nor beside the form on a tablet. */
export const steps = style({
  display: "grid",
  gap: space[5],
  listStyle: "none",
  "@media": {
    [screen.phone]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [screen.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [screen.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[4],
  rowGap: space[1],
  alignContent: "start",
  "@media": {
    [screen.phone]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space[2] },
    [screen.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr)", rowGap: space[1] },
    [screen.desktop]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space[2] },
  },
});
export const number = style({
  display: "grid",
  placeItems: "center",
  gridRow: "span 2",
  width: "2.25rem",
  height: "2.25rem",
  border: `2px solid ${vars.color.primary}`,
  borderRadius: radius.round,
  fontWeight: 700,
  "@media": {
    [screen.phone]: { gridRow: "auto" },
    [screen.tablet]: { gridRow: "span 2" },
    [screen.desktop]: { gridRow: "auto" },
  },
});
export const stepTitle = style({ fontSize: text.large });
