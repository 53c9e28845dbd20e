import { Temporal } from "temporal-polyfill/full";
import { addDays, type Day, daysBetween, todayIn } from "~/domain/holidays/calendar-day";
import { type DatedHoliday, nextDayOf } from "~/domain/holidays/holidays";

/** Reminders are sent at this hour in the user's time zone. */
const REMINDER_HOUR = 8;
/** A reminder delayed by missed runs is still sent up to this many days late. */
export const LATEST_DAYS = 3;
/** Dates to look at past those skipped or already reminded of; a holiday has at most two a year. */
const MOST_OCCASIONS = 8;

/** A selected holiday of a card; no reminder if `reminderDaysBefore` is null. */
export type RemindedHoliday = {
  holidayId: string;
  dates: DatedHoliday;
  reminderDaysBefore: number | null;
  skippedDay: Day | null;
};

/**
 * The parts of a card that determine its reminders. `reminded` holds the keys of reminders already
 * written, so that an edit on the same day does not repeat one.
 */
export type RemindedCard = {
  emailRemindersEnabled: boolean;
  holidays: RemindedHoliday[];
  reminded: string[];
  /** An IANA time zone, such as `Europe/London`. */
  timeZone: string;
};

/** A future reminder: the holiday's date `day`, and `at`, when its mail is due. */
export type PlannedReminder = { holidayId: string; day: Day; key: string; at: Date };

/**
 * When the card's next mail is due (08:00 in the user's time zone), or null. Every write that changes
 * a card, its holidays or its owner's time zone stores it in `next_reminder_at`. It can be up to
 * three days in the past for a late reminder of an occasion still to come.
 */
export function nextReminderAt(card: RemindedCard, now: Date): Date | null {
  const times = plannedReminders(card, now).map(({ at }) => at.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** The next reminder of each selected holiday. */
export function plannedReminders(card: RemindedCard, now: Date): PlannedReminder[] {
  if (!card.emailRemindersEnabled) return [];
  const today = todayIn(card.timeZone, now);
  return card.holidays.flatMap((holiday) => nextOf(holiday, card, today) ?? []);
}

function nextOf(
  { holidayId, dates, reminderDaysBefore, skippedDay }: RemindedHoliday,
  { reminded, timeZone }: RemindedCard,
  today: Day,
): PlannedReminder | null {
  if (reminderDaysBefore === null) return null;
  let from = today;
  for (let occasion = 0; occasion < MOST_OCCASIONS; occasion += 1) {
    const day = nextDayOf(dates, from);
    if (day === null) return null;
    const key = `${holidayId} ${day} ${reminderDaysBefore}`;
    const dueDay = addDays(day, -reminderDaysBefore);
    const lateDays = daysBetween(dueDay, today);
    const known = reminded.some((one) =>
      coversReminder(one, { holidayId, day, reminderDaysBefore }),
    );
    if (day !== skippedDay && !known && lateDays <= LATEST_DAYS) {
      return { holidayId, day, key, at: at(dueDay, timeZone) };
    }
    from = addDays(day, 1);
  }
  return null;
}

/**
 * Whether a reminder already written for the same occasion covers this one: it does with as many or
 * fewer days of warning, so raising the days does not send a second mail at once.
 */
function coversReminder(
  written: string,
  {
    holidayId,
    day,
    reminderDaysBefore,
  }: { holidayId: string; day: Day; reminderDaysBefore: number },
): boolean {
  const occasionKey = `${holidayId} ${day} `;
  return (
    written.startsWith(occasionKey) &&
    Number(written.slice(occasionKey.length)) <= reminderDaysBefore
  );
}

function at(day: Day, timeZone: string): Date {
  const time = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone,
    plainTime: Temporal.PlainTime.from({ hour: REMINDER_HOUR }),
  });
  return new Date(time.epochMilliseconds);
}

/** The most reminders that a card remembers: more than its holidays can have in the time that counts. */
export const MOST_REMINDED = 160;

/** The new value of `profile_card.reminded` after writing reminders, without occasions long past. */
export function rememberReminders(reminded: string[], keys: string[], today: Day): string[] {
  const dayOfKey = (key: string) => key.split(" ")[1] ?? "";
  return [...reminded, ...keys]
    .filter((key) => dayOfKey(key) >= addDays(today, -7))
    .slice(-MOST_REMINDED);
}
