import { recipe } from "@vanilla-extract/recipes";
import { paperVars, vars } from "~/styles/theme.css";
import { radius, screen, space } from "~/styles/tokens";

/** A box on paper, or outlined on the background. */
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
        vars: paperVars,
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
