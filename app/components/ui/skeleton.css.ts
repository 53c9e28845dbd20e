import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, screen } from "~/styles/tokens";

const breathe = keyframes({ "50%": { opacity: 0.5 } });

/** A placeholder; set the size of the content that will replace it. */
export const skeleton = style({
  borderRadius: radius.medium,
  background: vars.color.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  "@media": { [screen.forced]: { border: "1px solid GrayText" } },
});
