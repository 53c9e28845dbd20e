import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { savedGift, savedGiftCard } from "../../../db/schema/gifts";
import { profileCard } from "../../../db/schema/people";
import { savedNews } from "./save-dialog";
import type { SavedGift } from "./saved-gift";

type Row = typeof savedGift.$inferSelect;
type Link = typeof savedGiftCard.$inferSelect;

/** Limits the gifts to those of one card, one ASIN or one id. */
type GiftFilter = { cardId?: string; asin?: string; id?: string };

/** A user's saved gifts, the newest first. One round trip. */
export async function listGifts(
  db: Db,
  userId: string,
  filter: GiftFilter = {},
): Promise<SavedGift[]> {
  const ofCard = filter.cardId
    ? inArray(
        savedGift.id,
        db
          .select({ id: savedGiftCard.giftId })
          .from(savedGiftCard)
          .where(and(eq(savedGiftCard.cardId, filter.cardId), eq(savedGiftCard.userId, userId))),
      )
    : undefined;
  const condition = and(
    eq(savedGift.userId, userId),
    filter.asin === undefined ? undefined : eq(savedGift.asin, filter.asin),
    filter.id === undefined ? undefined : eq(savedGift.id, filter.id),
    ofCard,
  );
  const [gifts, links] = await db.batch(giftQueries(db, userId, condition));
  return joinGifts(gifts, links);
}

/** One of a user's saved gifts; null if the user has no such gift. One round trip. */
export async function findGift(
  db: Db,
  userId: string,
  filter: { asin: string } | { id: string },
): Promise<SavedGift | null> {
  const [gift] = await listGifts(db, userId, filter);
  return gift ?? null;
}

/** Two queries, for one batch: the gifts that meet a condition, and their cards. */
export function giftQueries(db: Db, userId: string, condition: SQL | undefined) {
  const ids = db.select({ id: savedGift.id }).from(savedGift).where(condition);
  // The unary plus keeps SQLite from using the index on the user, which would read all their links:
  // https://www.sqlite.org/optoverview.html#disqualifying_where_clause_terms_using_unary_
  const isOwn = sql`+${savedGiftCard.userId} = ${userId}`;
  return [
    db
      .select()
      .from(savedGift)
      .where(condition)
      .orderBy(desc(savedGift.savedAt), desc(savedGift.id)),
    db
      .select()
      .from(savedGiftCard)
      .where(and(inArray(savedGiftCard.giftId, ids), isOwn)),
  ] as const;
}

/** Builds gifts from the results of `giftQueries`. */
export function joinGifts(gifts: Row[], links: Link[]): SavedGift[] {
  const byId = new Map(gifts.map((row) => [row.id, toGift(row)]));
  for (const { giftId, cardId, state, occasion, givenOn, paid, paidCurrency } of links) {
    byId.get(giftId)?.cards.push({
      ...{ profileCardId: cardId, state, occasion, givenOn, paidCurrency },
      paid: paid === null ? null : paid / 100,
    });
  }
  return [...byId.values()];
}

function toGift({ userId: _, updatedAt: __, savedAt, offerUntil, price, ...row }: Row): SavedGift {
  return {
    ...row,
    price: price === null ? null : price / 100,
    savedAt: savedAt.toISOString(),
    offerUntil: offerUntil?.toISOString() ?? null,
    cards: [],
  };
}

/** The ASINs of a user's saved gifts, for the stars. Reads only an index. */
export async function savedAsins(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ asin: savedGift.asin })
    .from(savedGift)
    .where(eq(savedGift.userId, userId));
  return rows.map(({ asin }) => asin);
}

/** A query for the names of a user's cards. */
export const cardNames = (db: Db, userId: string) =>
  db
    .select({ id: profileCard.id, name: profileCard.name, relationship: profileCard.relationship })
    .from(profileCard)
    .where(eq(profileCard.userId, userId))
    .orderBy(profileCard.name);

/** A user's cards, and the saved gift with an ASIN; null if it is not saved. One round trip. */
export async function readSaveDialog(db: Db, userId: string, asin: string) {
  const condition = and(eq(savedGift.userId, userId), eq(savedGift.asin, asin));
  const [cards, gifts, links] = await db.batch([
    cardNames(db, userId),
    ...giftQueries(db, userId, condition),
  ]);
  return { cards, gift: joinGifts(gifts, links)[0] ?? null };
}

/** Says where a gift is kept now; null without an ASIN. */
export async function readSavedNews(db: Db, userId: string, asin: string | null) {
  if (!asin) return null;
  const { cards, gift } = await readSaveDialog(db, userId, asin);
  const isKept = ({ id }: { id: string }) => gift?.cards.some((one) => one.profileCardId === id);
  const names = cards.filter(isKept).map(({ name }) => name);
  return savedNews(gift && { names, isFavorited: gift.isFavorited });
}
