import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../../db/client";
import { savedGiftCard } from "../../../db/schema/gifts";
import type { GiftHistoryInput, giftStateSchema } from "./saved-gift.schema";

/** Saves the history of a gift on a card; false if the user has no such gift on that card. */
export async function saveGiftHistory(
  db: Db,
  userId: string,
  giftId: string,
  { profileCardId, ...history }: GiftHistoryInput,
): Promise<boolean> {
  return updatePlace(db, userId, { giftId, profileCardId }, history);
}

/**
 * Changes the state of a gift on a card, and forgets what belongs to another one; false if the user has
 * no such gift on that card.
 */
export async function changeGiftState(
  db: Db,
  userId: string,
  { giftId, profileCardId, state }: z.output<typeof giftStateSchema>,
): Promise<boolean> {
  const none = { occasion: null, givenOn: null };
  const unpaid = { ...none, paid: null, paidCurrency: null };
  const forgotten = { idea: unpaid, bought: none, given: {} }[state];
  return updatePlace(db, userId, { giftId, profileCardId }, { state, ...forgotten });
}

type Place = { giftId: string; profileCardId: string };

async function updatePlace(
  db: Db,
  userId: string,
  { giftId, profileCardId }: Place,
  change: Partial<typeof savedGiftCard.$inferInsert>,
): Promise<boolean> {
  const updated = await db
    .update(savedGiftCard)
    .set(change)
    .where(
      and(
        eq(savedGiftCard.giftId, giftId),
        eq(savedGiftCard.cardId, profileCardId),
        eq(savedGiftCard.userId, userId),
      ),
    )
    .returning({ giftId: savedGiftCard.giftId });
  return updated.length > 0;
}
