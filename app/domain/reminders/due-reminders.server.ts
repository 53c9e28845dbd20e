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

/** A reminder to write now, with all that its mail says. */
export type DueReminder = PlannedReminder & DueCard & { facts: ReminderFacts };

/** What becomes of a due card: the reminders to write now, and where its column moves on to. */
export type CardMove = {
  card: CardRow;
  due: DueReminder[];
  next: Date | null;
  reminded: string[];
};

/** Decides a due card; throws for one whose data make no sense. */
export function moveCard({ card, gifts }: DueCard, at: Date): CardMove {
  const facts = readReminderFacts(card);
  const before = toRemindedCard(card, facts);
  const due = plannedReminders(before, at)
    .filter((planned) => planned.at <= at)
    .map((planned) => ({ ...planned, card, gifts, facts }));
  const reminded = rememberReminders(
    before.reminded,
    due.map(({ key }) => key),
    todayIn(facts.owner.timeZone, at),
  );
  return { card, due, next: nextReminderAt({ ...before, reminded }, at), reminded };
}

/** Where a card that fails moves to: it is tried again tomorrow, and holds nobody up today. */
export function setAside(card: CardRow, at: Date): CardMove {
  const tomorrow = new Date(
    `${addDays(at.toISOString().slice(0, 10), 1)}T${at.toISOString().slice(11)}`,
  );
  return { card, due: [], next: tomorrow, reminded: card.reminded };
}
