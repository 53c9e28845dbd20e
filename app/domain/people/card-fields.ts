import type { ProfileCard } from "./profile-card";
import type { ProfileCardInput } from "./profile-card.schema";

/** The fields of a card that can be written; `selection` has the reminder days of each selected id. */
export type CardFields = {
  name: string;
  relationship: string;
  birthday: string;
  interests: string;
  emailRemindersEnabled: boolean;
  selection: Record<string, number | null>;
};

export function fieldsOfCard(card: ProfileCard): CardFields {
  const { name, relationship, birthday, interests, emailRemindersEnabled, holidays } = card;
  const selected = holidays.filter(({ isSelected }) => isSelected);
  const selection = Object.fromEntries(selected.map((one) => [one.id, one.reminderDaysBefore]));
  return { name, relationship, birthday, interests, emailRemindersEnabled, selection };
}

/** The card's fields after an input: what the input does not say is as before. */
export function withInput(before: CardFields, input: ProfileCardInput): CardFields {
  const given = input.reminderDaysBeforeByHolidayId ?? {};
  const ids = input.holidayIds ?? Object.keys(before.selection);
  return {
    name: input.name,
    relationship: input.relationship,
    birthday: input.birthday,
    interests: input.interests ?? before.interests,
    emailRemindersEnabled: input.emailRemindersEnabled ?? before.emailRemindersEnabled,
    selection: Object.fromEntries(
      ids.map((id) => [id, (id in given ? given[id] : before.selection[id]) ?? null]),
    ),
  };
}

/** A card nobody has filled in yet, as the API begins one. */
export const emptyFields: CardFields = {
  name: "",
  relationship: "",
  birthday: "",
  interests: "",
  emailRemindersEnabled: false,
  selection: {},
};
