import { keyframes, style } from "@vanilla-extract/css";
import { notice } from "~/components/ui/notice.css";
import { layer, space } from "~/styles/tokens";

/** At the bottom of the window, over dialogs; it takes no clicks. */
export const place = style({
  position: "fixed",
  zIndex: layer.dialog,
  insetBlockEnd: space[4],
  insetInline: space[4],
  display: "grid",
  justifyItems: "center",
  pointerEvents: "none",
});

const gone = keyframes({ to: { visibility: "hidden" } });

/** Passes by itself, without JavaScript too. */
export const news = style([
  notice,
  {
    animation: `${gone} 1ms linear 6s forwards`,
    "@media": { print: { display: "none" } },
  },
]);
