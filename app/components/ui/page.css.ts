import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "~/styles/theme.css";
import { gutter, layer, radius, screen, space } from "~/styles/tokens";

/** Header, main and footer, at least as high as the window. */
export const site = style({ minHeight: "100dvh", display: "flex", flexDirection: "column" });

const withGutters = (width: string) => `calc(${width} + 2 * ${gutter})`;

/** The column of a page's content, in the middle of the window. */
export const page = recipe({
  base: { width: "100%", marginInline: "auto", paddingInline: gutter },
  variants: {
    width: {
      text: { maxWidth: withGutters("44rem") },
      form: { maxWidth: withGutters("34rem") },
      wide: {
        maxWidth: withGutters("80rem"),
        "@media": { [screen.wide]: { maxWidth: withGutters("90rem") } },
      },
    },
  },
  defaultVariants: { width: "wide" },
});

export const stack = recipe({
  base: { display: "grid", alignContent: "start", minWidth: 0 },
  variants: {
    gap: { small: { gap: space[2] }, medium: { gap: space[4] }, large: { gap: space[6] } },
  },
  defaultVariants: { gap: "medium" },
});

const layOut = keyframes({
  from: { contentVisibility: "auto" },
  to: { contentVisibility: "visible" },
});

/**
 * A section of a long page. If the browser runs scripts, sections are laid out one after the other
 * instead of in one long task, and have an estimated height until then. Only for browsers with
 * scroll anchoring (`overflow-anchor`), in which the text being read then keeps its position.
 */
export const longPart = style({
  "@media": {
    "(scripting: enabled)": {
      "@supports": {
        "(overflow-anchor: auto)": {
          containIntrinsicBlockSize: "auto 50rem",
          animation: `${layOut} 100ms step-end both`,
          selectors: {
            "& + &": { animationDuration: "200ms" },
            "& + & + &": { animationDuration: "300ms" },
            "& + & + & + &": { animationDuration: "400ms" },
            "& + & + & + & + &": { animationDuration: "500ms" },
          },
        },
      },
    },
  },
});

/** The box around a form. */
export const panel = style({
  width: "100%",
  alignSelf: "start",
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.raised,
  "@media": { [screen.phone]: { padding: space[6] } },
});

export const muted = style({ color: vars.color.mutedOnBackground });

/** Visually hidden, but read by screen readers. */
export const hiddenText = style({
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

export const skipLink = style({
  position: "absolute",
  top: space[2],
  left: space[2],
  padding: `${space[2]} ${space[4]}`,
  background: vars.color.background,
  zIndex: layer.skip,
  transform: "translateY(-200%)",
  ":focus": { transform: "none" },
});
