import { sql } from "drizzle-orm";
import { BIRTHDAY_ID } from "~/domain/holidays/holidays";
import { runTogether } from "../../../db/batch";
import type { Db } from "../../../db/client";
import { cardHoliday, profileCard } from "../../../db/schema/people";
import type { ChosenContact } from "./contacts-import.schema";
import { CARD_LIMITS, DEFAULT_REMINDER_DAYS } from "./profile-card";

/**
 * Adds a card for each contact, with the birthday selected. Returns false, adding none, if they would
 * exceed the limit of cards. The ids of the cards are made from `id`, so that a form sent twice adds
 * them once.
 */
export async function importContacts(
  db: Db,
  userId: string,
  contacts: ChosenContact[],
  now: Date,
  id: string = crypto.randomUUID(),
): Promise<boolean> {
  const idOf = (place: number) => id.slice(0, -3) + place.toString(16).padStart(3, "0");
  const rows = JSON.stringify(contacts.map((contact, place) => ({ id: idOf(place), ...contact })));
  const time = now.getTime();
  const [, , added = []] = await runTogether(db, [
    sql`INSERT INTO ${profileCard} (id, user_id, name, relationship, birthday, interests,
        email_reminders_enabled, created_at, updated_at)
      SELECT value ->> 'id', ${userId}, value ->> 'name', value ->> 'relationship',
        value ->> 'birthday', '', 0, ${time}, ${time}
      FROM json_each(${rows})
      WHERE (SELECT count(*) FROM ${profileCard} WHERE user_id = ${userId}) + ${contacts.length}
        <= ${CARD_LIMITS.cards}
      ON CONFLICT (id) DO NOTHING`,
    sql`INSERT INTO ${cardHoliday} (card_id, holiday_id, user_id, reminder_days_before)
      SELECT id, ${BIRTHDAY_ID}, user_id, ${DEFAULT_REMINDER_DAYS} FROM ${profileCard}
      WHERE user_id = ${userId} AND id IN (SELECT value ->> 'id' FROM json_each(${rows}))
      ON CONFLICT (card_id, holiday_id) DO NOTHING`,
    sql`SELECT id FROM ${profileCard}
      WHERE user_id = ${userId} AND id IN (SELECT value ->> 'id' FROM json_each(${rows}))`,
  ]);
  return added.length === contacts.length;
}
