import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { profileCard, savedGift, savedGiftCard } from "../../db/schema/people";
import { nameOfCard } from "./profile-card";
import { GIFT_LIMITS, type GiftSection, type SavedGift } from "./saved-gift";

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

function giftQueries(db: Db, userId: string, isIt: SQL | undefined) {
  const ids = db.select({ id: savedGift.id }).from(savedGift).where(isIt);
  return [
    db.select().from(savedGift).where(isIt).orderBy(desc(savedGift.savedAt), desc(savedGift.id)),
    db
      .select()
      .from(savedGiftCard)
      .where(and(eq(savedGiftCard.userId, userId), inArray(savedGiftCard.giftId, ids))),
  ] as const;
}

function joinGifts(gifts: Row[], links: Link[]): SavedGift[] {
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

type View = {
  /** A page of one section alone; `cardId` null is the favourites. */
  only?: { cardId: string | null; page: number };
  /** A gift that is shown in detail, whatever its section. */
  openId?: string;
};

/**
 * The saved gifts by section: favourites first, then each card's, with the newest gifts of each or
 * a page of one. One round trip.
 */
export async function readGiftsPage(db: Db, userId: string, { only, openId = "" }: View) {
  const size = only ? GIFT_LIMITS.perPage : GIFT_LIMITS.perRow;
  const before = only ? (only.page - 1) * size : 0;
  const shown = sql`SELECT section, gift_id, place, total FROM (
    SELECT section, gift_id, count(*) OVER (PARTITION BY section) AS total,
      row_number() OVER (PARTITION BY section ORDER BY saved_at DESC, gift_id DESC) AS place
    FROM (
      SELECT NULL AS section, id AS gift_id, saved_at FROM ${savedGift}
      WHERE user_id = ${userId} AND is_favorited = 1
      UNION ALL
      SELECT link.card_id, link.gift_id, gift.saved_at FROM ${savedGiftCard} link
      JOIN ${savedGift} gift ON gift.id = link.gift_id
      WHERE link.user_id = ${userId}
    )
    ${only ? sql`WHERE section IS ${only.cardId}` : sql``}
  ) WHERE place > ${before} AND place <= ${before + size}`;
  const isRead = and(
    eq(savedGift.userId, userId),
    sql`(${savedGift.id} = ${openId} OR ${savedGift.id} IN (SELECT gift_id FROM (${shown})))`,
  );
  const [places, cards, gifts, links] = await db.batch([
    db
      .select({
        cardId: sql<string | null>`section`,
        giftId: sql<string>`gift_id`,
        total: sql<number>`total`,
      })
      .from(sql`(${shown})`)
      .orderBy(sql`place`),
    cardNames(db, userId),
    ...giftQueries(db, userId, isRead),
  ]);
  const byId = new Map(joinGifts(gifts, links).map((gift) => [gift.id, gift]));
  const named = [
    { cardId: null, title: FAVOURITES },
    ...cards.map((card) => ({ cardId: card.id, title: nameOfCard(card) })),
  ];
  const sections: GiftSection[] = named
    .filter(({ cardId }) => !only || cardId === only.cardId)
    .map((section) => {
      const rows = places.filter(({ cardId }) => cardId === section.cardId);
      const ofSection = rows.flatMap(({ giftId }) => byId.get(giftId) ?? []);
      return { ...section, gifts: ofSection, total: rows[0]?.total ?? 0 };
    });
  return { sections, cards, open: byId.get(openId) ?? null };
}

const FAVOURITES = "My Saved Gifts";

const cardNames = (db: Db, userId: string) =>
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
