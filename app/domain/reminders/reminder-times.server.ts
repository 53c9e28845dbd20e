import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { BIRTHDAY_ID, type DatedHoliday } from "~/domain/holidays/holidays";
import type { Db } from "../../../db/client";
import { profileCard } from "../../../db/schema/people";
import { nextReminderAt, type RemindedCard } from "./next-reminder";
import {
  type CardRow,
  type ReminderFacts,
  readReminderFacts,
  writeReminderFacts,
} from "./reminder-facts.server";

/** Refreshes every card of a user, after a change of address, name, time zone or region. */
export async function refreshReminders(db: Db, userId: string, now: Date): Promise<void> {
  await refresh(db, eq(profileCard.userId, userId), now);
}

/**
 * Updates a card's next reminder and reminder facts after a write. Of two concurrent edits the later
 * one decides.
 */
export async function refreshReminder(
  db: Db,
  userId: string,
  cardId: string,
  now: Date,
): Promise<void> {
  await refreshRemindersOf(db, userId, [cardId], now);
}

/** The same for several cards of a user. */
export async function refreshRemindersOf(
  db: Db,
  userId: string,
  cardIds: string[],
  now: Date,
): Promise<void> {
  // A single parameter, as D1 allows 100: https://developers.cloudflare.com/d1/platform/limits/
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(cardIds)}))`;
  await refresh(db, and(inArray(profileCard.id, ids), eq(profileCard.userId, userId)), now);
}

async function refresh(db: Db, which: SQL | undefined, now: Date): Promise<void> {
  const cards = await writeReminderFacts(db, which).returning();
  const [first, ...rest] = cards.map((card) => {
    const next = nextReminderAt(toRemindedCard(card, readReminderFacts(card)), now);
    const changed = { nextReminderAt: next, updatedAt: now };
    return db.update(profileCard).set(changed).where(isUnchanged(card));
  });
  if (first) await db.batch([first, ...rest]);
}

/** The parts of a card's row and facts that determine its reminders. */
export function toRemindedCard(
  { birthday, emailRemindersEnabled, reminded }: CardRow,
  { owner: { region, timeZone }, selected, customs }: ReminderFacts,
): RemindedCard {
  const datesOf = (id: string): DatedHoliday => {
    if (id === BIRTHDAY_ID) return { kind: "birthday", birthday };
    const custom = customs.find((row) => row.id === id);
    return custom ? { kind: "custom", ...custom } : { kind: "global", id, region };
  };
  return {
    emailRemindersEnabled,
    holidays: selected.map((row) => ({ ...row, dates: datesOf(row.holidayId) })),
    reminded,
    timeZone,
  };
}

/** Whether nothing that determines a card's reminders has changed since it was read. */
function isUnchanged({ id, userId, birthday, emailRemindersEnabled, reminderFacts }: CardRow) {
  return and(
    eq(profileCard.id, id),
    eq(profileCard.userId, userId),
    eq(profileCard.birthday, birthday),
    eq(profileCard.emailRemindersEnabled, emailRemindersEnabled),
    eq(profileCard.reminderFacts, reminderFacts),
  );
}
