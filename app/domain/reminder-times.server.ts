import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { cardHoliday, customHoliday, profileCard } from "../../db/schema/people";
import type { DatedHoliday } from "./holiday";
import { nextReminderAt, type RemindedCard } from "./next-reminder";
import { BIRTHDAY_ID } from "./profile-card";
import type { CardOwner } from "./profile-cards.server";

export type CardRow = typeof profileCard.$inferSelect;
export type SelectedRow = Pick<
  typeof cardHoliday.$inferSelect,
  "holidayId" | "reminderDaysBefore" | "skippedDay"
>;
export type CustomRow = Omit<typeof customHoliday.$inferSelect, "cardId" | "userId">;

/** The same for every card of a user whose zone or region has changed. */
export async function refreshReminders(db: Db, owner: CardOwner, now: Date): Promise<void> {
  const cards = await db
    .select({ id: profileCard.id })
    .from(profileCard)
    .where(eq(profileCard.userId, owner.userId));
  for (const { id } of cards) await refreshReminder(db, owner, id, now);
}

/**
 * Brings a card's next reminder in step with what was just written. It follows the write, and
 * reads what is there now, so that of two simultaneous edits the later one decides.
 */
export async function refreshReminder(
  db: Db,
  owner: CardOwner,
  cardId: string,
  now: Date,
): Promise<void> {
  const { userId } = owner;
  const isCard = and(eq(profileCard.id, cardId), eq(profileCard.userId, userId));
  const [[card], selected, customs] = await db.batch([
    db.select().from(profileCard).where(isCard),
    db
      .select()
      .from(cardHoliday)
      .where(and(eq(cardHoliday.cardId, cardId), eq(cardHoliday.userId, userId))),
    db
      .select()
      .from(customHoliday)
      .where(and(eq(customHoliday.cardId, cardId), eq(customHoliday.userId, userId))),
  ]);
  if (!card) return;
  const next = nextReminderAt(toRemindedCard({ card, selected, customs }, owner), now);
  await db.update(profileCard).set({ nextReminderAt: next }).where(isCard);
}

/** A card as its rows say, as far as reminders go. */
export function toRemindedCard(
  { card, selected, customs }: { card: CardRow; selected: SelectedRow[]; customs: CustomRow[] },
  { region, timeZone }: Pick<CardOwner, "region" | "timeZone">,
): RemindedCard {
  const datesOf = (id: string): DatedHoliday => {
    if (id === BIRTHDAY_ID) return { kind: "birthday", birthday: card.birthday };
    const custom = customs.find((row) => row.id === id);
    return custom ? { kind: "custom", ...custom } : { kind: "global", id, region };
  };
  return {
    emailRemindersEnabled: card.emailRemindersEnabled,
    holidays: selected.map((row) => ({ ...row, dates: datesOf(row.holidayId) })),
    reminded: card.reminded,
    timeZone,
  };
}
