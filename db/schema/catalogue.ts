import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The sample catalogue of the embedded product provider. Prices are in pence and cents, `minAge` is
 * the youngest recipient in years; a book has an author and a description, other products bullets. `catalogue_search` (its own migration) indexes title and keywords.
 */
export const catalogueProduct = sqliteTable("catalogue_product", {
  id: integer("id").primaryKey(),
  asin: text("asin").notNull().unique(),
  title: text("title").notNull(),
  category: text("category").notNull(),
  keywords: text("keywords").notNull(),
  author: text("author"),
  description: text("description"),
  bullets: text("bullets", { mode: "json" }).$type<string[]>().notNull(),
  minAge: integer("min_age").notNull(),
  priceGbp: integer("price_gbp").notNull(),
  priceUsd: integer("price_usd").notNull(),
});
