import { recipe } from "@vanilla-extract/recipes";
import { vars } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

/** A small button that stands for one of several things. */
export const chip = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: space[2],
    minHeight: "2rem",
    paddingBlock: space[1],
    paddingInline: space[3],
    border: `1px solid ${vars.color.outline}`,
    borderRadius: radius.round,
    background: "transparent",
    fontSize: text.small,
    cursor: "pointer",
    overflowWrap: "anywhere",
    textAlign: "center",
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
