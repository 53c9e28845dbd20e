import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

/** Rows on a phone, then three cards side by side. */
export const examples = style({
  display: "grid",
  gap: space[3],
  listStyle: "none",
  "@media": { [screen.phone]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space[4] } },
});
export const example = style({
  display: "grid",
  gridTemplateColumns: "6.5rem minmax(0, 1fr)",
  alignItems: "center",
  height: "100%",
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.raised,
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  ":hover": { borderColor: vars.color.outline },
  "@media": {
    [screen.phone]: { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" },
  },
});
export const picture = style({ width: "100%", height: "100%", objectFit: "cover" });
export const label = style({ padding: space[3], fontSize: text.small, fontWeight: 600 });
