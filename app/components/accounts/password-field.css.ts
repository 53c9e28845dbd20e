import { style } from "@vanilla-extract/css";
import { control } from "~/components/ui/field.css";
import { vars } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

const SHOW_WIDTH = "4.5rem";

export const frame = style({ position: "relative" });

/** With space for the control from the start, so that nothing moves when scripts bring it. */
export const input = style([control, { paddingInlineEnd: SHOW_WIDTH }]);

export const show = style({
  position: "absolute",
  insetBlock: "2px",
  insetInlineEnd: "2px",
  width: SHOW_WIDTH,
  border: 0,
  borderRadius: radius.small,
  paddingInline: space[2],
  background: "transparent",
  color: vars.color.onField,
  cursor: "pointer",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  selectors: { '&[aria-pressed="true"]': { fontWeight: 600, textDecorationThickness: "2px" } },
});
