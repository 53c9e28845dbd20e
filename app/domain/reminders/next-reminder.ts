import { Temporal } from "temporal-polyfill/full";
import { addDays, type Day, daysBetween, todayIn } from "~/domain/holidays/calendar-day";
import { type DatedHoliday, nextDayOf } from "~/domain/holidays/holidays";

/** Reminders leave at this hour of the user's own time zone. */
const HOUR = 8;
/** A reminder that a missed run left is still worth sending so many days later. */
export const LATEST_DAYS = 3;
/** An occasion skipped or reminded of leads to the next one; a holiday has at most two a year. */
const MOST_OCCASIONS = 8;

/** A selected holiday of a card, as far as reminders go; no days before means no reminder. */
export type RemindedHoliday = {
  holidayId: string;
  dates: DatedHoliday;
  reminderDaysBefore: number | null;
  skippedDay: Day | null;
};

/**
 * A card, as far as reminders go. `reminded` names the reminders already written
 * (`profile_card.reminded`), so that an edit on the same day repeats none.
 */
export type RemindedCard = {
  emailRemindersEnabled: boolean;
  holidays: RemindedHoliday[];
  reminded: string[];
  /** An IANA time zone, such as `Europe/London`. */
  timeZone: string;
};

/** One reminder to come: the holiday's `day` and when its mail is due. */
export type PlannedReminder = { holidayId: string; day: Day; key: string; at: Date };

/**
 * When the card's next mail is due, at 08:00 in the user's zone, or null: what every write that
 * changes a card, its holidays or its user's zone stores in `next_reminder_at`. It may lie up to
 * three days back: that reminder is late, but the occasion is still to come.
 */
export function nextReminderAt(card: RemindedCard, now: Date): Date | null {
  const times = plannedReminders(card, now).map(({ at }) => at.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** The next reminder of each holiday of a card. */
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
 * Whether a reminder already written makes this one needless: one of the same occasion with as many
 * days of warning, or fewer, for more days of warning must not remind at once again.
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
    plainTime: Temporal.PlainTime.from({ hour: HOUR }),
  });
  return new Date(time.epochMilliseconds);
}

/** What `profile_card.reminded` becomes when reminders are written; occasions long past go. */
export function rememberReminders(reminded: string[], keys: string[], today: Day): string[] {
  const dayOfKey = (key: string) => key.split(" ")[1] ?? "";
  return [...reminded, ...keys].filter((key) => dayOfKey(key) >= addDays(today, -7));
}
