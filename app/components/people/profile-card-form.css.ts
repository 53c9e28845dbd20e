import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

export const pair = style({
  display: "grid",
  gap: space[4],
  "@media": { [screen.phone]: { gridTemplateColumns: "1fr 1fr" } },
});
export const alignedToInput = style({ alignSelf: "end" });

/** At the other end of a row from what leaves or saves. */
export const apart = style({ marginInlineEnd: "auto" });

/** A contact in the import preview. */
export const contact = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: radius.medium,
});

/** The fields about a person, folded below their name. */
export const details = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
});
export const summary = style({
  padding: space[3],
  borderRadius: radius.medium,
  cursor: "pointer",
  overflowWrap: "anywhere",
});
/** Beside the arrow of the summary. */
export const person = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[3],
  width: "calc(100% - 1.5rem)",
  paddingInlineStart: space[2],
  verticalAlign: "middle",
});
export const folded = style({ padding: space[3], paddingBlockEnd: space[4] });

export const holidays = style({ display: "grid", gap: space[2] });
export const legend = style({ fontWeight: 600, fontSize: text.large });
export const rows = style({
  display: "grid",
  alignItems: "start",
  columnGap: space[4],
  rowGap: space[2],
  listStyle: "none",
  "@media": { [screen.phone]: { gridTemplateColumns: "1fr 1fr" } },
});
export const row = style({ display: "grid", gap: space[1], minWidth: 0 });
export const date = style({
  fontSize: text.small,
  color: vars.color.mutedOnBackground,
  "@media": { [screen.phone]: { display: "block" } },
});

const remindersOn = 'form:has(input[name="emailRemindersEnabled"]:checked)';

/** Shown only for a selected holiday of a card with reminders, in CSS so that it works without JavaScript. */
export const reminder = style({
  display: "none",
  maxWidth: "20rem",
  paddingInlineStart: "2.25rem",
  paddingBlockEnd: space[2],
  fontSize: text.small,
  selectors: {
    [`${remindersOn} ${row}:has(input[name="holidayIds"]:checked) &`]: { display: "block" },
  },
});
// The label beside its few digits, an error below both.
globalStyle(`${reminder} > div`, {
  gridTemplateColumns: "minmax(0, 1fr) 4.5rem",
  alignItems: "center",
});
globalStyle(`${reminder} p`, { gridColumn: "1 / -1" });
