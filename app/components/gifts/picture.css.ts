import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, screen } from "~/styles/tokens";

/** A wrapped present, as in app/components/ui/gift-icon.tsx. */
const PRESENT = [
  "M4 12v8h16v-8M3 8h18v4H3zM12 8v12",
  "M12 8C10 3.5 6 3 6 5.5S9 8 12 8Zm0 0c2-4.5 6-5 6-2.5S15 8 12 8Z",
].join("");
const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.2' stroke-linejoin='round'><path d='${PRESENT}'/></svg>`;

/**
 * A placeholder where an image does not load: Chromium and Firefox show its pseudo-elements then, over their own
 * mark for that. Also for an element that is no image.
 */
export const placeholder = style({
  position: "relative",
  "::before": {
    content: '""',
    position: "absolute",
    inset: 0,
    borderRadius: "inherit",
    background: vars.color.tint,
  },
  "::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    background: vars.color.mutedOnPaper,
    mask: `url("data:image/svg+xml,${encodeURIComponent(drawing)}") center / min(40%, 4rem) no-repeat`,
  },
  "@media": {
    [screen.forced]: {
      "::before": { border: "1px solid CanvasText" },
      "::after": { background: "CanvasText" },
    },
  },
});

/** The picture of a gift, or its placeholder on an element that is no image. */
export const picture = style([
  placeholder,
  {
    alignSelf: "start",
    width: "100%",
    height: "auto",
    aspectRatio: "4 / 3",
    objectFit: "contain",
    borderRadius: radius.small,
    background: vars.color.picture,
  },
]);
