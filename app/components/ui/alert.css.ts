import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

/** With an exclamation mark, which is not read out. */
export const alert = style({
  position: "relative",
  display: "grid",
  gap: space[2],
  padding: space[4],
  paddingInlineStart: space[7],
  border: `1px solid ${vars.color.dangerOnBackground}`,
  borderRadius: radius.medium,
  background: vars.color.dangerGround,
  color: vars.color.dangerOnBackground,
  "::before": {
    content: ['"!"', '"!" / ""'],
    position: "absolute",
    insetInlineStart: space[4],
    insetBlockStart: "1.125rem",
    display: "grid",
    placeItems: "center",
    width: "1.25rem",
    height: "1.25rem",
    border: "2px solid",
    borderRadius: radius.round,
    fontSize: text.small,
    fontWeight: 700,
    lineHeight: 1,
  },
});

export const errors = style({ paddingInlineStart: space[5] });
export const errorLink = style({ color: "inherit" });
