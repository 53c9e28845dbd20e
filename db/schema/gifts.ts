import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { CURRENCIES } from "../currencies";
import { ownerId } from "./accounts";
import { profileCard } from "./people";

/**
 * A gift that a user saved; `price` is in minor units of `currency`. Picture and price of a
 * retailer's product are renewed (docs/decisions/076-pictures-and-prices-for-a-day.md).
 */
export const savedGift = sqliteTable(
  "saved_gift",
  {
    id: text("id").primaryKey(),
    userId: ownerId(),
    /** Where it is from: `amazon`, `typed` without an address, or the host of its shop. */
    source: text("source").notNull().default("amazon"),
    /**
     * What it is known by there: Amazon's ASIN, or for a shop a hash of its address. The column is from
     * when there was one source, and migrations only add (docs/decisions/102-a-gift-from-any-shop.md).
     */
    key: text("asin").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    productUrl: text("product_url").notNull(),
    imageUrl: text("image_url").notNull(),
    price: integer("price"),
    currency: text("currency", { enum: CURRENCIES }),
    pros: text("pros", { mode: "json" }).$type<string[]>().notNull(),
    cons: text("cons", { mode: "json" }).$type<string[]>().notNull(),
    reviewSummary: text("review_summary").notNull(),
    /** Who wrote the review, for its label; null for a gift saved through the API. */
    reviewWriter: text("review_writer", { enum: ["ai", "extract"] }),
    isFavorited: integer("is_favorited", { mode: "boolean" }).notNull(),
    savedAt: moment("saved_at").notNull(),
    /** Until when a retailer's picture and price may be shown; null if they are not a retailer's. */
    offerUntil: moment("offer_until"),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("saved_gift_once").on(table.userId, table.key),
    index("saved_gift_newest").on(table.userId, table.savedAt),
    index("saved_gift_picture").on(table.offerUntil).where(sql`image_url <> ''`),
  ],
);

/** A saved gift kept for a card, and its history there. */
export const savedGiftCard = sqliteTable(
  "saved_gift_card",
  {
    giftId: text("gift_id")
      .notNull()
      .references(() => savedGift.id),
    cardId: text("card_id")
      .notNull()
      .references(() => profileCard.id),
    userId: ownerId(),
    state: text("state", { enum: ["idea", "bought", "given"] })
      .notNull()
      .default("idea"),
    occasion: text("occasion"),
    givenOn: text("given_on"),
    /** What was paid for it, in minor units of `paidCurrency`. */
    paid: integer("paid"),
    paidCurrency: text("paid_currency", { enum: CURRENCIES }),
  },
  (table) => [
    primaryKey({ columns: [table.giftId, table.cardId] }),
    index("saved_gift_card_card").on(table.cardId),
    index("saved_gift_card_user").on(table.userId),
  ],
);
