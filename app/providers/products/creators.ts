import type { z } from "zod";
import type { ProductQuestion } from "~/domain/products/product-question";
import type { ProductSource } from "~/domain/products/product-source";
import type { AffiliateTags } from "~/domain/products/retailer";
import { MARKETS, type Region } from "~/domain/shared/region";
import { alone } from "~/domain/upstream/single-flight";
import type { Spend } from "~/domain/upstream/spending";
import { UpstreamError } from "~/domain/upstream/upstream-error";
import { fetchJson } from "~/providers/fetch-json";
import { guardedCall } from "~/providers/guarded-call";
import type { ProviderDependencies } from "~/providers/provider-dependencies";
import { cachedForADay } from "./cached-for-a-day";
import { getItemsBody, offersOfItems, searchItemsBody, tokenBody } from "./creators-body";
import { offerToNamedProduct, toCurrentOffer } from "./offers";
import { retailSearch } from "./retail-search";

export type CreatorsSettings = {
  clientId: string;
  clientSecret: string;
  tokenUrl?: string;
  baseUrl?: string;
  tags: AffiliateTags;
};

const OWN_ADDRESS = "https://creatorsapi.amazon";
const OWN_TOKEN_ADDRESS: Record<Region, string> = {
  UK: "https://api.amazon.co.uk/auth/o2/token",
  USA: "https://api.amazon.com/auth/o2/token",
};
const RESOURCES = [
  "itemInfo.title",
  "itemInfo.features",
  "images.primary.large",
  "offersV2.listings.price",
  "offersV2.listings.isBuyBoxWinner",
  "customerReviews.count",
];
const OFFER_RESOURCES = RESOURCES.filter((name) => name !== "itemInfo.features");
const SHOWN = 10;
/** The most products of a call to `getItems`. */
const MOST_ITEMS = 10;
/** Renew a token this long before it expires. */
const EARLY_MS = 60_000;

/**
 * Products from Amazon Creators API. Its search returns every detail, so there are no further
 * calls; its licence forbids its texts as input of a language model.
 */
export function creatorsProducts(
  settings: CreatorsSettings,
  dependencies: ProviderDependencies,
): ProductSource {
  const { baseUrl = OWN_ADDRESS, tags } = settings;
  const { retail } = dependencies;
  const tokenFor = tokens(settings);

  const request = async <S extends z.ZodTypeAny>(
    operation: "searchItems" | "getItems",
    { schema, region, body }: { schema: S; region: Region; body: object },
    signal: AbortSignal,
    spend: Spend,
  ): Promise<z.output<S>> => {
    const { retailDomain, currency } = MARKETS[region];
    const common = { partnerTag: tags[region] ?? "", currencyOfPreference: currency };
    const token = await tokenFor(region, signal);
    spend({ retailCalls: 1 });
    return fetchJson(
      `${baseUrl}/catalog/v1/${operation}`,
      {
        method: "POST",
        signal,
        headers: {
          Authorization: token.header,
          "Content-Type": "application/json; charset=utf-8",
          "x-marketplace": `www.${retailDomain}`,
        },
        body: JSON.stringify({ ...common, ...body }),
      },
      schema,
    ).catch((error) => {
      if (error instanceof UpstreamError && error.reason === "refused") token.forget();
      throw error;
    });
  };

  const search = async (
    { phrase, region, budget }: ProductQuestion,
    signal: AbortSignal,
    spend: Spend,
  ) => {
    const body = {
      keywords: phrase,
      itemCount: SHOWN,
      // Pence or cents.
      ...(budget > 0 && { maxPrice: budget * 100 }),
      resources: RESOURCES,
    };
    const schema = searchItemsBody;
    const { searchResult } = await request("searchItems", { schema, region, body }, signal, spend);
    return offersOfItems(searchResult?.items);
  };

  const items = async (itemIds: string[], region: Region, signal: AbortSignal, spend: Spend) => {
    const body = { itemIds, resources: OFFER_RESOURCES };
    const schema = getItemsBody;
    const { itemsResult } = await guardedCall(retail, () =>
      request("getItems", { schema, region, body }, signal, spend),
    );
    return offersOfItems(itemsResult?.items);
  };

  return {
    name: "creators",
    sample: false,
    allowsModelInput: false,
    shown: SHOWN,
    describedFirst: [SHOWN],
    ...retailSearch(dependencies, {
      tags,
      knowsBudget: true,
      keyOf: ({ phrase, region, budget }) => `creators ${region} ${budget} ${phrase.toLowerCase()}`,
      search: (question, signal, spend) =>
        guardedCall(retail, () => search(question, signal, spend)),
    }),
    async byAsin(asin, region, signal, spend) {
      const { value: offer, asOf } = await cachedForADay(
        { cache: dependencies.cache, flight: alone, key: `creators item ${region} ${asin}`, spend },
        async () => (await items([asin], region, signal, spend))[0] ?? null,
      );
      return offer ? offerToNamedProduct(offer, { region, tags, asOf }) : null;
    },
    currentOffers: {
      most: MOST_ITEMS,
      async find(itemIds, region, signal, spend) {
        const offers = await items(itemIds, region, signal, spend);
        return offers.map((offer) => toCurrentOffer(offer, region));
      },
    },
  };
}

/** Access tokens by region, each kept until shortly before it expires. */
function tokens({ clientId, clientSecret, tokenUrl }: CreatorsSettings) {
  const known = new Map<Region, { header: string; until: number }>();
  return async (region: Region, signal: AbortSignal) => {
    const forget = () => void known.delete(region);
    const kept = known.get(region);
    if (kept && Date.now() < kept.until) return { header: kept.header, forget };
    const address = tokenUrl ?? OWN_TOKEN_ADDRESS[region];
    // Credentials created before February 2026 use Cognito, which takes form bodies.
    const older = new URL(address).hostname.endsWith(".amazoncognito.com");
    const claim = {
      grant_type: "client_credentials",
      client_id: clientId,
      client_secret: clientSecret,
      scope: older ? "creatorsapi/default" : "creatorsapi::default",
    };
    const init = older
      ? { body: new URLSearchParams(claim) }
      : { body: JSON.stringify(claim), headers: { "Content-Type": "application/json" } };
    const { access_token, expires_in } = await fetchJson(
      address,
      { method: "POST", signal, ...init },
      tokenBody,
    );
    const header = `Bearer ${access_token}${older ? ", Version 2.2" : ""}`;
    known.set(region, { header, until: Date.now() + expires_in * 1000 - EARLY_MS });
    return { header, forget };
  };
}
