import type { ProfileCard } from "./profile-card";
import type { ProfileCardInput } from "./profile-card.schema";

/** The name of a field for reminder days, before the id of its holiday. */
export const REMINDER_DAYS = "reminderDaysBeforeByHolidayId.";

/** The editable fields of a card; `selection` maps each selected holiday's id to its reminder days. */
export type CardFields = {
  name: string;
  relationship: string;
  birthday: string;
  interests: string;
  avoid: string;
  emailRemindersEnabled: boolean;
  selection: Record<string, number | null>;
};

/** The editable fields of a card. */
export function fieldsOfCard(card: ProfileCard): CardFields {
  const { name, relationship, birthday, interests, avoid, emailRemindersEnabled, holidays } = card;
  const selected = holidays.filter(({ isSelected }) => isSelected);
  const selection = Object.fromEntries(selected.map((one) => [one.id, one.reminderDaysBefore]));
  return { name, relationship, birthday, interests, avoid, emailRemindersEnabled, selection };
}

/**
 * The fields after applying an input; fields absent from the input keep their value. An input that
 * turns reminders on and selects holidays has to give the days of each: they become null otherwise.
 */
export function withInput(before: CardFields, input: ProfileCardInput): CardFields {
  const given = input.reminderDaysBeforeByHolidayId ?? {};
  const keepsDays = !(input.holidayIds && input.emailRemindersEnabled);
  const ids = input.holidayIds ?? Object.keys(before.selection);
  return {
    name: input.name,
    relationship: input.relationship,
    birthday: input.birthday,
    interests: input.interests ?? before.interests,
    avoid: input.avoid ?? before.avoid,
    emailRemindersEnabled: input.emailRemindersEnabled ?? before.emailRemindersEnabled,
    selection: Object.fromEntries(
      ids.map((id) => [
        id,
        (id in given ? given[id] : keepsDays ? before.selection[id] : null) ?? null,
      ]),
    ),
  };
}

/** The defaults of a new card. */
export const emptyFields: CardFields = {
  name: "",
  relationship: "",
  birthday: "",
  interests: "",
  avoid: "",
  emailRemindersEnabled: false,
  selection: {},
};

/**
 * The state to send back with a form, as JSON: `fields`, or for words that were typed before the form was
 * rendered again the state they were typed over, with the holidays that were added meanwhile.
 */
export function beforeOf(fields: CardFields, typed?: Record<string, string>): string {
  if (!typed?.before) return JSON.stringify(fields);
  const before: CardFields = JSON.parse(typed.before);
  const added = Object.entries(fields.selection).filter(([id]) => !(REMINDER_DAYS + id in typed));
  const selection = { ...before.selection, ...Object.fromEntries(added) };
  return JSON.stringify({ ...before, selection });
}
