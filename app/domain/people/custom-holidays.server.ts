import { and, eq, sql } from "drizzle-orm";
import { todayIn } from "~/domain/holidays/calendar-day";
import { refreshReminder } from "~/domain/reminders/reminder-times.server";
import { runTogether } from "../../../db/batch";
import type { Db } from "../../../db/client";
import { cardHoliday, customHoliday, profileCard } from "../../../db/schema/people";
import { findFull, insertHoliday } from "./holiday-room.server";
import { DEFAULT_REMINDER_DAYS, type HOLIDAYS_FULL } from "./profile-card";
import { type CustomHolidayInput, customHolidaySchema } from "./profile-card.schema";
import type { CardOwner } from "./profile-cards.server";

/** What became of a custom holiday: its id, or of what there are as many as there may be. */
type HolidayOutcome = { id: string } | { full: keyof typeof HOLIDAYS_FULL };

/**
 * Adds a custom holiday to a card and selects it, unless the card or the account is full. Null if
 * the user has no such card. An `id` that a holiday of the card has already is that of a form sent
 * again: the holiday becomes what the form says now.
 */
export async function addCustomHoliday(
  db: Db,
  owner: CardOwner,
  cardId: string,
  input: CustomHolidayInput,
  now: Date,
  id: string = crypto.randomUUID(),
): Promise<HolidayOutcome | null> {
  const { userId } = owner;
  const [cards = [], added = []] = await runTogether(db, [
    db
      .select({ id: profileCard.id })
      .from(profileCard)
      .where(and(eq(profileCard.id, cardId), eq(profileCard.userId, userId))),
    insertHoliday(userId, cardId, { id, ...input }),
    sql`INSERT INTO ${cardHoliday} (card_id, holiday_id, user_id, reminder_days_before)
      SELECT card_id, id, user_id, ${DEFAULT_REMINDER_DAYS} FROM ${customHoliday}
      WHERE id = ${id} AND user_id = ${userId} ON CONFLICT (card_id, holiday_id) DO NOTHING`,
  ]);
  if (cards.length === 0) return null;
  if (added.length === 0) {
    const again = await updateCustomHoliday(db, owner, id, input, now);
    if (again !== null) return { id };
    return { full: (await findFull(db, userId, cardId)) ?? "card" };
  }
  await refreshReminder(db, owner.userId, cardId, now);
  return { id };
}

/** A custom holiday; null if the user has no such holiday. */
export async function findCustomHoliday(db: Db, userId: string, id: string) {
  const isOwn = and(eq(customHoliday.id, id), eq(customHoliday.userId, userId));
  const [holiday] = await db.select().from(customHoliday).where(isOwn);
  return holiday ?? null;
}

/** The schema of a custom holiday of an owner; of a change to it, if one is `stored`. */
export function holidaySchemaFor(
  { region, timeZone }: CardOwner,
  now: Date,
  stored?: Awaited<ReturnType<typeof findCustomHoliday>>,
) {
  return customHolidaySchema({ today: todayIn(timeZone, now), region }, stored);
}

/** Changes a custom holiday. Returns its card's id, or null if the user has no such holiday. */
export async function updateCustomHoliday(
  db: Db,
  owner: CardOwner,
  id: string,
  input: CustomHolidayInput,
  now: Date,
): Promise<string | null> {
  const [changed] = await db
    .update(customHoliday)
    .set(input)
    .where(and(eq(customHoliday.id, id), eq(customHoliday.userId, owner.userId)))
    .returning({ cardId: customHoliday.cardId });
  if (!changed) return null;
  await refreshReminder(db, owner.userId, changed.cardId, now);
  return changed.cardId;
}

/** Deletes a custom holiday. Returns its card's id, or null if the user has no such holiday. */
export async function deleteCustomHoliday(
  db: Db,
  owner: CardOwner,
  id: string,
  now: Date,
): Promise<string | null> {
  const { userId } = owner;
  const [, [deleted]] = await db.batch([
    db
      .delete(cardHoliday)
      .where(and(eq(cardHoliday.holidayId, id), eq(cardHoliday.userId, userId))),
    db
      .delete(customHoliday)
      .where(and(eq(customHoliday.id, id), eq(customHoliday.userId, userId)))
      .returning({ cardId: customHoliday.cardId }),
  ]);
  if (!deleted) return null;
  await refreshReminder(db, owner.userId, deleted.cardId, now);
  return deleted.cardId;
}
