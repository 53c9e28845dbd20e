import { sql } from "drizzle-orm";
import { savedGift, savedGiftCard } from "../../../db/schema/gifts";
import { GIFT_LIMITS, type GiftFacts } from "./saved-gift";

/** The columns of a saved gift whose length a user decides. */
const TEXTS = [
  "title",
  "description",
  "product_url",
  "image_url",
  "pros",
  "cons",
  "review_summary",
];

/** The most bytes of a gift without its texts, and of its place on a card: ids, dates and the occasion. */
const GIFT_BYTES = 300;
const PLACE_BYTES = 400;

const textBytes = sql.raw(TEXTS.map((name) => `octet_length(${name})`).join(" + "));

/** The bytes of a user's saved gifts and their places on cards, as an expression; without one gift's. */
export function giftBytes(userId: string, exceptKey = "") {
  return sql<number>`(
    (SELECT coalesce(sum(${GIFT_BYTES} + ${textBytes}), 0) FROM ${savedGift}
      WHERE user_id = ${userId} AND asin <> ${exceptKey})
    + ${PLACE_BYTES} * (SELECT count(*) FROM ${savedGiftCard} WHERE user_id = ${userId} AND gift_id NOT IN
      (SELECT id FROM ${savedGift} WHERE user_id = ${userId} AND asin = ${exceptKey})))`;
}

/** The condition that a user's gifts stay within their bytes with this one, on so many cards. */
export function fitsWith(userId: string, gift: GiftFacts, cards: number) {
  const lists = [JSON.stringify(gift.pros), JSON.stringify(gift.cons)];
  const texts = [gift.title, gift.description, gift.productUrl, gift.imageUrl, gift.reviewSummary];
  const own = new TextEncoder().encode([...texts, ...lists].join("")).length;
  const added = own + GIFT_BYTES + cards * PLACE_BYTES;
  return sql`${giftBytes(userId, gift.key)} + ${added} <= ${GIFT_LIMITS.bytes}`;
}
