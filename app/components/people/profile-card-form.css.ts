import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme.css";
import { radius, screen, space, text } from "~/styles/tokens";

export const pair = style({
  display: "grid",
  gap: space[4],
  "@media": { [screen.phone]: { gridTemplateColumns: "1fr 1fr" } },
});
export const alignedToInput = style({ alignSelf: "end" });

/** A contact in the import preview. */
export const contact = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: radius.medium,
});

export const holidays = style({ display: "grid", gap: space[2] });
export const legend = style({ fontWeight: 600, fontSize: text.large });
export const rows = style({ display: "grid", gap: space[2], listStyle: "none" });
export const row = style({
  display: "grid",
  gap: space[2],
  paddingBlockEnd: space[2],
  borderBottom: `1px solid ${vars.color.mutedOnPaper}`,
});
export const date = style({ fontSize: text.small, fontWeight: 400 });

const remindersOn = 'form:has(input[name="emailRemindersEnabled"]:checked)';

/** Shown only for a selected holiday of a card with reminders, in CSS so that it works without JavaScript. */
export const reminder = style({
  display: "none",
  maxWidth: "16rem",
  paddingInlineStart: space[6],
  selectors: {
    [`${remindersOn} ${row}:has(input[name="holidayIds"]:checked) &`]: { display: "block" },
  },
});
