import { style } from "@vanilla-extract/css";
import { page, panel } from "~/components/ui/page.css";
import { screen, space } from "~/styles/tokens";

/** The form in the middle of the window, with the art beside it from 900 px. */
export const place = style([
  page({ width: "wide" }),
  {
    display: "grid",
    justifyContent: "center",
    justifyItems: "center",
    alignItems: "center",
    gridTemplateColumns: "minmax(0, 34rem)",
    "@media": {
      [screen.tablet]: {
        gridTemplateColumns: "minmax(0, 30rem) minmax(0, 30rem)",
        gap: space[7],
        paddingBlock: `clamp(0rem, 3vh, ${space[8]})`,
      },
    },
  },
]);

export const art = style({
  display: "none",
  width: "100%",
  "@media": { [screen.tablet]: { display: "block" } },
});
export const form = style([panel, { alignSelf: "center" }]);

export const picture = style({ width: "min(34rem, 100%)" });
