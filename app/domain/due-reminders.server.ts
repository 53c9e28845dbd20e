import { and, asc, isNotNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { user } from "../../db/schema/accounts";
import { cardHoliday, customHoliday, profileCard } from "../../db/schema/people";
import { addDays, type Day, todayIn } from "./calendar-day";
import {
  nextReminderAt,
  type PlannedReminder,
  plannedReminders,
  rememberReminders,
} from "./next-reminder";
import {
  type CardRow,
  type CustomRow,
  type SelectedRow,
  toRemindedCard,
} from "./reminder-times.server";

export type OwnerRow = Pick<
  typeof user.$inferSelect,
  "id" | "email" | "firstName" | "region" | "timeZone" | "confirmedAt"
>;

/** A card whose time has come, with everything that decides what is due. */
export type DueCard = { card: CardRow; selected: SelectedRow[]; customs: CustomRow[] };
/** A user with all their cards whose time has come. */
export type DueUser = { owner: OwnerRow; cards: DueCard[] };

/**
 * The users of the next page of due cards, each with all due cards, so that one morning makes one
 * mail. Reads rows in proportion to what is due, however many cards there are.
 */
export async function readDueUsers(db: Db, at: Date, users: number): Promise<DueUser[]> {
  const isDue = and(isNotNull(profileCard.nextReminderAt), lte(profileCard.nextReminderAt, at));
  const due = await db
    .select({ userId: profileCard.userId })
    .from(profileCard)
    .where(isDue)
    .orderBy(asc(profileCard.nextReminderAt), asc(profileCard.userId))
    .limit(users);
  const userIds = [...new Set(due.map(({ userId }) => userId))];
  if (userIds.length === 0) return [];
  const oneOf = (ids: string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const [owners, cards] = await db.batch([
    db
      .select({
        id: user.id,
        email: user.email,
        firstName: user.firstName,
        region: user.region,
        timeZone: user.timeZone,
        confirmedAt: user.confirmedAt,
      })
      .from(user)
      .where(sql`${user.id} IN ${oneOf(userIds)}`),
    db
      .select()
      .from(profileCard)
      .where(and(sql`${profileCard.userId} IN ${oneOf(userIds)}`, isDue)),
  ]);
  const cardIds = cards.map(({ id }) => id);
  const [selected, customs] = await db.batch([
    db
      .select()
      .from(cardHoliday)
      .where(sql`${cardHoliday.cardId} IN ${oneOf(cardIds)}`),
    db
      .select()
      .from(customHoliday)
      .where(sql`${customHoliday.cardId} IN ${oneOf(cardIds)}`),
  ]);
  const cardsOf = Map.groupBy(cards, ({ userId }) => userId);
  const selectedOf = Map.groupBy(selected, ({ cardId }) => cardId);
  const customsOf = Map.groupBy(customs, ({ cardId }) => cardId);
  return owners.map((owner) => ({
    owner,
    cards: (cardsOf.get(owner.id) ?? []).map((card) => ({
      card,
      selected: selectedOf.get(card.id) ?? [],
      customs: customsOf.get(card.id) ?? [],
    })),
  }));
}

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
