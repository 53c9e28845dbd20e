import { and, asc, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { groupBy } from "~/lib/group-by";
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

const ownerColumns = {
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  region: user.region,
  timeZone: user.timeZone,
  confirmedAt: user.confirmedAt,
};

/**
 * The users of the next page of due cards, each with all due cards, so that one morning makes one
 * mail. Finding them reads two rows for each due card, however many cards there are.
 */
export async function readDueUsers(db: Db, at: Date, pageSize: number): Promise<DueUser[]> {
  const isDue = and(isNotNull(profileCard.nextReminderAt), lte(profileCard.nextReminderAt, at));
  const found = await db
    .select({ card: profileCard, owner: ownerColumns })
    .from(profileCard)
    .innerJoin(user, eq(user.id, profileCard.userId))
    .where(isDue)
    .orderBy(asc(profileCard.nextReminderAt), asc(profileCard.userId))
    .limit(pageSize);
  const rows = found.length < pageSize ? found : [...(await wholeUsers(db, found, at)).values()];
  if (rows.length === 0) return [];
  const cardIds = rows.map(({ card }) => card.id);
  const [selected, customs] = await db.batch([
    db.select().from(cardHoliday).where(inList(cardHoliday.cardId, cardIds)),
    db.select().from(customHoliday).where(inList(customHoliday.cardId, cardIds)),
  ]);
  const selectedOf = groupBy(selected, ({ cardId }) => cardId);
  const customsOf = groupBy(customs, ({ cardId }) => cardId);
  return [...groupBy(rows, ({ owner }) => owner.id).values()].flatMap((own) => {
    const [first] = own;
    const cards = own.map(({ card }) => ({
      card,
      selected: selectedOf.get(card.id) ?? [],
      customs: customsOf.get(card.id) ?? [],
    }));
    return first ? [{ owner: first.owner, cards }] : [];
  });
}

type Found = { card: CardRow; owner: OwnerRow };

/**
 * A full page may hold a part of a user's due cards: of the last user's, or of one who has late ones.
 * Only those users are asked for again.
 */
async function wholeUsers(db: Db, found: Found[], at: Date): Promise<Map<string, Found>> {
  const last = found.at(-1);
  const isWhole = ({ card }: Found) =>
    card.nextReminderAt?.getTime() === last?.card.nextReminderAt?.getTime() &&
    card.userId !== last?.card.userId;
  const owners = new Map(
    found.filter((one) => !isWhole(one)).map(({ owner }) => [owner.id, owner]),
  );
  const cards = await db
    .select()
    .from(profileCard)
    .where(
      and(inList(profileCard.userId, [...owners.keys()]), lte(profileCard.nextReminderAt, at)),
    );
  const all = new Map(found.map((one) => [one.card.id, one]));
  for (const card of cards) {
    const owner = owners.get(card.userId);
    if (owner) all.set(card.id, { card, owner });
  }
  return all;
}

/** Any number of ids as one bound parameter, of which D1 allows a hundred. */
export function inList(column: SQLiteColumn, ids: string[]): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
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
