import { recipe } from "@vanilla-extract/recipes";
import { vars } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

/** A short label for the kind or state of something. */
export const badge = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    width: "fit-content",
    paddingInline: space[3],
    paddingBlock: space[1],
    border: "1px solid transparent",
    borderRadius: radius.medium,
    fontSize: text.small,
    lineHeight: 1.4,
  },
  variants: {
    tone: {
      plain: { borderColor: vars.color.outline },
      sample: {
        paddingInline: space[2],
        paddingBlock: 0,
        borderColor: "currentColor",
        borderStyle: "dashed",
        fontSize: "0.8125rem",
      },
      strong: {
        background: vars.color.secondary,
        color: vars.color.onSecondary,
        borderColor: vars.color.outline,
      },
    },
  },
  defaultVariants: { tone: "plain" },
});
