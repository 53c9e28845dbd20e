import { z } from "zod";
import { type Day, isDay } from "./calendar-day";

/** Bounds of cards: characters, days, and how many a user may keep. */
export const CARD_LIMITS = {
  text: 80,
  interests: 400,
  reminderDays: 90,
  cards: 200,
  customHolidays: 50,
} as const;

/** The id of a person's own birthday among the holidays of their card. */
export const BIRTHDAY_ID = "birthday";
/** What the form for a new card starts with. */
export const USUAL_REMINDER_DAYS = 7;

/** A holiday of a card as the API gives it; `date` is the given one, or the next of a global one. */
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

/** Somebody a user gives to (product specification, section 3); `birthday` as in `isBirthday`. */
export type ProfileCard = {
  id: string;
  name: string;
  relationship: string;
  birthday: string;
  interests: string;
  holidays: CardHoliday[];
  emailRemindersEnabled: boolean;
};

/** A selected holiday's next day; `said` has the anniversary: "Wedding day (12th anniversary)". */
export type Occasion = {
  holidayId: string;
  name: string;
  said: string;
  day: Day;
  daysLeft: number;
};

/** A gift that was given before, so it is not suggested again. */
export type GivenGift = { title: string; occasion: string | null; givenOn: Day | null };

/** A card as the screens show it. */
export type Person = ProfileCard & {
  age: number | null;
  /** The selected holidays that are still to come, the nearest first. */
  occasions: Occasion[];
  given: GivenGift[];
};

/** The API's shape of a card. */
export function toWireCard({ age: _, occasions: __, given: ___, ...card }: Person): ProfileCard {
  return card;
}

/** "Anna - Mother": how a card is named wherever a gift is kept for it. */
export const nameOfCard = ({ name, relationship }: Pick<ProfileCard, "name" | "relationship">) =>
  `${name} - ${relationship}`;

/** What was just done, as the list says it (`?done=`). */
export const CARD_NEWS = {
  added: "Profile card added.",
  saved: "Profile card saved.",
  deleted: "Profile card deleted.",
  imported: "The people you chose were added.",
} as const;
export const isCardNews = (news: string | null): news is keyof typeof CARD_NEWS =>
  news !== null && Object.hasOwn(CARD_NEWS, news);

/** Whether a text is a birthday: `YYYY-MM-DD`, or `--MM-DD` where the year is not known. */
export function isBirthday(text: string): boolean {
  if (text.startsWith("--")) return isDay(`2000${text.slice(1)}`);
  return isDay(text) && text >= "1880-01-01" && text < "2200-01-01";
}

const controlCharacters = /\p{Cc}/u;
const line = (limit: number) =>
  z
    .string({ invalid_type_error: "Please use plain text" })
    .refine((text) => !controlCharacters.test(text), "Please use plain text on one line")
    .transform((text) => text.trim())
    .pipe(z.string().max(limit, `Please use at most ${limit} characters`));
const needed = (missing: string) =>
  z
    .string({ required_error: missing, invalid_type_error: missing })
    .pipe(line(CARD_LIMITS.text))
    .pipe(z.string().min(1, missing));

/** A checkbox of a form sends "on" or nothing, a JSON body a boolean. */
const flag = z.preprocess((value) => (value === "on" ? true : value), z.boolean().optional());

const days = `Please enter reminder days from 1 to ${CARD_LIMITS.reminderDays}`;
const reminderDays = z.preprocess(
  (value) => (typeof value === "string" && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
  z
    .number({ invalid_type_error: days })
    .int(days)
    .min(1, days)
    .max(CARD_LIMITS.reminderDays, days)
    .nullable(),
);

const birthday = z
  .string({
    required_error: "Please enter a birthday",
    invalid_type_error: "Please enter a birthday",
  })
  .trim()
  .min(1, "Please enter a birthday")
  .refine(isBirthday, "Please enter a day that exists, such as 1964-05-02");

/**
 * A card as the form and the API send it. `holidayIds` is the whole selection; what is absent of
 * it, of the interests and of the switch stays as it is.
 */
export const profileCardSchema = z
  .object({
    name: needed("Please enter a name"),
    relationship: needed("Please enter a relationship"),
    birthday,
    birthdayWithoutYear: flag,
    interests: line(CARD_LIMITS.interests).nullish(),
    emailRemindersEnabled: flag,
    holidayIds: z
      .preprocess(
        (value) => (typeof value === "string" ? [value] : value),
        z.array(z.string().min(1).max(64)).max(100),
      )
      .optional(),
    reminderDaysBeforeByHolidayId: z.record(z.string(), reminderDays).nullish(),
    customHolidayName: line(CARD_LIMITS.text).nullish(),
  })
  .transform(({ birthdayWithoutYear, ...card }) => ({
    ...card,
    birthday: birthdayWithoutYear ? `-${card.birthday.slice(-6)}` : card.birthday,
  }));
export type ProfileCardInput = z.output<typeof profileCardSchema>;

/** A holiday that only one card has, as the form and the API send it. */
export const customHolidaySchema = z.object({
  name: needed("Please enter a name"),
  date: z
    .string({ required_error: "Please enter a date", invalid_type_error: "Please enter a date" })
    .trim()
    .min(1, "Please enter a date")
    .refine(
      (text) => isDay(text) && text >= "1000-01-01",
      "Please enter a day that exists, such as 2009-08-22",
    ),
  isRecurring: flag.transform((value) => value ?? false),
  isOriginDate: flag.transform((value) => value ?? false),
});
export type CustomHolidayInput = z.output<typeof customHolidaySchema>;

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

/** A card's state sent along with its form, so that only what was changed there is written. */
export const cardFieldsSchema = z.object({
  name: z.string(),
  relationship: z.string(),
  birthday: z.string(),
  interests: z.string(),
  emailRemindersEnabled: z.boolean(),
  selection: z.record(z.string(), z.number().nullable()),
});
