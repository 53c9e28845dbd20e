import { z } from "zod";
import { UpstreamError } from "~/domain/upstream/upstream-error";
import type { Offer } from "./offers";

/*
 * The fields used of Rainforest API's response bodies
 * (https://docs.trajectdata.com/rainforestapi/product-data-api/overview). Every field may be absent,
 * and one invalid product must not invalidate the others.
 */
const text = z.string().nullish().catch(null);
const money = z
  .object({ value: z.number().positive().finite(), currency: z.string(), name: text })
  .nullish()
  .catch(null);
const count = z.number().int().nonnegative().nullish().catch(null);
const strings = z.array(z.string()).nullish().catch(null);

const requestInfo = z.object({ success: z.boolean() }).nullish().catch(null);

const searchResult = z.object({
  asin: z.string(),
  title: z.string(),
  image: text,
  price: money,
  prices: z.array(money).nullish().catch(null),
  ratings_total: count,
});

export const searchBody = z.object({
  request_info: requestInfo,
  search_results: z.array(searchResult.nullable().catch(null)).nullish().catch(null),
});

export const productBody = z.object({
  request_info: requestInfo,
  product: z.object({
    title: text,
    main_image: z.object({ link: text }).nullish().catch(null),
    ratings_total: count,
    feature_bullets: strings,
    book_description: text,
    buybox_winner: z.object({ price: money, new_offers_from: money }).nullish().catch(null),
    more_buying_choices: z
      .array(z.object({ price: money }))
      .nullish()
      .catch(null),
  }),
});

/** The API reports some failures with status 200. */
function requireSuccess({ request_info }: { request_info?: { success: boolean } | null }): void {
  if (request_info?.success === false) throw new UpstreamError("unavailable");
}

export function offersOfSearch(body: z.output<typeof searchBody>): Offer[] {
  requireSuccess(body);
  return (body.search_results ?? []).flatMap((result) => {
    if (!result) return [];
    const { asin, title, image, ratings_total } = result;
    const listed = result.prices?.find((one) => one && one.name !== "original");
    const price = result.price ?? listed ?? null;
    return [
      {
        asin,
        title,
        image: image ?? null,
        price,
        ratings: ratings_total ?? null,
        bullets: [],
        bookDescription: null,
      },
    ];
  });
}

/** What a product page says; an empty title if it says none. */
export function offerOfPage(asin: string, body: z.output<typeof productBody>): Offer {
  requireSuccess(body);
  const { product } = body;
  const price =
    product.buybox_winner?.price ??
    product.more_buying_choices?.[0]?.price ??
    product.buybox_winner?.new_offers_from ??
    null;
  return {
    asin,
    title: product.title ?? "",
    image: product.main_image?.link ?? null,
    price,
    ratings: product.ratings_total ?? null,
    bullets: product.feature_bullets ?? [],
    bookDescription: product.book_description ?? null,
  };
}

type DatedOffer = { offer: Offer; asOf: string };

/**
 * A product as its page has it; what the page lacks is as the search found it. Then the time is that of
 * the older one.
 */
export function mergePage(known: DatedOffer, page: DatedOffer): DatedOffer {
  const { title, image, price, ratings } = page.offer;
  const isWhole = image !== null && price !== null && ratings !== null;
  return {
    offer: {
      ...page.offer,
      title: title || known.offer.title,
      image: image ?? known.offer.image,
      price: price ?? known.offer.price,
      ratings: ratings ?? known.offer.ratings,
    },
    asOf: isWhole || page.asOf < known.asOf ? page.asOf : known.asOf,
  };
}
