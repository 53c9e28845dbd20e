import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { savedGift, savedGiftCard } from "../../../db/schema/gifts";
import { profileCard } from "../../../db/schema/people";
import type { SavedGift } from "./saved-gift";

type Row = typeof savedGift.$inferSelect;
type Link = typeof savedGiftCard.$inferSelect;

/** Which gifts to read: all of a user's, or those of one card, one ASIN or one id. */
type Which = { cardId?: string; asin?: string; id?: string };

/** A user's saved gifts, the newest first. One round trip. */
export async function listGifts(db: Db, userId: string, which: Which = {}): Promise<SavedGift[]> {
  const ofCard = which.cardId
    ? inArray(
        savedGift.id,
        db
          .select({ id: savedGiftCard.giftId })
          .from(savedGiftCard)
          .where(and(eq(savedGiftCard.cardId, which.cardId), eq(savedGiftCard.userId, userId))),
      )
    : undefined;
  const isIt = and(
    eq(savedGift.userId, userId),
    which.asin === undefined ? undefined : eq(savedGift.asin, which.asin),
    which.id === undefined ? undefined : eq(savedGift.id, which.id),
    ofCard,
  );
  const [gifts, links] = await db.batch(giftQueries(db, userId, isIt));
  return joinGifts(gifts, links);
}

/** One of a user's saved gifts; null where it is not there or not theirs. One round trip. */
export async function findGift(
  db: Db,
  userId: string,
  which: { asin: string } | { id: string },
): Promise<SavedGift | null> {
  const [gift] = await listGifts(db, userId, which);
  return gift ?? null;
}

/** The gifts that a condition names, and the cards they are kept for: two queries of a batch. */
export function giftQueries(db: Db, userId: string, isIt: SQL | undefined) {
  const ids = db.select({ id: savedGift.id }).from(savedGift).where(isIt);
  // The plus keeps SQLite from reading all of the user's links where one gift's are asked for.
  const isOwn = sql`+${savedGiftCard.userId} = ${userId}`;
  return [
    db.select().from(savedGift).where(isIt).orderBy(desc(savedGift.savedAt), desc(savedGift.id)),
    db
      .select()
      .from(savedGiftCard)
      .where(and(inArray(savedGiftCard.giftId, ids), isOwn)),
  ] as const;
}

/** Puts the answers of `giftQueries` together. */
export function joinGifts(gifts: Row[], links: Link[]): SavedGift[] {
  const byId = new Map(gifts.map((row) => [row.id, toGift(row)]));
  for (const { giftId, cardId, state, occasion, givenOn } of links) {
    byId.get(giftId)?.cards.push({ profileCardId: cardId, state, occasion, givenOn });
  }
  return [...byId.values()];
}

function toGift({ userId: _, updatedAt: __, savedAt, price, ...row }: Row): SavedGift {
  return {
    ...row,
    price: price === null ? null : price / 100,
    savedAt: savedAt.toISOString(),
    cards: [],
  };
}

/** Of which products a user keeps something, by ASIN: for the stars. Reads an index alone. */
export async function savedAsins(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ asin: savedGift.asin })
    .from(savedGift)
    .where(eq(savedGift.userId, userId));
  return rows.map(({ asin }) => asin);
}

/** The names of a user's cards, for what is kept for them. */
export const cardNames = (db: Db, userId: string) =>
  db
    .select({ id: profileCard.id, name: profileCard.name, relationship: profileCard.relationship })
    .from(profileCard)
    .where(eq(profileCard.userId, userId))
    .orderBy(profileCard.name);

/** The cards that a gift can be kept for, and where it is kept; null if nowhere. One round trip. */
export async function readSaveDialog(db: Db, userId: string, asin: string) {
  const isIt = and(eq(savedGift.userId, userId), eq(savedGift.asin, asin));
  const [cards, gifts, links] = await db.batch([
    cardNames(db, userId),
    ...giftQueries(db, userId, isIt),
  ]);
  return { cards, gift: joinGifts(gifts, links)[0] ?? null };
}
