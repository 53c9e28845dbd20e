import { recipe } from "@vanilla-extract/recipes";
import { vars } from "~/styles/theme.css";
import { radius, screen, space } from "~/styles/tokens";

/** A box of its own: on paper, or drawn on the background. */
export const card = recipe({
  base: {
    minWidth: 0,
    borderRadius: radius.medium,
    "@media": { [screen.forced]: { border: "1px solid CanvasText" } },
  },
  variants: {
    look: {
      paper: {
        background: vars.color.paper,
        color: vars.color.onPaper,
        boxShadow: `0 2px 10px ${vars.color.shadow}`,
        // What needs a colour of its own on the background needs the paper's here.
        vars: {
          [vars.color.focus]: vars.color.onPaper,
          [vars.color.link]: vars.color.onPaper,
          [vars.color.mutedOnBackground]: vars.color.mutedOnPaper,
          [vars.color.dangerOnBackground]: vars.color.dangerOnPaper,
        },
      },
      outline: { border: `1px solid ${vars.color.line}` },
    },
    padding: {
      small: { padding: space[3] },
      large: { padding: space[4], "@media": { [screen.phone]: { padding: space[6] } } },
    },
  },
  defaultVariants: { look: "paper", padding: "small" },
});
