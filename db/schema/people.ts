import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { user } from "./accounts";

const moment = (name: string) => integer(name, { mode: "timestamp_ms" });
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => user.id);

/**
 * Somebody a user gives to. `birthday` is `YYYY-MM-DD`, or `--MM-DD` without a year; `interests`
 * is comma-separated text. `nextReminderAt` is kept in step by every write that changes it;
 * `reminded` names the reminders already written, in the terms of app/domain/next-reminder.ts, and
 * `reminderFacts` is what app/domain/reminder-facts.server.ts copies here for the sweep.
 */
export const profileCard = sqliteTable(
  "profile_card",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    name: text("name").notNull(),
    relationship: text("relationship").notNull(),
    birthday: text("birthday").notNull(),
    interests: text("interests").notNull().default(""),
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

/** A holiday that only this card has. `date` is `YYYY-MM-DD`; an origin date counts anniversaries. */
export const customHoliday = sqliteTable(
  "custom_holiday",
  {
    id: text("id").primaryKey(),
    cardId: text("card_id")
      .notNull()
      .references(() => profileCard.id),
    userId: owner(),
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

/** A selected holiday of a card: a global one, `birthday`, or a custom one by its id. */
export const cardHoliday = sqliteTable(
  "card_holiday",
  {
    cardId: text("card_id")
      .notNull()
      .references(() => profileCard.id),
    holidayId: text("holiday_id").notNull(),
    userId: owner(),
    reminderDaysBefore: integer("reminder_days_before"),
    /** The day (`YYYY-MM-DD`) whose reminder was asked to be skipped. */
    skippedDay: text("skipped_day"),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.holidayId] }),
    index("card_holiday_user").on(table.userId),
  ],
);

/** A product that a user keeps, as it was when saved; `price` is in minor units of `currency`. */
export const savedGift = sqliteTable(
  "saved_gift",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    asin: text("asin").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    productUrl: text("product_url").notNull(),
    imageUrl: text("image_url").notNull(),
    price: integer("price"),
    currency: text("currency", { enum: ["GBP", "USD"] }),
    pros: text("pros", { mode: "json" }).$type<string[]>().notNull(),
    cons: text("cons", { mode: "json" }).$type<string[]>().notNull(),
    reviewSummary: text("review_summary").notNull(),
    /** Who wrote the review, for its label; unknown of a gift that an API client saved. */
    reviewWriter: text("review_writer", { enum: ["ai", "extract"] }),
    isFavorited: integer("is_favorited", { mode: "boolean" }).notNull(),
    savedAt: moment("saved_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("saved_gift_once").on(table.userId, table.asin),
    index("saved_gift_newest").on(table.userId, table.savedAt),
  ],
);

/** A saved gift kept for a card, and what has become of it there. */
export const savedGiftCard = sqliteTable(
  "saved_gift_card",
  {
    giftId: text("gift_id")
      .notNull()
      .references(() => savedGift.id),
    cardId: text("card_id")
      .notNull()
      .references(() => profileCard.id),
    userId: owner(),
    state: text("state", { enum: ["idea", "bought", "given"] })
      .notNull()
      .default("idea"),
    occasion: text("occasion"),
    givenOn: text("given_on"),
  },
  (table) => [
    primaryKey({ columns: [table.giftId, table.cardId] }),
    index("saved_gift_card_card").on(table.cardId),
    index("saved_gift_card_user").on(table.userId),
  ],
);

/** Which search was made for which card; the uid is the search object's own. */
export const cardSearch = sqliteTable(
  "card_search",
  {
    uid: text("uid").primaryKey(),
    userId: owner(),
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

/** An idea that is never to come back for this card, by the key of its title. */
export const refusedIdea = sqliteTable(
  "refused_idea",
  {
    cardId: text("card_id")
      .notNull()
      .references(() => profileCard.id),
    titleKey: text("title_key").notNull(),
    userId: owner(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.titleKey] }),
    index("refused_idea_user").on(table.userId),
  ],
);
