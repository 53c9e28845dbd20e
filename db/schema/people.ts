import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { ownerId } from "./accounts";

/**
 * A profile card. `birthday` is `YYYY-MM-DD`, or `--MM-DD` without a year; `interests` is
 * comma-separated text, `avoid` what to avoid for them. Every write that affects reminders also updates
 * `nextReminderAt` and `updatedAt`. `reminded`
 * holds the keys of reminders already written (app/domain/reminders/next-reminder.ts);
 * `reminderFacts` is a copy of what the reminder sweep needs from other tables
 * (app/domain/reminders/reminder-facts.server.ts).
 */
export const profileCard = sqliteTable(
  "profile_card",
  {
    id: text("id").primaryKey(),
    userId: ownerId(),
    name: text("name").notNull(),
    relationship: text("relationship").notNull(),
    birthday: text("birthday").notNull(),
    interests: text("interests").notNull().default(""),
    avoid: text("avoid").notNull().default(""),
    emailRemindersEnabled: integer("email_reminders_enabled", { mode: "boolean" }).notNull(),
    nextReminderAt: moment("next_reminder_at"),
    reminded: text("reminded", { mode: "json" }).$type<string[]>().notNull().default([]),
    reminderFacts: text("reminder_facts").notNull().default(""),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    index("profile_card_user").on(table.userId, table.nextReminderAt),
    index("profile_card_due").on(table.nextReminderAt, table.userId),
  ],
);

/** A custom holiday of one card. `date` is `YYYY-MM-DD`; anniversaries are counted from an origin date. */
export const customHoliday = sqliteTable(
  "custom_holiday",
  {
    id: text("id").primaryKey(),
    cardId: text("card_id")
      .notNull()
      .references(() => profileCard.id),
    userId: ownerId(),
    name: text("name").notNull(),
    date: text("date").notNull(),
    isRecurring: integer("is_recurring", { mode: "boolean" }).notNull(),
    isOriginDate: integer("is_origin_date", { mode: "boolean" }).notNull(),
  },
  (table) => [
    index("custom_holiday_card").on(table.cardId),
    index("custom_holiday_user").on(table.userId),
  ],
);

/** A selected holiday of a card; `holidayId` is a global id, `birthday`, or the id of a custom holiday. */
export const cardHoliday = sqliteTable(
  "card_holiday",
  {
    cardId: text("card_id")
      .notNull()
      .references(() => profileCard.id),
    holidayId: text("holiday_id").notNull(),
    userId: ownerId(),
    reminderDaysBefore: integer("reminder_days_before"),
    /** The day (`YYYY-MM-DD`) whose reminder the user skipped. */
    skippedDay: text("skipped_day"),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.holidayId] }),
    index("card_holiday_user").on(table.userId),
  ],
);

/** A search made for a card; `uid` is the search's own. */
export const cardSearch = sqliteTable(
  "card_search",
  {
    uid: text("uid").primaryKey(),
    userId: ownerId(),
    cardId: text("card_id")
      .notNull()
      .references(() => profileCard.id),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("card_search_card").on(table.cardId),
    index("card_search_user").on(table.userId),
  ],
);

/** An idea never to be suggested again for this card, by the key of its title. */
export const refusedIdea = sqliteTable(
  "refused_idea",
  {
    cardId: text("card_id")
      .notNull()
      .references(() => profileCard.id),
    titleKey: text("title_key").notNull(),
    userId: ownerId(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.titleKey] }),
    index("refused_idea_user").on(table.userId),
  ],
);
