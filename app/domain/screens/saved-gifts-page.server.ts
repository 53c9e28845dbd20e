import { and, eq, sql } from "drizzle-orm";
import { besideGift } from "~/domain/asking/answers";
import { answersQuery } from "~/domain/asking/asking.server";
import { type Renewal, renewOffers } from "~/domain/gifts/gift-offers.server";
import { GIFT_LIMITS, type SavedGiftSection } from "~/domain/gifts/saved-gift";
import { cardNames, giftQueries, joinGifts } from "~/domain/gifts/saved-gifts.server";
import { nameOfCard } from "~/domain/people/profile-card";
import type { PageImageOf } from "~/domain/products/retailer";
import type { Db } from "../../../db/client";
import { savedGift, savedGiftCard } from "../../../db/schema/gifts";

type View = {
  /** A page of a single section; the favourites if `cardId` is null. */
  only?: { cardId: string | null; page: number };
  /** The gift shown in detail. */
  openId?: string;
  pageImageOf: PageImageOf;
  renewal: Renewal;
};

const FAVOURITES = "My Saved Gifts";

/**
 * The saved gifts by section, the favourites first: the newest gifts of each section, or a page of a
 * single one. One round trip, and one call to the retailer if pictures and prices are too old.
 */
export async function readGiftsPage(
  db: Db,
  userId: string,
  { only, openId, pageImageOf, renewal }: View,
) {
  const isOpen = and(eq(savedGift.userId, userId), eq(savedGift.id, openId ?? ""));
  const [tiles, cardRows, answers, gifts, links] = await db.batch([
    tileQuery(db, userId, only),
    cardNames(db, userId),
    answersQuery(db, userId),
    ...giftQueries(db, userId, isOpen),
  ]);
  const toCurrent = await renewOffers(db, userId, [...gifts, ...tiles], renewal);
  const rows = tiles.map(toCurrent);
  const [open] = joinGifts(gifts.map(toCurrent), links);
  const beside = new Map(
    answers.map((row) => [row.cardId, row.answers && besideGift(row.answers)]),
  );
  const cards = cardRows.map((card) => ({ ...card, told: beside.get(card.id) || null }));
  const named = [
    { cardId: null, title: FAVOURITES, name: null, told: null },
    ...cards.map((card) => ({
      ...{ cardId: card.id, title: nameOfCard(card), name: card.name, told: card.told },
    })),
  ];
  const sections: SavedGiftSection[] = named
    .filter(({ cardId }) => !only || cardId === only.cardId)
    .map((section) => {
      const ofSection = rows.filter(({ cardId }) => cardId === section.cardId);
      const tiles = ofSection.map(
        ({ id, source, key, title, imageUrl, price, currency, state, ...times }) => ({
          ...{ id, source, key, title, currency, state, imageUrl: pageImageOf(imageUrl) },
          price: price === null ? null : price / 100,
          savedAt: times.savedAt.toISOString(),
          offerUntil: times.offerUntil?.toISOString() ?? null,
        }),
      );
      return { ...section, gifts: tiles, total: ofSection[0]?.total ?? 0 };
    });
  return {
    ...{ sections, cards },
    open: open ? { ...open, imageUrl: pageImageOf(open.imageUrl) } : null,
  };
}

/**
 * The tiles. Each section is sorted with ids alone, so that full rows are read only for the gifts on
 * the page.
 */
function tileQuery(db: Db, userId: string, only: View["only"]) {
  const size = only ? GIFT_LIMITS.perPage : GIFT_LIMITS.perRow;
  const before = only ? (only.page - 1) * size : 0;
  const sections = sql`(SELECT card_id, count(*) AS total,
    json_group_array(gift_id ORDER BY kept_at DESC, gift_id DESC) AS gift_ids
    FROM (${keptQuery(userId, only)}) GROUP BY card_id) AS section`;
  const isShown = sql`place.key >= ${before} AND place.key < ${before + size}`;
  // The unary plus keeps SQLite from using the index on the user, which would read all their gifts:
  // https://www.sqlite.org/optoverview.html#disqualifying_where_clause_terms_using_unary_
  const isOwn = and(eq(savedGift.id, sql`place.value`), sql`+${savedGift.userId} = ${userId}`);
  const isPlace = and(
    eq(savedGiftCard.giftId, savedGift.id),
    eq(savedGiftCard.cardId, sql`section.card_id`),
  );
  return db
    .select({
      cardId: sql<string | null>`section.card_id`,
      total: sql<number>`section.total`,
      id: savedGift.id,
      source: savedGift.source,
      key: savedGift.key,
      title: savedGift.title,
      imageUrl: savedGift.imageUrl,
      price: savedGift.price,
      currency: savedGift.currency,
      savedAt: savedGift.savedAt,
      offerUntil: savedGift.offerUntil,
      productUrl: savedGift.productUrl,
      state: savedGiftCard.state,
    })
    .from(sections)
    .innerJoin(sql`json_each(section.gift_ids) AS place`, isShown)
    .innerJoin(savedGift, isOwn)
    .leftJoin(savedGiftCard, isPlace)
    .orderBy(sql`place.key`);
}

/** The gifts of each section: the favourites, a card's, or all. */
function keptQuery(userId: string, only: View["only"]) {
  const favourites = sql`SELECT NULL AS card_id, id AS gift_id, saved_at AS kept_at
    FROM ${savedGift} WHERE user_id = ${userId} AND is_favorited = 1`;
  const ofCard = only?.cardId ? sql`AND link.card_id = ${only.cardId}` : sql``;
  const ofCards = sql`SELECT link.card_id, link.gift_id, gift.saved_at AS kept_at FROM ${savedGiftCard} link
    JOIN ${savedGift} gift ON gift.id = link.gift_id WHERE link.user_id = ${userId} ${ofCard}`;
  if (only) return only.cardId === null ? favourites : ofCards;
  return sql`${favourites} UNION ALL ${ofCards}`;
}
