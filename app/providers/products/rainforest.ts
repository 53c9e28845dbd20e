import type { z } from "zod";
import type { ProductSource } from "~/domain/products/product-source";
import type { AffiliateTags } from "~/domain/products/retailer";
import { MARKETS, type Region } from "~/domain/shared/region";
import type { Spend } from "~/domain/upstream/spending";
import { fetchJson } from "~/providers/fetch-json";
import { guardedCall } from "~/providers/guarded-call";
import type { ProviderDependencies } from "~/providers/provider-dependencies";
import { cachedForADay } from "./cached-for-a-day";
import { type Offer, offersToProducts, offerToNamedProduct, offerToProduct } from "./offers";
import { mergeProductPage, offersOfSearch, productBody, searchBody } from "./rainforest-body";

export type RainforestSettings = { apiKey: string; baseUrl?: string; tags: AffiliateTags };

const OWN_ADDRESS = "https://api.rainforestapi.com";
const SHOWN = 8;
/**
 * Each product costs a credit for its details. With five searches these make 23 credits a round, which
 * keeps a new brief below 0.20 dollars (docs/decisions/015-details-for-four-products-first.md).
 */
const DESCRIBED_FIRST = [4, 4, 4, 3, 3];

/**
 * Products from Rainforest API (Traject Data): one search per idea and one call per product page.
 */
export function rainforestProducts(
  settings: RainforestSettings,
  { cache, retail }: ProviderDependencies,
): ProductSource {
  const { apiKey, baseUrl = OWN_ADDRESS, tags } = settings;

  const request = <S extends z.ZodTypeAny>(
    query: Record<string, string>,
    schema: S,
    { signal, spend }: { signal: AbortSignal; spend: Spend },
  ) =>
    guardedCall(retail, () => {
      const address = new URL(`${baseUrl}/request`);
      for (const [name, value] of Object.entries({ api_key: apiKey, ...query }))
        address.searchParams.set(name, value);
      spend({ retailCalls: 1 });
      return fetchJson(address, { signal }, schema);
    });

  /** What is known of a product, with what its own page says; cached under a name of its kind. */
  const readPage = (
    kind: "product" | "named",
    known: Offer,
    region: Region,
    { signal, spend }: { signal: AbortSignal; spend: Spend },
  ) => {
    const amazon_domain = MARKETS[region].retailDomain;
    const query = { type: "product", amazon_domain, asin: known.asin };
    return cachedForADay(
      { cache, key: `rainforest ${kind} ${amazon_domain} ${known.asin}`, spend },
      async () => mergeProductPage(known, await request(query, productBody, { signal, spend })),
    );
  };

  return {
    name: "rainforest",
    sample: false,
    allowsModelInput: true,
    shown: SHOWN,
    describedFirst: DESCRIBED_FIRST,
    async find({ phrase, brief }, signal, spend) {
      const amazon_domain = MARKETS[brief.region].retailDomain;
      const query = {
        type: "search",
        amazon_domain,
        search_term: phrase,
        exclude_sponsored: "true",
      };
      const { value: offers, asOf } = await cachedForADay(
        { cache, key: `rainforest search ${amazon_domain} ${phrase.toLowerCase()}`, spend },
        async () => offersOfSearch(await request(query, searchBody, { signal, spend })),
      );
      return offersToProducts(offers, { phrase, brief, tags, asOf });
    },
    async describe(product, brief, signal, spend) {
      const { asin, title, imageUrl, price, ratingsTotal } = product;
      const known = {
        asin,
        title,
        image: imageUrl,
        price,
        ratings: ratingsTotal,
        bullets: [],
        bookDescription: null,
      };
      const { value: offer, asOf } = await readPage("product", known, brief.region, {
        signal,
        spend,
      });
      return offerToProduct(offer, { brief, tags, asOf });
    },
    async byAsin(asin, region, signal, spend) {
      const unknown = {
        ...{ asin, title: "", image: null, price: null, ratings: null },
        ...{ bullets: [], bookDescription: null },
      };
      const { value: offer, asOf } = await readPage("named", unknown, region, { signal, spend });
      return offerToNamedProduct(offer, { region, tags, asOf });
    },
  };
}
