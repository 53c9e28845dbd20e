import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { ask } from "../../../db/schema/asking";
import { savedGift, savedGiftCard } from "../../../db/schema/gifts";
import {
  cardHoliday,
  cardSearch,
  customHoliday,
  profileCard,
  refusedIdea,
} from "../../../db/schema/people";

/** Deletes a card as `deleteCards` does. False if the user has no such card. */
export async function deleteCard(db: Db, userId: string, cardId: string): Promise<boolean> {
  return (await deleteCards(db, userId, [cardId])) > 0;
}

/**
 * Deletes cards with their holidays, reminders, searches, refused ideas, questions and answers, and saved gifts
 * kept only for them. Returns how many of them the user had. One round trip.
 */
export async function deleteCards(db: Db, userId: string, cardIds: string[]): Promise<number> {
  // A single parameter, as D1 allows 100: https://developers.cloudflare.com/d1/platform/limits/
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(cardIds)}))`;
  const ofCards = (
    table:
      | typeof savedGiftCard
      | typeof cardHoliday
      | typeof customHoliday
      | typeof cardSearch
      | typeof refusedIdea
      | typeof ask,
  ) => db.delete(table).where(and(inArray(table.cardId, ids), eq(table.userId, userId)));
  const [, , , , , , , deleted] = await db.batch([
    ofCards(savedGiftCard),
    // Every gift is on a card or a favourite, so gifts that are neither were kept for these cards alone.
    db
      .delete(savedGift)
      .where(
        and(
          eq(savedGift.userId, userId),
          eq(savedGift.isFavorited, false),
          sql`NOT EXISTS (SELECT 1 FROM saved_gift_card link WHERE link.gift_id = ${savedGift.id})`,
        ),
      ),
    ofCards(cardHoliday),
    ofCards(customHoliday),
    ofCards(cardSearch),
    ofCards(refusedIdea),
    ofCards(ask),
    db
      .delete(profileCard)
      .where(and(inArray(profileCard.id, ids), eq(profileCard.userId, userId)))
      .returning({ id: profileCard.id }),
  ]);
  return deleted.length;
}
