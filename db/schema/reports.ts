import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/**
 * A review that a visitor reported, with the model and prompt that produced it, and nothing about
 * the search or the visitor. `id` is derived from product, prompt and input, so reports of the same
 * review share a row; `times` counts them.
 */
export const reportedText = sqliteTable("reported_text", {
  id: text("id").primaryKey(),
  asin: text("asin").notNull(),
  writer: text("writer", { enum: ["ai", "extract"] }).notNull(),
  model: text("model").notNull(),
  promptVersion: text("prompt_version").notNull(),
  inputHash: text("input_hash").notNull(),
  reviewText: text("review_text").notNull(),
  pros: text("pros", { mode: "json" }).$type<string[]>().notNull(),
  cons: text("cons", { mode: "json" }).$type<string[]>().notNull(),
  times: integer("times").notNull(),
  reportedAt: moment("reported_at").notNull(),
});
