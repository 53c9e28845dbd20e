import { recipe } from "@vanilla-extract/recipes";
import { vars } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

export const button = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[2],
    minHeight: "2.75rem",
    paddingBlock: space[2],
    paddingInline: space[5],
    border: "1px solid transparent",
    borderRadius: radius.medium,
    fontWeight: 600,
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    transition: "filter 120ms, transform 120ms",
    ":hover": { filter: "brightness(1.08)" },
    ":active": { transform: "translateY(1px)" },
    "@media": { print: { display: "none" } },
    ":disabled": { cursor: "progress", opacity: 0.65 },
  },
  variants: {
    look: {
      primary: { background: vars.color.primary, color: vars.color.onPrimary },
      quiet: { background: "transparent", color: "inherit", borderColor: "currentColor" },
      danger: {
        background: "transparent",
        color: vars.color.dangerOnBackground,
        borderColor: "currentColor",
      },
      plain: {
        background: "transparent",
        color: "inherit",
        paddingInline: space[2],
        // A transparent one is painted in forced colours.
        border: 0,
        textDecoration: "underline",
        textUnderlineOffset: "0.2em",
      },
    },
    width: { full: { width: "100%" }, content: {} },
    size: { small: { paddingInline: space[3] }, medium: {} },
  },
  defaultVariants: { look: "primary", width: "content", size: "medium" },
});
