import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * An idea of the knowledge, as written in db/catalogue, without its products: `GiftIdea` of
 * app/domain/knowledge/gift-idea.schema.ts.
 */
export const giftIdea = sqliteTable("gift_idea", {
  id: text("id").primaryKey(),
  entry: text("entry", { mode: "json" }).$type<unknown>().notNull(),
});

/** The interests of an idea: those of the knowledge, `safe` or `any`. */
export const giftIdeaInterest = sqliteTable(
  "gift_idea_interest",
  {
    interest: text("interest").notNull(),
    ideaId: text("idea_id")
      .notNull()
      .references(() => giftIdea.id),
  },
  (table) => [primaryKey({ columns: [table.interest, table.ideaId] })],
);

/**
 * The sample catalogue of the embedded product provider: products of an idea, with its kind. Prices are in pence and
 * cents, `minAge` and `maxAge` are of the recipient in years; a book has an author and a description,
 * other products bullets; `picture` is the name of a file in public/sample, without `.svg`. `catalogue_search` (its own migration) indexes title and keywords.
 */
export const catalogueProduct = sqliteTable(
  "catalogue_product",
  {
    id: integer("id").primaryKey(),
    ideaId: text("idea_id").notNull().default(""),
    kind: text("kind").notNull().default("kit"),
    asin: text("asin").notNull().unique(),
    title: text("title").notNull(),
    picture: text("category").notNull(),
    keywords: text("keywords").notNull(),
    author: text("author"),
    description: text("description"),
    bullets: text("bullets", { mode: "json" }).$type<string[]>().notNull(),
    minAge: integer("min_age").notNull(),
    maxAge: integer("max_age").notNull().default(120),
    priceGbp: integer("price_gbp").notNull(),
    priceUsd: integer("price_usd").notNull(),
  },
  (table) => [index("catalogue_product_idea").on(table.ideaId)],
);
