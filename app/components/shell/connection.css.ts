import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { layer, radius, space } from "~/styles/tokens";

/** Above dialogs and veils, which can be open while the connection is lost. */
export const notice = style({
  position: "fixed",
  zIndex: layer.skip,
  insetBlockStart: space[3],
  insetInline: 0,
  width: "fit-content",
  maxWidth: `calc(100vw - 2 * ${space[4]})`,
  marginInline: "auto",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `2px solid ${vars.color.primary}`,
  borderRadius: radius.medium,
  background: vars.color.raised,
  fontWeight: 600,
  // An open dialog takes the pointer from the rest of the page.
  pointerEvents: "auto",
  ":empty": { display: "none" },
});
