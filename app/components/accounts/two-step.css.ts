import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

/** Only where scripts run. */
export const scripted = style({ "@media": { "(scripting: none)": { display: "none" } } });

/** Dark on white in both themes, or cameras do not find it. */
export const qrCode = style({
  width: "min(14rem, 100%)",
  borderRadius: radius.medium,
  background: "#fff",
  fill: "#000",
  forcedColorAdjust: "none",
});

/** Two columns on a phone as well, unless its text is enlarged. */
export const codes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(10rem, 100%), 1fr))",
  gap: space[2],
  marginBlockEnd: space[4],
  listStyle: "none",
  fontFamily: "ui-monospace, monospace",
  fontSize: "0.8125rem",
  textAlign: "center",
  "@media": {
    [screen.phone]: {
      gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))",
      fontSize: text.body,
    },
  },
});
export const code = style({
  paddingBlock: space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.small,
  background: vars.color.raised,
});

export const key = style({ fontFamily: "ui-monospace, monospace", overflowWrap: "anywhere" });

export const list = style({ display: "grid", listStyle: "none" });
export const passkey = style({ borderBlockStart: `1px solid ${vars.color.line}` });
export const summary = style({ minHeight: "2.75rem", paddingBlock: space[3], cursor: "pointer" });
export const details = style({ display: "grid", gap: space[5], paddingBlockEnd: space[4] });
