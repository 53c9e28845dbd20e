import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

export const told = style({ display: "grid", gap: space[1] });

/** Each name and what was said to it in one line, as long as it fits. */
export const answers = style({
  display: "grid",
  gap: space[1],
  fontSize: text.small,
  overflowWrap: "anywhere",
});
globalStyle(`${answers} dt, ${answers} dd`, { display: "inline" });
globalStyle(`${answers} dt`, { fontWeight: 600 });
globalStyle(`${answers} dt::after`, { content: '": "' });

/** A button with a name in it, which may be long. */
export const named = style({ maxWidth: "100%", overflowWrap: "anywhere" });

/** The sides of a pair: in a row where there is space. */
export const sides = style({
  display: "grid",
  columnGap: space[4],
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  "@media": { [screen.phone]: { gridTemplateColumns: "1fr 1fr 6rem" } },
});

export const points = style({ display: "grid", gap: space[2], paddingInlineStart: space[5] });
