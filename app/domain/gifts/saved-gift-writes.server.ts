import { and, eq, type SQL, sql } from "drizzle-orm";
import { regionOfProductLink, retailerImage } from "~/domain/products/retailer";
import type { FieldErrors } from "~/lib/form-errors";
import { runTogether } from "../../../db/batch";
import type { Db } from "../../../db/client";
import { savedGift, savedGiftCard } from "../../../db/schema/gifts";
import { profileCard } from "../../../db/schema/people";
import { fitsWith } from "./gift-storage.server";
import { GIFT_LIMITS, type GiftFacts, OFFER_MS } from "./saved-gift";

/** The result of saving; `saved` is false and `id` null if the gift was removed, `full` if a limit is reached. */
export type SaveOutcome =
  | { ok: true; saved: boolean; id: string | null }
  | { ok: false; full: boolean; errors: FieldErrors };

/** Where a gift is kept: the ids of cards, and whether it is a favourite. */
export type Places = { profileCardIds: string[]; isFavorited: boolean };

/**
 * Where to keep a gift. With `before`, which a form showed, only the differences are written, so that
 * two forms of the same gift do not undo each other.
 */
export type SaveTargets = Places & { before?: Places };

/**
 * Saves a product for cards and favourites, or changes where it is saved; without a card or
 * favourite it is removed. The history on cards that keep it is unchanged.
 */
export async function saveGift(
  db: Db,
  userId: string,
  gift: GiftFacts,
  { profileCardIds, isFavorited, before }: SaveTargets,
  now: Date,
): Promise<SaveOutcome> {
  const wanted = JSON.stringify(profileCardIds);
  const { source, key } = gift;
  const isThisGift = and(
    eq(savedGift.userId, userId),
    eq(savedGift.source, source),
    eq(savedGift.key, key),
  );
  // The same in statements that name the columns themselves; `asin` is the column of the key.
  const isIt = sql`source = ${source} AND asin = ${key}`;
  const known = JSON.stringify(before?.profileCardIds ?? []);
  const isDeselectable = before ? sql`card_id IN (SELECT value FROM json_each(${known}))` : sql`1`;
  const isSameFavourite = before?.isFavorited === isFavorited;
  const isLast = profileCardIds.length === 0 && !isFavorited;
  const fits = isLast ? sql`true` : fitsWith(userId, gift, profileCardIds.length);
  const [[check] = [], , , , , [left] = []] = await runTogether(db, [
    sql`SELECT
      (SELECT count(*) FROM json_each(${wanted}) WHERE value NOT IN
        (SELECT id FROM ${profileCard} WHERE user_id = ${userId})) AS foreign_cards,
      (SELECT count(*) FROM ${savedGift} WHERE user_id = ${userId}) >= ${GIFT_LIMITS.gifts}
        AND NOT EXISTS (SELECT 1 FROM ${savedGift} WHERE user_id = ${userId} AND ${isIt})
        AS is_full,
      NOT (${fits}) AS is_large`,
    upsert(userId, gift, { wanted, isFavorited, isSameFavourite, isLast, fits, isIt }, now),
    sql`INSERT INTO ${savedGiftCard} (gift_id, card_id, user_id, state)
      SELECT gift.id, card.id, ${userId}, 'idea' FROM ${savedGift} gift
      JOIN ${profileCard} card ON card.user_id = gift.user_id
      WHERE gift.user_id = ${userId} AND gift.source = ${source} AND gift.asin = ${key} AND ${ownsAll(userId, wanted)}
        AND ${fits} AND card.id IN (SELECT value FROM json_each(${wanted}))
        AND card.id NOT IN (SELECT value FROM json_each(${known}))
      ON CONFLICT DO NOTHING`,
    sql`DELETE FROM ${savedGiftCard} WHERE user_id = ${userId}
      AND gift_id = (SELECT id FROM ${savedGift} WHERE user_id = ${userId} AND ${isIt})
      AND ${isDeselectable} AND ${ownsAll(userId, wanted)} AND ${fits}
      AND card_id NOT IN (SELECT value FROM json_each(${wanted}))`,
    db
      .delete(savedGift)
      .where(
        and(
          isThisGift,
          eq(savedGift.isFavorited, false),
          sql`NOT EXISTS (SELECT 1 FROM saved_gift_card link WHERE link.gift_id = ${savedGift.id})`,
        ),
      ),
    db.select({ id: savedGift.id }).from(savedGift).where(isThisGift),
  ]);
  if (check?.foreign_cards) {
    const errors = { profileCardIds: ["There is no such profile card."] };
    return { ok: false, full: false, errors };
  }
  if (check?.is_full && !isLast) {
    const errors = { "": [`You can keep at most ${GIFT_LIMITS.gifts} saved gifts.`] };
    return { ok: false, full: true, errors };
  }
  if (check?.is_large) {
    const megabytes = GIFT_LIMITS.bytes / 1_000_000;
    const errors = {
      "": [`Your saved gifts fill their ${megabytes} MB. Please remove some first.`],
    };
    return { ok: false, full: true, errors };
  }
  return { ok: true, saved: left !== undefined, id: left ? String(left.id) : null };
}

