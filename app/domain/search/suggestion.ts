import type { Idea } from "~/domain/products/idea.schema";
import type { Product } from "~/domain/products/product";
import type { Review, WrittenReview } from "~/domain/products/review";
import type { DetailOutcome, ProductsOutcome, Reviews } from "./search-outcomes";

/**
 * A product on the wire (product specification, section 3). `price.value` is in major units of
 * `price.currency`; `ratingsTotal` is null where the retailer names none; `reviewState` tells a
 * review that is still to come from one that never will.
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
  reviewState: "waiting" | "written" | "none";
};

/** Whether an idea's products are still looked for, were looked for, or could not be had. */
export type ProductsState = "searching" | "found" | "failed";

/**
 * An idea on the wire: a suggestion. `position` counts from 0 in the order of arrival;
 * `productsAsOf` is when the prices were true (ISO 8601 UTC).
 */
export type Suggestion = {
  position: number;
  suggestionTitle: string;
  suggestionDescription: string;
  whyItFits: string;
  productsState: ProductsState;
  productsNote: string | null;
  sampleProducts: boolean;
  productsAsOf: string | null;
  products: WireProduct[];
};

/** All that is known of an idea (`outcome` null: its products are still searched for). */
export type KnownIdea = {
  position: number;
  idea: Idea;
  outcome: ProductsOutcome | null;
  detailOf: (asin: string) => DetailOutcome | null;
  reviews: Reviews;
};

/** The suggestion of an idea as it is known now. */
export function toSuggestion({
  position,
  idea,
  outcome,
  detailOf,
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
    productsState: outcome?.state ?? "searching",
    productsNote: outcome?.state === "failed" && outcome.reason === "ceiling" ? CEILING_NOTE : null,
    sampleProducts: found?.sample ?? false,
    // Prices that were true at different times are as old as the oldest of them.
    productsAsOf:
      found && ([found.asOf, ...products.map((one) => one.asOf ?? found.asOf)].sort()[0] ?? null),
    products: products.map((product) => toWireProduct(product, reviews[product.asin])),
  };
}

const CEILING_NOTE =
  "We have asked the retailer as often as we may today. Prices are back tomorrow.";

function toWireProduct(product: Product, known: WrittenReview | null | undefined): WireProduct {
  const { imageUrl, asOf: _, ...rest } = product;
  const wire = { ...rest, mainImageUrl: imageUrl };
  if (!known) return { ...wire, reviewState: known === null ? "none" : "waiting" };
  const { origin: __, ...review } = known;
  return { ...wire, review, reviewState: "written" };
}

/** A suggestion as it is told to the outside: pictures of our own with the origin they come from. */
export function withFullAddresses(suggestion: Suggestion, origin: string): Suggestion {
  const products = suggestion.products.map((product) => ({
    ...product,
    mainImageUrl: new URL(product.mainImageUrl, origin).href,
  }));
  return { ...suggestion, products };
}

/** Merges what is newly known into a list of suggestions, by title (specification, section 4). */
export function mergeSuggestions(known: Suggestion[], news: Suggestion[]): Suggestion[] {
  const byTitle = new Map(known.map((one) => [one.suggestionTitle, one]));
  for (const one of news) byTitle.set(one.suggestionTitle, one);
  return [...byTitle.values()].sort((a, b) => a.position - b.position);
}
