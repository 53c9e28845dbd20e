import { and, eq, inArray, sql } from "drizzle-orm";
import { todayIn } from "~/domain/holidays/calendar-day";
import { BIRTHDAY_ID, nextGlobalHolidays } from "~/domain/holidays/holidays";
import { refreshRemindersOf } from "~/domain/reminders/reminder-times.server";
import { runTogether } from "../../../db/batch";
import type { Db } from "../../../db/client";
import { savedGift, savedGiftCard } from "../../../db/schema/gifts";
import { cardHoliday, profileCard } from "../../../db/schema/people";
import { isNamed } from "./people-list";
import type { CardOwner } from "./profile-cards.server";

/** Cards chosen one by one, or everybody whose name contains `q`. */
type Choice = { ids: string[]; isEverybody: boolean; q: string };

export type ChosenCard = { id: string; name: string; relationship: string };

/** Those of the chosen cards that are the user's, by name. One round trip. */
export async function listChosenCards(
  db: Db,
  userId: string,
  { ids, isEverybody, q }: Choice,
): Promise<ChosenCard[]> {
  const { id, name, relationship } = profileCard;
  const cards = await db
    .select({ id, name, relationship })
    .from(profileCard)
    .where(and(eq(profileCard.userId, userId), isEverybody ? undefined : isOneOf(ids)));
  return cards
    .filter((card) => !isEverybody || isNamed(card.name, q))
    .sort((a, b) => a.name.localeCompare(b.name, "en-GB"));
}

/** A single parameter, as D1 allows 100: https://developers.cloudflare.com/d1/platform/limits/ */
const isOneOf = (ids: string[]) =>
  inArray(profileCard.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`);

/** How many saved gifts are kept for no other card and are no favourites. */
export async function countGiftsGoingWith(db: Db, userId: string, ids: string[]): Promise<number> {
  const chosen = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  return db.$count(
    savedGift,
    and(
      eq(savedGift.userId, userId),
      eq(savedGift.isFavorited, false),
      sql`NOT EXISTS (SELECT 1 FROM ${savedGiftCard} other
        WHERE other.gift_id = ${savedGift.id} AND other.card_id NOT IN ${chosen})`,
    ),
  );
}

/** The holidays that several cards can have: the birthday and the global ones of the owner's region by date. */
export const holidaysForAll = (
  { region, timeZone }: Pick<CardOwner, "region" | "timeZone">,
  now: Date,
) => [
  { id: BIRTHDAY_ID, name: "Their birthday" },
  ...nextGlobalHolidays(region, todayIn(timeZone, now)),
];

/**
 * Selects a holiday on those of the cards that are the user's; a card that has it keeps its reminder days.
 * Returns how many cards there are, or null for a holiday that is none of theirs.
 */
export async function addHolidayToCards(
  db: Db,
  owner: CardOwner,
  ids: string[],
  { holidayId, reminderDays }: { holidayId: string; reminderDays: number },
  now: Date,
): Promise<number | null> {
  if (!holidaysForAll(owner, now).some(({ id }) => id === holidayId)) return null;
  const chosen = sql`user_id = ${owner.userId}
    AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const [cards = []] = await runTogether(db, [
    sql`SELECT id FROM ${profileCard} WHERE ${chosen}`,
    sql`INSERT INTO ${cardHoliday} (card_id, holiday_id, user_id, reminder_days_before)
      SELECT id, ${holidayId}, user_id, ${reminderDays} FROM ${profileCard} WHERE ${chosen}
      ON CONFLICT (card_id, holiday_id) DO NOTHING`,
  ]);
  await refreshRemindersOf(db, owner.userId, ids, now);
  return cards.length;
}
