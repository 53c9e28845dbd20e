import { and, eq, inArray, lte, ne, sql } from "drizzle-orm";
import type { ProductSource } from "~/domain/products/product-source";
import { regionOfProductLink } from "~/domain/products/retailer";
import { attemptKey, countAttempt, waitFor } from "~/domain/shared/throttling.server";
import { addSpending, NOTHING_SPENT } from "~/domain/upstream/spending";
import { outcomeOf } from "~/domain/upstream/upstream-call";
import { log } from "~/lib/log";
import { runTogether } from "../../../db/batch";
import type { Db } from "../../../db/client";
import { savedGift } from "../../../db/schema/gifts";
import { AMAZON, OFFER_MS } from "./saved-gift";

/** How long a page waits for the retailer. */
const DEADLINE_MS = 2_500;
/** When a gift that could not be renewed may be tried again. */
const CLAIM_MS = 10 * 60 * 1000;

/** The columns of picture and price; `price` is in minor units. */
type Offer = Pick<typeof savedGift.$inferSelect, "imageUrl" | "price" | "currency" | "offerUntil">;
type GiftRow = Offer & Pick<typeof savedGift.$inferSelect, "id" | "source" | "key" | "productUrl">;

export type Renewal = {
  /** The source of current offers. */
  products: Pick<ProductSource, "currentOffers">;
  /** Counts a call to the retailer for the visitor; false if they have had theirs. */
  mayCall: () => Promise<boolean>;
  now: Date;
};

/**
 * Renews pictures and prices that are older than a day, for as many gifts as one call to the retailer
 * takes. Returns a function for each of these gifts as it may be shown: without picture and price where
 * they are still too old (docs/decisions/076-pictures-and-prices-for-a-day.md).
 */
export async function renewOffers(
  db: Db,
  userId: string,
  gifts: GiftRow[],
  renewal: Renewal,
): Promise<<Row extends GiftRow>(gift: Row) => Row> {
  const renewed = await fetchOffers(db, userId, gifts, renewal);
  return (gift) => {
    const offer = renewed.get(gift.id);
    if (offer) return { ...gift, ...offer };
    return isOver(gift, renewal.now) ? { ...gift, imageUrl: "", price: null } : gift;
  };
}

const isOver = ({ offerUntil }: GiftRow, now: Date) => offerUntil !== null && offerUntil <= now;

/** The renewed offers by the gifts' ids; empty if the retailer gives none. */
async function fetchOffers(
  db: Db,
  userId: string,
  gifts: GiftRow[],
  { products: { currentOffers }, mayCall, now }: Renewal,
): Promise<Map<string, Offer>> {
  const over = gifts.filter((gift) => isOver(gift, now));
  const region = over[0] && regionOfProductLink(over[0].productUrl);
  if (!currentOffers || !region) return new Map();
  const ofRegion = over.filter(
    ({ source, productUrl }) => source === AMAZON && regionOfProductLink(productUrl) === region,
  );
  const asked = [...new Map(ofRegion.map((gift) => [gift.id, gift])).values()];
  if (asked.length === 0 || !(await mayCall())) return new Map();
  const some = await claim(db, userId, asked.slice(0, currentOffers.most), now);
  if (some.length === 0) return new Map();
  const asins = some.map(({ key }) => key);
  let spent = NOTHING_SPENT;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const outcome = await outcomeOf(
    () =>
      currentOffers.find(asins, region, signal, (part) => {
        spent = addSpending(spent, part);
      }),
    signal,
  );
  if (!outcome.ok) {
    log({ event: "offers.failed", reason: outcome.error.reason });
    return new Map();
  }
  log({ event: "offers.renewed", gifts: some.length, ...spent });
  const found = new Map(outcome.value.map((offer) => [offer.asin, offer]));
  const offerUntil = new Date(now.getTime() + OFFER_MS);
  const renewed = some.map(({ id, key }) => {
    const { imageUrl = "", price = null } = found.get(key) ?? {};
    const minor = price && Math.round(price.value * 100);
    return [id, { imageUrl, price: minor, currency: price?.currency ?? null, offerUntil }] as const;
  });
  await runTogether(
    db,
    renewed.map(([id, offer]) =>
      db
        .update(savedGift)
        .set(offer)
        .where(and(eq(savedGift.id, id), eq(savedGift.userId, userId))),
    ),
  );
  return new Map(renewed);
}

/**
 * The gifts that this request is to renew: none that another one renews just now, and none if the user
 * had too many renewed today. Picture and price go first, so that a call that fails is not made again at
 * once, and nothing old is shown.
 */
async function claim<Row extends GiftRow>(
  db: Db,
  userId: string,
  gifts: Row[],
  now: Date,
): Promise<Row[]> {
  const key = await attemptKey("offers", userId);
  const [counted] = await countAttempt(db, "offers", key, now);
  if (waitFor("offers", counted, now) !== null) return [];
  const claimed = await db
    .update(savedGift)
    .set({ imageUrl: "", price: null, offerUntil: new Date(now.getTime() + CLAIM_MS) })
    .where(
      and(
        eq(savedGift.userId, userId),
        inArray(
          savedGift.id,
          gifts.map(({ id }) => id),
        ),
        lte(savedGift.offerUntil, now),
      ),
    )
    .returning({ id: savedGift.id });
  const ids = new Set(claimed.map(({ id }) => id));
  return gifts.filter(({ id }) => ids.has(id));
}

/** Removes the addresses of retailers' pictures that are older than a day. */
export async function forgetOldPictures(db: Db, now: Date): Promise<void> {
  await db
    .update(savedGift)
    .set({ imageUrl: "" })
    .where(and(lte(savedGift.offerUntil, now), ne(sql`image_url`, "")));
}
