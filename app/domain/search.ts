import type { WireBrief } from "./brief";
import type { Idea, Product } from "./idea";

/** What has become of an idea's products. A failed lookup costs the idea its products, no more. */
export type ProductsOutcome =
  | { state: "found"; products: Product[]; sample: boolean; asOf: string }
  | { state: "failed" };

/** How a search ended; `reason` is a sentence for the visitor. */
export type SearchEnd = { state: "complete" } | { state: "failed"; reason: string };

/**
 * A product on the wire (product specification, section 3). `price.value` is in major units of
 * `price.currency`; `ratingsTotal` is null where the retailer names none.
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
};

/** Whether an idea's products are still looked for, were looked for, or could not be had. */
export type ProductsState = "searching" | "found" | "failed";

/** An idea on the wire: a suggestion. `position` counts from 0 in the order of arrival. */
export type Suggestion = {
  position: number;
  suggestionTitle: string;
  suggestionDescription: string;
  whyItFits: string;
  productsState: ProductsState;
  sampleProducts: boolean;
  productsAsOf: string | null;
  products: WireProduct[];
};

/** A search as every reader sees it: polling endpoint, events, screen and mail. */
export type SearchSnapshot = {
  uid: string;
  brief: WireBrief;
  version: number;
  end: SearchEnd | null;
  suggestions: Suggestion[];
};

/** The suggestion of an idea and of what is known of its products (`null`: still searching). */
export function toSuggestion(
  position: number,
  idea: Idea,
  outcome: ProductsOutcome | null,
): Suggestion {
  const found = outcome?.state === "found" ? outcome : null;
  return {
    position,
    suggestionTitle: idea.title,
    suggestionDescription: idea.description,
    whyItFits: idea.why,
    productsState: outcome?.state ?? "searching",
    sampleProducts: found?.sample ?? false,
    productsAsOf: found?.asOf ?? null,
    products: (found?.products ?? []).map(({ imageUrl, ...product }) => ({
      ...product,
      mainImageUrl: imageUrl,
    })),
  };
}

/** Merges what is newly known into a list of suggestions, by title (specification, section 4). */
export function mergeSuggestions(known: Suggestion[], news: Suggestion[]): Suggestion[] {
  const byTitle = new Map(known.map((one) => [one.suggestionTitle, one]));
  for (const one of news) byTitle.set(one.suggestionTitle, one);
  return [...byTitle.values()].sort((a, b) => a.position - b.position);
}
