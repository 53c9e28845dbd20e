import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

export const prose = style({ display: "grid", gap: space[4], minWidth: 0, lineHeight: 1.65 });
globalStyle(`${prose} > h2`, { marginBlockStart: space[5], scrollMarginBlockStart: space[5] });
globalStyle(`${prose} > ul, ${prose} > ol`, { paddingInlineStart: space[5] });
globalStyle(`${prose} > ul > li + li, ${prose} > ol > li + li`, { marginBlockStart: space[2] });
globalStyle(`${prose} dt`, { fontWeight: 600 });
globalStyle(`${prose} dd + dt`, { marginBlockStart: space[3] });
globalStyle(`${prose} dd`, { color: vars.color.mutedOnBackground });

export const updated = style({ fontSize: text.small, color: vars.color.mutedOnBackground });

export const parts = style({
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.raised,
  "@media": { [screen.phone]: { columns: 2, columnGap: space[6] }, print: { display: "none" } },
});
globalStyle(`${parts} ul`, { listStyle: "none" });
globalStyle(`${parts} a`, { display: "inline-block", paddingBlock: "0.55rem" });
