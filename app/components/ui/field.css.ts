import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

export const field = style({ display: "grid", alignContent: "start", gap: space[1], minWidth: 0 });

/** Two fields side by side if there is space. */
export const halves = style({
  display: "grid",
  alignItems: "start",
  gap: space[4],
  "@media": { [screen.phone]: { gridTemplateColumns: "1fr 1fr" } },
});

export const label = style({ fontWeight: 600 });
export const optional = style({ fontWeight: 400, color: vars.color.mutedOnBackground });
export const hint = style({ fontSize: text.small, color: vars.color.mutedOnBackground });
export const error = style({
  fontSize: text.small,
  color: vars.color.dangerOnBackground,
  fontWeight: 600,
});

export const control = style({
  width: "100%",
  minHeight: "2.75rem",
  paddingInline: space[3],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: radius.medium,
  background: vars.color.field,
  color: vars.color.onField,
  selectors: {
    '&[type="file"]': { paddingBlock: space[2] },
    "&[readonly]": {
      background: "transparent",
      color: "inherit",
      // On paper as well.
      border: "1px dashed currentColor",
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.dangerOnBackground, borderWidth: "2px" },
  },
});

/** With an arrow of its own, because the browser's stands at the very border. */
export const select = style([
  control,
  {
    appearance: "none",
    paddingInlineEnd: space[6],
    backgroundImage:
      "linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)",
    backgroundPosition: "right 1.05rem center, right 0.75rem center",
    backgroundSize: "0.3rem 0.3rem",
    backgroundRepeat: "no-repeat",
    "@media": { [screen.forced]: { appearance: "auto" } },
  },
]);

export const lines = style([control, { paddingBlock: space[2], resize: "vertical" }]);

export const withSign = style({ position: "relative", display: "flex", alignItems: "center" });
export const sign = style({
  position: "absolute",
  left: space[3],
  color: vars.color.mutedOnBackground,
});
export const signed = style([control, { paddingInlineStart: space[6] }]);

export const choices = style({ display: "flex", flexWrap: "wrap", columnGap: space[4] });
export const choice = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "2.75rem",
  cursor: "pointer",
});
const radioSize = "1.25rem";
/** Filled and with a dot of borders, which forced colours keep. */
export const radio = style({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: radioSize,
  height: radioSize,
  margin: 0,
  border: `2px solid ${vars.color.outline}`,
  borderRadius: radius.round,
  background: vars.color.field,
  cursor: "pointer",
  selectors: {
    "&:checked": {
      borderColor: vars.color.primary,
      background: vars.color.primary,
      color: vars.color.onPrimary,
    },
    "&:checked::before": { content: '""', border: "0.25rem solid", borderRadius: radius.round },
  },
});
/** Below a choice, where its words start. */
export const choiceHint = style([
  hint,
  {
    marginBlockStart: `calc(-1 * ${space[2]})`,
    paddingInlineStart: `calc(${radioSize} + ${space[2]})`,
  },
]);
