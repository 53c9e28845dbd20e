import { z } from "zod";
import { type Day, formatDay, isBirthday, isDay } from "~/domain/holidays/calendar-day";
import { isOneLine, isWithin } from "~/domain/shared/one-line";
import type { Region } from "~/domain/shared/region";
import { CARD_LIMITS } from "./profile-card";

const line = (limit: number) =>
  z
    .string({ invalid_type_error: "Please use plain text" })
    .refine(isOneLine, "Please use plain text on one line")
    .transform((text) => text.trim())
    .refine((text) => isWithin(text, limit), `Please use at most ${limit} characters`);
const needed = (missing: string) =>
  z
    .string({ required_error: missing, invalid_type_error: missing })
    .pipe(line(CARD_LIMITS.text))
    .pipe(z.string().min(1, missing));

/** Forms send "on" or nothing, JSON bodies a boolean. */
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
 * A card as sent by the form and the API. `holidayIds` is the complete selection; `holidayIds`,
 * `interests`, `avoid` and `emailRemindersEnabled` keep their values if absent.
 */
export const profileCardSchema = z
  .object({
    name: needed("Please enter a name"),
    relationship: needed("Please enter a relationship"),
    birthday,
    birthdayWithoutYear: flag,
    interests: line(CARD_LIMITS.interests).nullish(),
    avoid: line(CARD_LIMITS.avoid).nullish(),
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

const customHoliday = z.object({
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
export type CustomHolidayInput = z.output<typeof customHoliday>;

type Reader = { today: Day; region: Region };

/**
 * A custom holiday as sent by the form and the API. A day that is past and does not return is refused,
 * unless it is that of `stored`, so that one whose day has passed can still be renamed.
 */
export const customHolidaySchema = (
  { today, region }: Reader,
  stored?: Pick<CustomHolidayInput, "date" | "isRecurring"> | null,
) =>
  customHoliday.superRefine(({ date, isRecurring }, refusal) => {
    const wasOver = stored && !stored.isRecurring && stored.date === date;
    if (isRecurring || !isDay(date) || date >= today || wasOver) return;
    refusal.addIssue({
      code: "custom",
      path: ["date"],
      message: `${formatDay(date, region)} is past. Choose a day to come, or let it return every year.`,
    });
  });
