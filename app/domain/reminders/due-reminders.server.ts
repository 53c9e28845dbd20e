import { addDays, todayIn } from "~/domain/holidays/calendar-day";
import type { DueCard } from "./due-cards.server";
import {
  nextReminderAt,
  type PlannedReminder,
  plannedReminders,
  rememberReminders,
} from "./next-reminder";
import { type CardRow, type ReminderFacts, readReminderFacts } from "./reminder-facts.server";
import { toRemindedCard } from "./reminder-times.server";

/** A reminder to send now, with the data of its mail. */
export type DueReminder = PlannedReminder & DueCard & { facts: ReminderFacts };

/** The update of a due card: the reminders to send now, and the next values of its columns. */
export type CardUpdate = {
  card: CardRow;
  due: DueReminder[];
  next: Date | null;
  reminded: string[];
};

/** Computes the update of a due card; throws if its stored data is invalid. */
export function updateOfCard({ card, kept }: DueCard, at: Date): CardUpdate {
  const facts = readReminderFacts(card);
  const before = toRemindedCard(card, facts);
  const due = plannedReminders(before, at)
    .filter((planned) => planned.at <= at)
    .map((planned) => ({ ...planned, card, kept, facts }));
  const reminded = rememberReminders(
    before.reminded,
    due.map(({ key }) => key),
    todayIn(facts.owner.timeZone, at),
  );
  return { card, due, next: nextReminderAt({ ...before, reminded }, at), reminded };
}

/** When what failed is tried again: a day later, so that it does not block others. */
export function dayAfter(at: Date): Date {
  return new Date(`${addDays(at.toISOString().slice(0, 10), 1)}T${at.toISOString().slice(11)}`);
}

/** The update of a card that failed. */
export function postponeCard(card: CardRow, at: Date): CardUpdate {
  return { card, due: [], next: dayAfter(at), reminded: card.reminded };
}
