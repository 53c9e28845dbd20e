import { sql } from "drizzle-orm";
import { type Day, toDay, yearOf } from "~/domain/holidays/calendar-day";
import { BIRTHDAY_ID } from "~/domain/holidays/holidays";
import { attemptKey, countAttempt, waitFor } from "~/domain/shared/throttling.server";
import { runTogether } from "../../../db/batch";
import type { Db } from "../../../db/client";
import { cardHoliday, customHoliday, profileCard } from "../../../db/schema/people";
import type { ChosenContact } from "./contacts-import.schema";
import { hasHolidayRoom } from "./holiday-room.server";
import { CARD_LIMITS, DEFAULT_REMINDER_DAYS } from "./profile-card";

const ANNIVERSARY = "Wedding anniversary";
/** The first of the places from which the ids of anniversaries are made. */
const WEDDINGS = 0x800;

/** Counts a file that an account uploads. The seconds to wait if it is over the limit, else null. */
export async function admitImport(db: Db, userId: string, now: Date): Promise<number | null> {
  const [counted] = await countAttempt(db, "imports", await attemptKey("imports", userId), now);
  return waitFor("imports", counted, now);
}

/**
 * Adds a card for each contact, with the birthday selected, and with the wedding anniversary as a custom
 * holiday. Returns false, adding none, if they would exceed the limit of cards or of custom holidays. The ids of what is added
 * are made from `id` and the place in the preview, so that a form sent twice adds it once, also with another
 * choice of people.
 */
export async function importContacts(
  db: Db,
  userId: string,
  contacts: ChosenContact[],
  now: Date,
  id: string = crypto.randomUUID(),
): Promise<boolean> {
  const today = now.toISOString().slice(0, 10);
  const idOf = (place: number) => id.slice(0, -3) + place.toString(16).padStart(3, "0");
  const rows = JSON.stringify(
    contacts.map(({ anniversary, place, ...contact }) => ({
      id: idOf(place),
      ...contact,
      ...(anniversary && { wedding: idOf(place + WEDDINGS), ...dayOf(anniversary, today) }),
    })),
  );
  const weddings = contacts.filter(({ anniversary }) => anniversary).length;
  const hasRoom = hasHolidayRoom(userId, weddings);
  const time = now.getTime();
  const added = sql`json_each(${rows}) JOIN ${profileCard} card
    ON card.id = value ->> 'id' AND card.user_id = ${userId}`;
  const [, , , cards = []] = await runTogether(db, [
    sql`INSERT INTO ${profileCard} (id, user_id, name, relationship, birthday, interests,
        email_reminders_enabled, created_at, updated_at)
      SELECT value ->> 'id', ${userId}, value ->> 'name', value ->> 'relationship',
        value ->> 'birthday', '', 0, ${time}, ${time}
      FROM json_each(${rows})
      WHERE (SELECT count(*) FROM ${profileCard} WHERE user_id = ${userId}) + ${contacts.length}
        <= ${CARD_LIMITS.cards} AND ${hasRoom}
      ON CONFLICT (id) DO NOTHING`,
    sql`INSERT INTO ${customHoliday} (id, card_id, user_id, name, date, is_recurring, is_origin_date)
      SELECT value ->> 'wedding', card.id, card.user_id, ${ANNIVERSARY}, value ->> 'date', 1,
        value ->> 'isOrigin'
      FROM ${added} WHERE value ->> 'wedding' IS NOT NULL AND ${hasRoom}
      ON CONFLICT (id) DO NOTHING`,
    sql`INSERT INTO ${cardHoliday} (card_id, holiday_id, user_id, reminder_days_before)
      SELECT card.id, ${BIRTHDAY_ID}, card.user_id, ${DEFAULT_REMINDER_DAYS} FROM ${added}
      UNION ALL
      SELECT card.id, wedding.id, card.user_id, ${DEFAULT_REMINDER_DAYS} FROM ${added}
        JOIN ${customHoliday} wedding ON wedding.id = value ->> 'wedding'
          AND wedding.user_id = ${userId}
      ON CONFLICT (card_id, holiday_id) DO NOTHING`,
    sql`SELECT card.id FROM ${added}`,
  ]);
  return cards.length === contacts.length;
}

/** A wedding anniversary as a custom holiday; without its year it is counted from no date. */
function dayOf(anniversary: string, today: Day) {
  const isOrigin = !anniversary.startsWith("--");
  const [month = 1, day = 1] = anniversary.slice(-5).split("-").map(Number);
  const date = isOrigin ? anniversary : toDay(yearOf(today), month, day);
  return { date, isOrigin: isOrigin ? 1 : 0 };
}
