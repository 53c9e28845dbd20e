import { z } from "zod";
import type { Offer } from "./offers";

/* The fields used of Creators API's response bodies, as in Amazon's SDK, version 1.2.0. */
const display = z.object({ displayValue: z.string() });
const count = z.object({ count: z.number().int().nonnegative().nullish() });
const listing = z.object({
  isBuyBoxWinner: z.boolean().nullish(),
  price: z
    .object({ money: z.object({ amount: z.number().positive(), currency: z.string() }) })
    .nullish()
    .catch(null),
});

const item = z.object({
  asin: z.string(),
  itemInfo: z.object({
    title: display,
    features: z
      .object({ displayValues: z.array(z.string()) })
      .nullish()
      .catch(null),
  }),
  images: z
    .object({ primary: z.object({ large: z.object({ url: z.string() }) }) })
    .nullish()
    .catch(null),
  offersV2: z
    .object({ listings: z.array(listing) })
    .nullish()
    .catch(null),
  customerReviews: count.nullish().catch(null),
});

export const searchItemsBody = z.object({
  // Absent if nothing was found; `errors` next to items concern single items.
  searchResult: z.object({ items: z.array(item.nullable().catch(null)) }).nullish(),
});

export const getItemsBody = z.object({
  itemsResult: z.object({ items: z.array(item.nullable().catch(null)) }).nullish(),
});

export const tokenBody = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

export function offersOfItems(items: (z.output<typeof item> | null)[] = []): Offer[] {
  return items.flatMap((one) => {
    if (!one) return [];
    const listings = one.offersV2?.listings ?? [];
    const best = listings.find(({ isBuyBoxWinner }) => isBuyBoxWinner) ?? listings[0];
    const money = best?.price?.money;
    return [
      {
        asin: one.asin,
        title: one.itemInfo.title.displayValue,
        image: one.images?.primary.large.url ?? null,
        price: money ? { value: money.amount, currency: money.currency } : null,
        ratings: one.customerReviews?.count ?? null,
        bullets: one.itemInfo.features?.displayValues ?? [],
        bookDescription: null,
      },
    ];
  });
}
