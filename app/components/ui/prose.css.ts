import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const prose = style({ display: "grid", gap: space[4], minWidth: 0 });
globalStyle(`${prose} > h2`, { marginBlockStart: space[5], fontSize: text.heading2 });
globalStyle(`${prose} > ul, ${prose} > ol`, { paddingInlineStart: space[5] });
globalStyle(`${prose} > ul > li + li, ${prose} > ol > li + li`, { marginBlockStart: space[2] });
globalStyle(`${prose} dt`, { fontWeight: 600 });
globalStyle(`${prose} dd + dt`, { marginBlockStart: space[3] });
globalStyle(`${prose} dd`, { color: vars.color.mutedOnBackground });

export const updated = style({ fontSize: text.small, color: vars.color.mutedOnBackground });
