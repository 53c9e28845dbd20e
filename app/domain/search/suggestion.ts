import type { Idea } from "~/domain/products/idea.schema";
import type { Product } from "~/domain/products/product";
import type { Review, WrittenReview } from "~/domain/products/review";
import type { DetailOutcome, ProductsOutcome, Reviews } from "./search-outcomes";

/**
 * A product in the public API. `price.value` is in major units of `price.currency`; `ratingsTotal`
 * is null if the retailer gives none. `reviewState` is "later" for a product whose details and review
 * are fetched when somebody gets to it, "waiting" while a review may still come, "none" if none will.
 */
export type WireProduct = {
  asin: string;
  title: string;
  link: string;
  mainImageUrl: string;
  price: { value: number; currency: string } | null;
  ratingsTotal: number | null;
  featureBullets: string[];
  bookDescription: string | null;
  review?: Review;
  reviewState: "later" | "waiting" | "written" | "none";
};

/** The id of an idea's element on the results page; positions count from 0. */
export const ideaId = (position: number) => `idea-${position + 1}` as const;

/** The id of a product's element there; both numbers count from 0. */
export const productId = (position: number, place: number) =>
  `${ideaId(position)}-product-${place + 1}`;

/** The id of the thanks for a report of a product's text there; positions count from 0. */
export const thanksId = (position: number, asin: string) => `${ideaId(position)}-thanks-${asin}`;

export type ProductsState = "searching" | "found" | "failed";

/**
 * An idea in the public API. `position` counts from 0 in the order of arrival; `productsAsOf` is
 * the time of the prices (ISO 8601 UTC).
 */
export type Suggestion = {
  position: number;
  suggestionTitle: string;
  suggestionDescription: string;
  whyItFits: string;
  /** How to make it personal or give it well, or null. */
  personalTouch: string | null;
  /** Where the idea came from, if that needs a word; null otherwise. */
  ideaNote: string | null;
  productsState: ProductsState;
  productsNote: string | null;
  sampleProducts: boolean;
  productsAsOf: string | null;
  products: WireProduct[];
};

/** An idea with its products; `outcome` is null while they are being looked up. */
export type KnownIdea = {
  position: number;
  idea: Idea;
  outcome: ProductsOutcome | null;
  /** Whether looking them up takes longer than most. */
  isLate: boolean;
  detailOf: (asin: string) => DetailOutcome | null;
  /** How many of the shown products are to be described and reviewed. */
  wanted: number;
  reviews: Reviews;
};

export function toSuggestion({
  position,
  idea,
  outcome,
  isLate,
  detailOf,
  wanted,
  reviews,
}: KnownIdea): Suggestion {
  const found = outcome?.state === "found" ? outcome : null;
  const products = (found?.products ?? []).flatMap((product) => {
    const detail = detailOf(product.asin);
    return detail?.state === "unfit" ? [] : [detail?.state === "found" ? detail.product : product];
  });
  return {
    position,
    suggestionTitle: idea.title,
    suggestionDescription: idea.description,
    whyItFits: idea.why,
    personalTouch: idea.personalTouch ?? null,
    ideaNote: noteOf(idea),
    productsState: outcome?.state ?? "searching",
    productsNote: noteOn(outcome, isLate),
    sampleProducts: found?.sample ?? false,
    // If prices were read at different times, show the oldest of these times.
    productsAsOf:
      found && ([found.asOf, ...products.map((one) => one.asOf ?? found.asOf)].sort()[0] ?? null),
    products: products.map((product, place) =>
      toWireProduct(product, reviews[product.asin], place < wanted),
    ),
  };
}

function noteOf({ isStandIn, isOwn }: Idea): string | null {
  if (isStandIn) return STAND_IN_NOTE;
  return isOwn ? OWN_NOTE : null;
}

const OWN_NOTE = "From Ribbon's own collection.";
const STAND_IN_NOTE =
  "From Ribbon's own collection, because the service that writes ideas did not answer in time.";
const CEILING_NOTE =
  "We have asked the retailer as often as we may today. Prices are back tomorrow.";
const LATE_NOTE =
  "The shop is taking its time. More is coming: products will appear here by themselves.";

function noteOn(outcome: ProductsOutcome | null, isLate: boolean): string | null {
  if (outcome === null) return isLate ? LATE_NOTE : null;
  return outcome.state === "failed" && outcome.reason === "ceiling" ? CEILING_NOTE : null;
}

function toWireProduct(
  product: Product,
  known: WrittenReview | null | undefined,
  isWanted: boolean,
): WireProduct {
  const { imageUrl, asOf: _asOf, kind: _kind, ...rest } = product;
  const wire = { ...rest, mainImageUrl: imageUrl };
  if (known === null) return { ...wire, reviewState: "none" };
  if (!known) return { ...wire, reviewState: isWanted ? "waiting" : "later" };
  const { origin: __, ...review } = known;
  return { ...wire, review, reviewState: "written" };
}

/** A suggestion with absolute image addresses: this site's own images get `origin`. */
export function withFullAddresses(suggestion: Suggestion, origin: string): Suggestion {
  const products = suggestion.products.map((product) => ({
    ...product,
    mainImageUrl: new URL(product.mainImageUrl, origin).href,
  }));
  return { ...suggestion, products };
}

/** Merges updates into a list of suggestions: by title, sorted by position. */
export function mergeSuggestions(known: Suggestion[], updates: Suggestion[]): Suggestion[] {
  const byTitle = new Map(known.map((one) => [one.suggestionTitle, one]));
  for (const one of updates) byTitle.set(one.suggestionTitle, one);
  return [...byTitle.values()].sort((a, b) => a.position - b.position);
}
