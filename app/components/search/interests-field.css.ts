import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const box = style({ display: "grid", gap: space[2], minWidth: 0 });

/** Rendered before hydration to avoid a layout shift; hidden without JavaScript. */
export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  listStyle: "none",
  selectors: { ":root:not([data-js]) &": { display: "none" } },
});

export const chip = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: space[2],
    minHeight: "2rem",
    paddingInline: space[3],
    border: `1px solid ${vars.color.outline}`,
    borderRadius: radius.round,
    background: "transparent",
    fontSize: text.small,
    cursor: "pointer",
    overflowWrap: "anywhere",
    textAlign: "start",
    ":hover": { borderColor: "currentColor" },
  },
  variants: {
    chosen: {
      true: {
        background: vars.color.primary,
        color: vars.color.onPrimary,
        borderColor: vars.color.onPrimary,
        fontWeight: 600,
      },
      false: {},
    },
  },
});
