import type { Kind } from "~/domain/knowledge/gift-idea.schema";
import { decomposed } from "~/domain/shared/one-line";
import type { Currency } from "~/domain/shared/region";

/** Ideas per round of a search. */
export const IDEAS_PER_SEARCH = 5;

/**
 * A product of a retailer. `price` (major units) and `ratingsTotal` are null if the retailer gives
 * none; `kind` is known of sample products.
 */
export type Product = {
  asin: string;
  kind?: Kind | undefined;
  title: string;
  link: string;
  imageUrl: string;
  price: { value: number; currency: Currency } | null;
  ratingsTotal: number | null;
  featureBullets: string[];
  bookDescription: string | null;
  /** When the retailer returned this data (ISO 8601 UTC); absent for sample data. */
  asOf?: string;
};

/** Whether a product is one of the sample catalogue, whose keys begin so (db/catalogue). */
export const isSample = (asin: string) => asin.startsWith("SAMPLE");

/** The key by which titles are compared, ignoring case, accents and punctuation. */
export function titleKey(title: string): string {
  return decomposed(title)
    .toLocaleLowerCase("en-GB")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
