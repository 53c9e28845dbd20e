import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * A written text that a visitor reported, with what made it. Nothing of the search or the visitor:
 * `id` names product, prompt and input, so the same text is one row, counted in `times`.
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
  reportedAt: integer("reported_at", { mode: "timestamp_ms" }).notNull(),
});
