import { type SQL, sql } from "drizzle-orm";
import type { Region } from "~/domain/shared/region";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";
import { cardHoliday, customHoliday, profileCard } from "../../../db/schema/people";

export type CardRow = typeof profileCard.$inferSelect;
export type SelectedRow = Pick<
  typeof cardHoliday.$inferSelect,
  "holidayId" | "reminderDaysBefore" | "skippedDay"
>;
export type CustomRow = Omit<typeof customHoliday.$inferSelect, "cardId" | "userId">;

/** What a card's reminders need from other tables: its owner and its holidays. */
export type ReminderFacts = {
  owner: {
    email: string;
    firstName: string;
    region: Region;
    timeZone: string;
    isConfirmed: boolean;
  };
  selected: SelectedRow[];
  customs: CustomRow[];
};

const FACTS = sql<string>`json_object(
  'owner', (SELECT json_object('email', ${user.email}, 'firstName', ${user.firstName},
      'region', ${user.region}, 'timeZone', ${user.timeZone},
      'isConfirmed', ${bool(sql`${user.confirmedAt} IS NOT NULL`)})
    FROM ${user} WHERE ${user.id} = ${profileCard.userId}),
  'selected', (SELECT json_group_array(json_object('holidayId', ${cardHoliday.holidayId},
      'reminderDaysBefore', ${cardHoliday.reminderDaysBefore}, 'skippedDay', ${cardHoliday.skippedDay}))
    FROM ${cardHoliday} WHERE ${cardHoliday.cardId} = ${profileCard.id}),
  'customs', (SELECT json_group_array(json_object('id', ${customHoliday.id},
      'name', ${customHoliday.name}, 'date', ${customHoliday.date},
      'isRecurring', ${bool(customHoliday.isRecurring)},
      'isOriginDate', ${bool(customHoliday.isOriginDate)}))
    FROM ${customHoliday} WHERE ${customHoliday.cardId} = ${profileCard.id}))`;

/**
 * Copies the facts from the other tables into the cards' rows, so that the sweep reads one row per
 * due card however many holidays it has.
 */
export function writeReminderFacts(db: Db, which: SQL | undefined) {
  return db.update(profileCard).set({ reminderFacts: FACTS }).where(which);
}

/** The facts of a card; throws if none were written. */
export function readReminderFacts({ reminderFacts }: CardRow): ReminderFacts {
  return JSON.parse(reminderFacts) as ReminderFacts;
}

function bool(
  condition: SQL | typeof customHoliday.isRecurring | typeof customHoliday.isOriginDate,
) {
  return sql`json(iif(${condition}, 'true', 'false'))`;
}
