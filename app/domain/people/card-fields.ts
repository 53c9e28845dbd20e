import type { ProfileCard } from "./profile-card";
import type { ProfileCardInput } from "./profile-card.schema";

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

/** The fields after applying an input; fields absent from the input keep their value. */
export function withInput(before: CardFields, input: ProfileCardInput): CardFields {
  const given = input.reminderDaysBeforeByHolidayId ?? {};
  const ids = input.holidayIds ?? Object.keys(before.selection);
  return {
    name: input.name,
    relationship: input.relationship,
    birthday: input.birthday,
    interests: input.interests ?? before.interests,
    avoid: input.avoid ?? before.avoid,
    emailRemindersEnabled: input.emailRemindersEnabled ?? before.emailRemindersEnabled,
    selection: Object.fromEntries(
      ids.map((id) => [id, (id in given ? given[id] : before.selection[id]) ?? null]),
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
