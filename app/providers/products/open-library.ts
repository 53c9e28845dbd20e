import { z } from "zod";
import type { Product } from "~/domain/products/product";
import type { ProductSource } from "~/domain/products/product-source";
import { isIsbn } from "~/domain/products/retailer";
import { clip } from "~/domain/products/review-rules";
import { plainText } from "~/domain/shared/plain-text";
import type { Spend } from "~/domain/upstream/spending";
import { fetchJson } from "~/providers/fetch-json";
import type { ProviderDependencies } from "~/providers/provider-dependencies";
import { cachedForADay } from "./cached-for-a-day";

const searchSchema = z.object({
  docs: z.array(z.object({ key: z.string().regex(/^\/works\/\w+$/) })),
});
const workSchema = z.object({
  description: z
    .union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)])
    .nullish(),
});
const LONGEST = 6_000;

/**
 * Adds a description from Open Library (https://openlibrary.org/developers/api) to each book that
 * has neither bullets nor a description. A failure of Open Library is ignored.
 */
export function withBookDescriptions(
  source: ProductSource,
  baseUrl: string,
  { cache, flight }: ProviderDependencies,
): ProductSource {
  const describe: ProductSource["describe"] = async (product, brief, signal, spend) => {
    const described = source.describe
      ? await source.describe(product, brief, signal, spend)
      : product;
    if (!described || !needsDescription(described)) return described;
    const text = await findDescription(described.asin, signal, spend).catch(() => null);
    return { ...described, bookDescription: text };
  };

  const findDescription = async (isbn: string, signal: AbortSignal, spend: Spend) => {
    const key = `openlibrary ${isbn}`;
    const known = await cachedForADay({ cache, flight, key, spend }, async () => {
      const query = new URLSearchParams({ q: `isbn:${isbn}`, fields: "key", limit: "1" });
      const { docs } = await fetchJson(`${baseUrl}/search.json?${query}`, { signal }, searchSchema);
      if (!docs[0]) return null;
      const { description } = await fetchJson(
        `${baseUrl}${docs[0].key}.json`,
        { signal },
        workSchema,
      );
      return description ? clip(plainText(description), LONGEST) : null;
    });
    return known.value;
  };

  return { ...source, describe };
}

function needsDescription({ asin, featureBullets, bookDescription }: Product): boolean {
  return isIsbn(asin) && featureBullets.length === 0 && bookDescription === null;
}
