import { keyframes, style } from "@vanilla-extract/css";

const FADE = "3rem";
const reach = keyframes({ from: { maskSize: "100% 100%" } });

/** A row that scrolls sideways where it is too long, and fades at its end as long as there is more. */
export const scrollingRow = style({
  overflowX: "auto",
  // What is focused is scrolled out of the fade.
  scrollPaddingInline: FADE,
  scrollbarWidth: "none",
  "@supports": {
    // https://www.w3.org/TR/scroll-animations-1/: without anything to scroll, nothing is animated.
    "(animation-timeline: scroll())": {
      maskImage: `linear-gradient(to right, #000 calc(100% - ${FADE}), transparent)`,
      maskRepeat: "no-repeat",
      maskSize: `calc(100% + ${FADE}) 100%`,
      animation: `${reach} linear both`,
      animationTimeline: "scroll(self inline)",
      // It would cut off the ring of focus.
      ":focus-visible": { maskImage: "none" },
    },
  },
});
