import { and, desc, eq, lte, sql } from "drizzle-orm";
import { answersQuery } from "~/domain/asking/asking.server";
import { GIFT_LIMITS, type GiftsOfCard } from "~/domain/gifts/saved-gift";
import { MANY_PEOPLE } from "~/domain/people/people-list";
import {
  type CardOwner,
  cardQueries,
  sortByNextOccasion,
  toProfileCards,
  withAnswers,
} from "~/domain/people/profile-cards.server";
import type { PageImageOf } from "~/domain/products/retailer";
import type { Db } from "../../../db/client";
import { savedGift, savedGiftCard } from "../../../db/schema/gifts";
import { profileCard } from "../../../db/schema/people";

/** `isList` is null if the number of cards decides (app/domain/people/people-list.ts). */
type View = { openCardId: string; pageImageOf: PageImageOf; isList?: boolean | null };

/**
 * All of a user's cards with what was answered, and the saved gifts of the open one. A list shows no gifts given before, so it
 * reads those of the open card alone. One round trip.
 */
export async function readProfileCardsPage(
  db: Db,
  owner: CardOwner,
  now: Date,
  { openCardId, pageImageOf, isList = null }: View,
) {
  const [rows, customs, selected, given, giftRows, answerRows] = await db.batch([
    ...cardQueries(db, owner.userId, undefined, showsGiven(owner.userId, openCardId, isList)),
    giftsQuery(db, owner.userId, openCardId),
    answersQuery(db, owner.userId),
  ]);
  const details = toProfileCards([rows, customs, selected, given], owner, now);
  const cards = sortByNextOccasion(withAnswers(details, answerRows, owner));
  const of = (stays: boolean) => {
    const gifts = giftRows.filter((gift) => gift.stays === stays);
    return {
      gifts: gifts.map((gift) => ({ ...gift, imageUrl: pageImageOf(gift.imageUrl) })),
      total: gifts[0]?.total ?? 0,
    };
  };
  const gifts: GiftsOfCard = { staying: of(true), going: of(false) };
  return { cards, gifts };
}

/** Whether a gift given before is shown: in a list only of the open card. */
function showsGiven(userId: string, openCardId: string, isList: boolean | null) {
  const isOfOpen = sql`${savedGiftCard.cardId} = ${openCardId}`;
  if (isList !== null) return isList ? isOfOpen : undefined;
  return sql`(${isOfOpen} OR (SELECT count(*) FROM (SELECT 1 FROM ${profileCard}
    WHERE user_id = ${userId} LIMIT ${MANY_PEOPLE + 1})) <= ${MANY_PEOPLE})`;
}

/** The newest gifts that stay when the card is deleted, and the newest that go with it. */
function giftsQuery(db: Db, userId: string, cardId: string) {
  const stays = sql<number>`(${savedGift.isFavorited} OR EXISTS (SELECT 1 FROM saved_gift_card other
    WHERE other.gift_id = ${savedGift.id} AND other.card_id <> ${cardId}))`;
  const ranked = db
    .select({
      id: savedGift.id,
      key: savedGift.key,
      title: savedGift.title,
      imageUrl: savedGift.imageUrl,
      savedAt: savedGift.savedAt,
      state: savedGiftCard.state,
      occasion: savedGiftCard.occasion,
      givenOn: savedGiftCard.givenOn,
      stays: stays.mapWith(Boolean).as("stays"),
      total: sql<number>`count(*) OVER (PARTITION BY ${stays})`.as("total"),
      place: sql<number>`row_number() OVER (PARTITION BY ${stays}
        ORDER BY ${savedGift.savedAt} DESC, ${savedGift.id} DESC)`.as("place"),
    })
    .from(savedGiftCard)
    .innerJoin(savedGift, eq(savedGift.id, savedGiftCard.giftId))
    .where(and(eq(savedGiftCard.cardId, cardId), eq(savedGiftCard.userId, userId)))
    .as("ranked");
  return db
    .select()
    .from(ranked)
    .where(lte(ranked.place, GIFT_LIMITS.perPage))
    .orderBy(desc(ranked.savedAt), desc(ranked.id));
}
