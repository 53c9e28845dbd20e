import type { Answers, DatedAnswers } from "~/domain/asking/answers";
import type { Day } from "~/domain/holidays/calendar-day";

/** Limits: characters of text fields, reminder days, cards per user, custom holidays per card and per user. */
export const CARD_LIMITS = {
  text: 80,
  interests: 400,
  avoid: 200,
  reminderDays: 90,
  cards: 200,
  customHolidays: 50,
  accountHolidays: 2_000,
} as const;

/** What is said where there is no room for another custom holiday: on its card, or in all. */
export const HOLIDAYS_FULL = {
  card: `A card can have at most ${CARD_LIMITS.customHolidays} custom holidays.`,
  account: `You can keep at most ${CARD_LIMITS.accountHolidays.toLocaleString("en-GB")} custom holidays in all.`,
} as const;

/** The error about missing or wrong reminder days of a holiday. */
export const reminderDaysError = (holiday: string) =>
  `Please enter reminder days from 1 to ${CARD_LIMITS.reminderDays} for ${holiday}`;

/** Reminder days of a newly selected holiday. */
export const DEFAULT_REMINDER_DAYS = 7;

/** A holiday of a card in the API; `date` is as entered for a custom one, else the next date. */
export type CardHoliday = {
  id: string;
  name: string;
  date: Day;
  isSelected: boolean;
  isCustom: boolean;
  isGlobal: boolean;
  isRecurring: boolean;
  isOriginDate: boolean;
  reminderDaysBefore: number | null;
};

/**
 * A holiday in the form of a card, with its next date, if it is known and not over. `since` is the year from
 * which its anniversaries are counted.
 */
export type OfferedHoliday = Pick<CardHoliday, "id" | "name" | "date"> & {
  since?: number | null;
  isOver?: boolean;
};

/** A recipient a user keeps, in the API's shape; `birthday` is `YYYY-MM-DD` or `--MM-DD`. */
export type ProfileCard = {
  id: string;
  name: string;
  relationship: string;
  birthday: string;
  interests: string;
  avoid: string;
  holidays: CardHoliday[];
  emailRemindersEnabled: boolean;
};

/** A selected holiday's next date; `label` includes the anniversary: "Wedding day (12th anniversary)". */
export type CardOccasion = {
  holidayId: string;
  name: string;
  label: string;
  day: Day;
  daysLeft: number;
};

/** A gift given before, which is not suggested again. */
export type GivenGift = {
  title: string;
  key: string;
  occasion: string | null;
  givenOn: Day | null;
};

/** A card with what the screens derive for it. */
export type ProfileCardDetails = ProfileCard & {
  age: number | null;
  /** "62 years old", "7 months old", "newborn", "not born yet"; null without a year of birth. */
  ageInWords: string | null;
  /** The nearest first. */
  occasions: CardOccasion[];
  given: GivenGift[];
  /** What its person answered when they were asked. */
  told?: DatedAnswers;
};

/** A card in the list, which does not show its holidays. */
export type ListedProfileCard = Omit<ProfileCardDetails, "holidays">;

/**
 * A card as the API sends it. `told` is what its person answered, null if nothing: texts, empty where nothing
 * was said, `chosen` with the ids of sides of `app/domain/knowledge/this-or-that.ts`, and the `day` on which they
 * were given or last changed. It is not read from what is sent to the API: only the person changes it.
 */
export type WireProfileCard = ProfileCard & { told: (Answers & { day: Day }) | null };

/** Reduces a card to the API's shape. */
export function toWireCard({
  age: _,
  ageInWords: __,
  occasions: ___,
  given: ____,
  told,
  ...card
}: ProfileCardDetails): WireProfileCard {
  return { ...card, told: told ? { ...told.answers, day: told.day } : null };
}

/** "Anna - Mother": the name of a card next to saved gifts. */
export const nameOfCard = ({ name, relationship }: Pick<ProfileCard, "name" | "relationship">) =>
  `${name} - ${relationship}`;
