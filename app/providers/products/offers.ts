import type { ToldBrief } from "~/domain/brief/told";
import { nameWords } from "~/domain/knowledge/names";
import type { Product } from "~/domain/products/product";
import { productMatch } from "~/domain/products/product-match";
import type { CurrentOffer } from "~/domain/products/product-source";
import {
  type AffiliateTags,
  PLACEHOLDER_IMAGE,
  productLink,
  retailerImage,
} from "~/domain/products/retailer";
import { clip } from "~/domain/products/review-rules";
import { plainText } from "~/domain/shared/plain-text";
import { MARKETS, type Region } from "~/domain/shared/region";

/**
 * A product as returned by a retailer, in a format common to all retailers and independent of a
 * brief, so that it can be cached. `price.currency` is as the retailer wrote it.
 */
export type Offer = {
  asin: string;
  title: string;
  image: string | null;
  price: { value: number; currency: string } | null;
  ratings: number | null;
  bullets: string[];
  bookDescription: string | null;
};

const LONGEST = { title: 300, bullet: 1_000, description: 6_000 } as const;
const MOST_BULLETS = 20;
const ASIN = /^[A-Za-z0-9]{1,20}$/;

/** The most offers that are kept of a search; a page of results has fewer. */
export const MOST_OFFERS = 60;

/** An offer without what no page would show, as it is kept. Markup is yet to be removed. */
export function trimmedOffer(offer: Offer): Offer {
  return {
    ...offer,
    title: offer.title.slice(0, 2 * LONGEST.title),
    bullets: offer.bullets.slice(0, MOST_BULLETS).map((text) => text.slice(0, 2 * LONGEST.bullet)),
    bookDescription: offer.bookDescription?.slice(0, 2 * LONGEST.description) ?? null,
  };
}

/**
 * Converts the offers that fit a brief to products without duplicates, best first: sorted by the
 * number of the phrase's words in the title, then in the retailer's order; those without a price
 * come last. Offers of another thing, for somebody else, over the budget or in another currency are left
 * out.
 */
export function offersToProducts(
  offers: Offer[],
  {
    phrase,
    brief,
    tags,
    asOf,
  }: { phrase: string; brief: ToldBrief; tags: AffiliateTags; asOf: string },
): Product[] {
  const wanted = nameWords(phrase);
  const closeness = ({ title }: Product) => {
    const words = new Set(nameWords(title));
    return Math.round(
      (3 * wanted.filter((word) => words.has(word)).length) / Math.max(1, wanted.length),
    );
  };
  const mismatchOf = productMatch(phrase, brief);
  const seen = new Set<string>();
  const products = offers.flatMap((offer) => {
    if (seen.has(offer.asin) || mismatchOf(offer) !== null) return [];
    seen.add(offer.asin);
    const product = offerToProduct(offer, { brief, tags, asOf });
    return product ? [product] : [];
  });
  // A stable sort: equals stay in the retailer's order.
  return products.sort(
    (a, b) => Number(a.price === null) - Number(b.price === null) || closeness(b) - closeness(a),
  );
}

type Limits = Pick<ToldBrief, "region" | "budget">;

/** Converts an offer to the product that somebody named; null if it is invalid. */
export function offerToNamedProduct(
  { price, ...offer }: Offer,
  { region, ...rest }: { region: Region; tags: AffiliateTags; asOf: string },
): Product | null {
  const own = price?.currency === MARKETS[region].currency ? price : null;
  return offerToProduct({ ...offer, price: own }, { brief: { region, budget: 0 }, ...rest });
}

/** Converts an offer to a product; null if it is invalid or does not fit the brief. */
export function offerToProduct(
  offer: Offer,
  { brief, tags, asOf }: { brief: Limits; tags: AffiliateTags; asOf: string },
): Product | null {
  const title = clip(plainText(offer.title), LONGEST.title);
  if (!ASIN.test(offer.asin) || title === "") return null;
  if (offer.price && !isFitting(offer.price, brief)) return null;
  return {
    asin: offer.asin,
    title,
    link: productLink(offer.asin, brief.region, tags),
    imageUrl: retailerImage(offer.image) ?? PLACEHOLDER_IMAGE,
    price: offer.price && { value: offer.price.value, currency: MARKETS[brief.region].currency },
    ratingsTotal: offer.ratings,
    featureBullets: offer.bullets
      .map((text) => clip(plainText(text), LONGEST.bullet))
      .filter(Boolean)
      .slice(0, MOST_BULLETS),
    bookDescription: clip(plainText(offer.bookDescription ?? ""), LONGEST.description) || null,
    asOf,
  };
}

/** The picture and price of an offer, if pages may show them in the region. */
export function toCurrentOffer({ asin, image, price }: Offer, region: Region): CurrentOffer {
  const { currency } = MARKETS[region];
  return {
    asin,
    imageUrl: retailerImage(image) ?? "",
    price: price?.currency === currency ? { value: price.value, currency } : null,
  };
}

function isFitting(
  { value, currency }: { value: number; currency: string },
  brief: Limits,
): boolean {
  return currency === currencyOf(brief.region) && (brief.budget === 0 || value <= brief.budget);
}

const currencyOf = (region: Region): string => MARKETS[region].currency;