/** True only if all cards belong to the user; otherwise every statement of the batch is a no-op. */
const ownsAll = (userId: string, wanted: string) => sql`NOT EXISTS (
  SELECT 1 FROM json_each(${wanted}) WHERE value NOT IN
    (SELECT id FROM ${profileCard} WHERE user_id = ${userId}))`;

/** Inserts or updates the gift; `saved_at` is the date of the price, so it changes only with it. */
function upsert(
  userId: string,
  gift: GiftFacts,
  how: {
    wanted: string;
    isFavorited: boolean;
    isSameFavourite: boolean;
    isLast: boolean;
    fits: SQL;
    isIt: SQL;
  },
  now: Date,
) {
  const time = now.getTime();
  const price = gift.price === null ? null : Math.round(gift.price * 100);
  return sql`INSERT INTO ${savedGift} (id, user_id, source, asin, title, description, product_url, image_url,
      price, currency, pros, cons, review_summary, review_writer, is_favorited, saved_at, offer_until, updated_at)
    SELECT ${crypto.randomUUID()}, ${userId}, ${gift.source}, ${gift.key}, ${gift.title}, ${gift.description},
      ${gift.productUrl}, ${gift.imageUrl}, ${price}, ${gift.currency}, ${JSON.stringify(gift.pros)},
      ${JSON.stringify(gift.cons)}, ${gift.reviewSummary}, ${gift.reviewWriter}, ${how.isFavorited ? 1 : 0}, ${time},
      ${offerUntil(gift, now)}, ${time}
    WHERE ${ownsAll(userId, how.wanted)} AND ${how.fits} AND (
      EXISTS (SELECT 1 FROM ${savedGift} WHERE user_id = ${userId} AND ${how.isIt})
      OR (NOT ${how.isLast ? 1 : 0}
        AND (SELECT count(*) FROM ${savedGift} WHERE user_id = ${userId}) < ${GIFT_LIMITS.gifts}))
    ON CONFLICT (user_id, asin) DO UPDATE SET title = excluded.title,
      description = excluded.description, product_url = excluded.product_url,
      image_url = excluded.image_url, pros = excluded.pros, cons = excluded.cons,
      review_summary = excluded.review_summary,
      review_writer = CASE WHEN review_summary IS excluded.review_summary
        THEN coalesce(excluded.review_writer, review_writer) ELSE excluded.review_writer END,
      is_favorited = iif(${how.isSameFavourite ? 1 : 0}, is_favorited, excluded.is_favorited),
      saved_at = CASE WHEN price IS excluded.price AND currency IS excluded.currency
        THEN saved_at ELSE excluded.saved_at END,
      offer_until = CASE WHEN image_url IS excluded.image_url AND price IS excluded.price
        AND currency IS excluded.currency THEN offer_until ELSE excluded.offer_until END,
      price = excluded.price, currency = excluded.currency, updated_at = excluded.updated_at
      WHERE source = excluded.source`;
}

/** Until when picture and price may be shown, in ms since 1970; null if they are not a retailer's. */
function offerUntil({ productUrl, imageUrl, offerAt }: GiftFacts, now: Date): number | null {
  const isRetailers = regionOfProductLink(productUrl) !== null || retailerImage(imageUrl) !== null;
  if (!isRetailers) return null;
  return (offerAt === undefined ? now.getTime() : Date.parse(offerAt)) + OFFER_MS;
}
