import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { customHoliday, profileCard } from "../../../db/schema/people";
import { CARD_LIMITS, type HOLIDAYS_FULL } from "./profile-card";

/** The condition that a user may have so many more custom holidays. */
export function hasHolidayRoom(userId: string, more: number): SQL {
  if (more === 0) return sql`true`;
  return sql`(SELECT count(*) FROM ${customHoliday} WHERE user_id = ${userId}) + ${more}
    <= ${CARD_LIMITS.accountHolidays}`;
}

type NewHoliday = {
  id: string;
  name: string;
  date: string;
  isRecurring: boolean;
  isOriginDate: boolean;
};

/** The statement that adds a custom holiday to a user's card, unless the card or the user has too many. */
export function insertHoliday(userId: string, cardId: string, holiday: NewHoliday): SQL {
  const { id, name, date, isRecurring, isOriginDate } = holiday;
  return sql`INSERT INTO ${customHoliday}
      (id, card_id, user_id, name, date, is_recurring, is_origin_date)
    SELECT ${id}, id, user_id, ${name}, ${date}, ${isRecurring ? 1 : 0}, ${isOriginDate ? 1 : 0}
    FROM ${profileCard} WHERE id = ${cardId} AND user_id = ${userId} AND
      (SELECT count(*) FROM ${customHoliday} WHERE card_id = ${cardId}) < ${CARD_LIMITS.customHolidays}
      AND ${hasHolidayRoom(userId, 1)}
    ON CONFLICT (id) DO NOTHING RETURNING id`;
}

/** What has no room for another custom holiday: the card, the account, or null if both have. */
export async function findFull(
  db: Db,
  userId: string,
  cardId: string,
): Promise<keyof typeof HOLIDAYS_FULL | null> {
  const [onCard, inAll] = await Promise.all([
    db.$count(customHoliday, eq(customHoliday.cardId, cardId)),
    db.$count(customHoliday, eq(customHoliday.userId, userId)),
  ]);
  if (onCard >= CARD_LIMITS.customHolidays) return "card";
  return inAll >= CARD_LIMITS.accountHolidays ? "account" : null;
}
