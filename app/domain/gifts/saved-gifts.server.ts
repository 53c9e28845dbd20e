import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { savedGift, savedGiftCard } from "../../../db/schema/gifts";
import { profileCard } from "../../../db/schema/people";
import { savedNews } from "./save-dialog";
import { AMAZON, type GiftKey, type SavedGift } from "./saved-gift";

type Row = typeof savedGift.$inferSelect;
type Link = typeof savedGiftCard.$inferSelect;

/** What one gift of a user is found by: its ASIN, its source and key, or its id. */
export type GiftName = { asin: string } | GiftKey | { id: string };

/** Limits the gifts to those of one card, or to one. */
type GiftFilter = { cardId: string } | GiftName;

/** A user's saved gifts, the newest first. One round trip. */
export async function listGifts(db: Db, userId: string, filter?: GiftFilter): Promise<SavedGift[]> {
  const isKept = filter && ("cardId" in filter ? isOnCard(db, userId, filter) : isNamed(filter));
  const condition = and(eq(savedGift.userId, userId), isKept);
  const [gifts, links] = await db.batch(giftQueries(db, userId, condition));
  return joinGifts(gifts, links);
}

const isOnCard = (db: Db, userId: string, { cardId }: { cardId: string }) =>
  inArray(
    savedGift.id,
    db
      .select({ id: savedGiftCard.giftId })
      .from(savedGiftCard)
      .where(and(eq(savedGiftCard.cardId, cardId), eq(savedGiftCard.userId, userId))),
  );

/** The condition that a gift is the one of a name. */
function isNamed(name: GiftName): SQL | undefined {
  if ("id" in name) return eq(savedGift.id, name.id);
  const { source, key } = "asin" in name ? { source: AMAZON, key: name.asin } : name;
  return and(eq(savedGift.source, source), eq(savedGift.key, key));
}

/** One of a user's saved gifts; null if the user has no such gift. One round trip. */
export async function findGift(db: Db, userId: string, name: GiftName): Promise<SavedGift | null> {
  const [gift] = await listGifts(db, userId, name);
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

/**
 * The ASINs of a user's saved gifts, for the stars of results, and the keys of other shops, which are nobody's
 * ASIN. Reads only an index.
 */
export async function savedAsins(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ asin: savedGift.key })
    .from(savedGift)
    .where(eq(savedGift.userId, userId));
  return rows.map(({ asin }) => asin);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What an address names a gift by: its id, or an ASIN. */
export const giftNamed = (text: string): GiftName =>
  UUID.test(text) ? { id: text } : { asin: text };

/** A query for the names of a user's cards. */
export const cardNames = (db: Db, userId: string) =>
  db
    .select({ id: profileCard.id, name: profileCard.name, relationship: profileCard.relationship })
    .from(profileCard)
    .where(eq(profileCard.userId, userId))
    .orderBy(profileCard.name);

/** A user's cards, and the saved gift of a name; null if it is not saved. One round trip. */
export async function readSaveDialog(db: Db, userId: string, name: GiftName) {
  const condition = and(eq(savedGift.userId, userId), isNamed(name));
  const [cards, gifts, links] = await db.batch([
    cardNames(db, userId),
    ...giftQueries(db, userId, condition),
  ]);
  return { cards, gift: joinGifts(gifts, links)[0] ?? null };
}

/** Says where a gift, by its ASIN or id, is kept now; null without either. */
export async function readSavedNews(db: Db, userId: string, named: string | null) {
  if (!named) return null;
  const { cards, gift } = await readSaveDialog(db, userId, giftNamed(named));
  const isKept = ({ id }: { id: string }) => gift?.cards.some((one) => one.profileCardId === id);
  const names = cards.filter(isKept).map(({ name }) => name);
  return savedNews(gift && { names, isFavorited: gift.isFavorited });
}
