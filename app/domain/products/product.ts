import type { Currency } from "~/domain/shared/region";

/** About five ideas answer a search (product specification, section 9). */
export const IDEAS_PER_SEARCH = 5;

/** A product of a retailer. `price` is null where the retailer names none; `bullets` may be empty. */
export type Product = {
  asin: string;
  title: string;
  link: string;
  imageUrl: string;
  price: { value: number; currency: Currency } | null;
  ratingsTotal: number | null;
  featureBullets: string[];
  bookDescription: string | null;
  /** When the retailer said so (ISO 8601 UTC); absent for sample data. */
  asOf?: string;
};

/** Two titles with one key are the same idea, whatever their case, accents and punctuation. */
export function titleKey(title: string): string {
  return title
    .normalize("NFKD")
    .toLocaleLowerCase("en-GB")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
