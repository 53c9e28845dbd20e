import { globalStyle, style } from "@vanilla-extract/css";
import { panel } from "~/components/ui/page.css";
import { space } from "~/styles/tokens";

/** What was typed, to be read over. */
export const typed = style([panel, { display: "grid", gap: space[3], textAlign: "start" }]);
globalStyle(`${typed} dt`, { fontWeight: 600 });
