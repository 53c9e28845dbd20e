import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { ownerId } from "./accounts";
import { profileCard } from "./people";

type Texts = Record<"sizes" | "colours" | "allergies" | "enough" | "wish", string>;

/**
 * A link by which the person of a card is asked, and the answers to it. `tokenHash` is the SHA-256 of the
 * token in its address; `sealedToken` is the token encrypted, so that its owner can see the address again.
 * `askedBy` is the name that the recipient is told; `chosen` holds the ids of sides of pairs
 * (app/domain/knowledge/this-or-that.ts). It has ended from `endsAt` on. A card has one link that has not
 * ended, and answers to one.
 */
export const ask = sqliteTable(
  "ask",
  {
    id: text("id").primaryKey(),
    userId: ownerId(),
    cardId: text("card_id")
      .notNull()
      .references(() => profileCard.id),
    tokenHash: text("token_hash").notNull().unique(),
    sealedToken: text("sealed_token").notNull(),
    askedBy: text("asked_by").notNull(),
    isMailWanted: integer("is_mail_wanted", { mode: "boolean" }).notNull().default(false),
    answers: text("answers", { mode: "json" }).$type<Texts & { chosen: string[] }>(),
    answeredAt: moment("answered_at"),
    createdAt: moment("created_at").notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [
    index("ask_card").on(table.cardId, table.createdAt),
    index("ask_user").on(table.userId),
    index("ask_end").on(table.endsAt),
  ],
);
