import type { z } from "zod";
import type { ProductSource } from "~/domain/products/product-source";
import type { AffiliateTags } from "~/domain/products/retailer";
import { MARKETS, type Region } from "~/domain/shared/region";
import { alone, type SingleFlight } from "~/domain/upstream/single-flight";
import type { Spend } from "~/domain/upstream/spending";
import { fetchJson } from "~/providers/fetch-json";
import { guardedCall } from "~/providers/guarded-call";
import type { ProviderDependencies } from "~/providers/provider-dependencies";
import { cachedForADay } from "./cached-for-a-day";
import { offerToNamedProduct, offerToProduct, trimmedOffer } from "./offers";
import { mergePage, offerOfPage, offersOfSearch, productBody, searchBody } from "./rainforest-body";
import { retailSearch } from "./retail-search";

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
  dependencies: ProviderDependencies,
): ProductSource {
  const { apiKey, baseUrl = OWN_ADDRESS, tags } = settings;
  const { cache, flight, retail } = dependencies;

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

  /** What a product's own page says, whoever asks for it. */
  const readPage = (
    asin: string,
    region: Region,
    { signal, spend, flight }: { signal: AbortSignal; spend: Spend; flight: SingleFlight },
  ) => {
    const amazon_domain = MARKETS[region].retailDomain;
    const query = { type: "product", amazon_domain, asin };
    return cachedForADay(
      { cache, flight, key: `rainforest page ${amazon_domain} ${asin}`, spend },
      async () =>
        trimmedOffer(offerOfPage(asin, await request(query, productBody, { signal, spend }))),
    );
  };

  return {
    name: "rainforest",
    sample: false,
    allowsModelInput: true,
    shown: SHOWN,
    describedFirst: DESCRIBED_FIRST,
    ...retailSearch(dependencies, {
      tags,
      knowsBudget: false,
      keyOf: ({ phrase, region }) =>
        `rainforest search ${MARKETS[region].retailDomain} ${phrase.toLowerCase()}`,
      async search({ phrase, region }, signal, spend) {
        const amazon_domain = MARKETS[region].retailDomain;
        const query = {
          type: "search",
          amazon_domain,
          search_term: phrase,
          exclude_sponsored: "true",
        };
        return offersOfSearch(await request(query, searchBody, { signal, spend }));
      },
    }),
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
      const { value: page, asOf } = await readPage(asin, brief.region, { signal, spend, flight });
      const merged = mergePage({ offer: known, asOf: product.asOf ?? asOf }, { offer: page, asOf });
      return offerToProduct(merged.offer, { brief, tags, asOf: merged.asOf });
    },
    async byAsin(asin, region, signal, spend) {
      const { value: offer, asOf } = await readPage(asin, region, { signal, spend, flight: alone });
      return offerToNamedProduct(offer, { region, tags, asOf });
    },
  };
}
