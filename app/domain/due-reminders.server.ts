import { addDays, type Day, todayIn } from "./calendar-day";
import type { DueCard, OwnerRow } from "./due-cards.server";
import {
  nextReminderAt,
  type PlannedReminder,
  plannedReminders,
  rememberReminders,
} from "./next-reminder";
import { toRemindedCard } from "./reminder-times.server";

/** What becomes of a due card: the reminders to write now, and where its column moves on to. */
export type CardMove = {
  card: DueCard;
  due: PlannedReminder[];
  next: Date | null;
  reminded: string[];
};

/** Decides a due card; throws for one whose data make no sense. */
export function moveCard(card: DueCard, owner: OwnerRow, at: Date): CardMove {
  const before = toRemindedCard(card, owner);
  const due = plannedReminders(before, at).filter((planned) => planned.at <= at);
  const today: Day = todayIn(owner.timeZone, at);
  const reminded = rememberReminders(
    before.reminded,
    due.map(({ key }) => key),
    today,
  );
  return { card, due, next: nextReminderAt({ ...before, reminded }, at), reminded };
}

/** Where a card that fails moves to: it is tried again tomorrow, and holds nobody up today. */
export function setAside(card: DueCard, at: Date): CardMove {
  const tomorrow = new Date(
    `${addDays(at.toISOString().slice(0, 10), 1)}T${at.toISOString().slice(11)}`,
  );
  return { card, due: [], next: tomorrow, reminded: card.card.reminded };
}
