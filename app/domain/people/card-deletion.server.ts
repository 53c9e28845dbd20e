import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { savedGift, savedGiftCard } from "../../../db/schema/gifts";
import {
  cardHoliday,
  cardSearch,
  customHoliday,
  profileCard,
  refusedIdea,
} from "../../../db/schema/people";

/**
 * Deletes a card with its holidays, searches and refused ideas, and saved gifts kept only for it.
 * False if the user has no such card.
 */
export async function deleteCard(db: Db, userId: string, cardId: string): Promise<boolean> {
  const ofCard = (
    table: typeof cardHoliday | typeof customHoliday | typeof cardSearch | typeof refusedIdea,
  ) => db.delete(table).where(and(eq(table.cardId, cardId), eq(table.userId, userId)));
  const [, , , , , , deleted] = await db.batch([
    db
      .delete(savedGiftCard)
      .where(and(eq(savedGiftCard.cardId, cardId), eq(savedGiftCard.userId, userId))),
    // Every gift is on a card or a favourite, so gifts that are neither were kept for this card alone.
    db
      .delete(savedGift)
      .where(
        and(
          eq(savedGift.userId, userId),
          eq(savedGift.isFavorited, false),
          sql`NOT EXISTS (SELECT 1 FROM saved_gift_card link WHERE link.gift_id = ${savedGift.id})`,
        ),
      ),
    ofCard(cardHoliday),
    ofCard(customHoliday),
    ofCard(cardSearch),
    ofCard(refusedIdea),
    db
      .delete(profileCard)
      .where(and(eq(profileCard.id, cardId), eq(profileCard.userId, userId)))
      .returning({ id: profileCard.id }),
  ]);
  return deleted.length > 0;
}
