import type { ServerResponse } from "node:http";
import { MARKUP, pause, playFault, sendJson, type World } from "./world";

const meta = {
  request_info: {
    success: true,
    credits_used: 6,
    credits_used_this_request: 1,
    credits_remaining: 494,
    credits_reset_at: "2026-12-01T00:00:00.000Z",
  },
  request_metadata: { created_at: "2026-11-21T09:00:00.000Z", total_time_taken: 2.9 },
};

/** A stable ten-character ASIN for a phrase and a position in its results. */
export function asinOf(phrase: string, place: number): string {
  let hash = 7;
  for (const character of phrase) hash = (hash * 31 + character.charCodeAt(0)) % 2_176_782_336;
  return `B${(hash * 16 + place).toString(36).toUpperCase().padStart(9, "0").slice(-9)}`;
}

/** How long the search for a phrase takes, in ms: the same each time. */
export function searchLatency({ search, searchTo }: World["latency"], phrase: string): number {
  if (searchTo === undefined) return search;
  const share = Number.parseInt(asinOf(phrase, 0).slice(-5), 36) / 36 ** 5;
  return search + share * (searchTo - search);
}

function moneyOf(domain: string, value: number, name?: string) {
  const pounds = domain.endsWith("co.uk");
  const [symbol, currency] = pounds ? ["£", "GBP"] : ["$", "USD"];
  return { symbol, value, currency, raw: `${symbol}${value}`, ...(name && { name }) };
}

/** `type=search`, with the irregularities of real bodies. */
function searchBody(query: URLSearchParams, fault: string): unknown {
  const phrase = query.get("search_term") ?? "";
  const domain = query.get("amazon_domain") ?? "";
  const dirt = fault === "markup" ? MARKUP : "";
  const results = Array.from({ length: fault === "empty" ? 0 : 14 }, (_, place) => {
    const asin =
      fault === "duplicates" ? `B0SAME000${place % 10}` : asinOf(`${domain} ${phrase}`, place);
    const price =
      fault === "currency"
        ? { ...moneyOf(domain, 12), currency: "EUR" }
        : moneyOf(domain, 12 + place, "primary");
    return {
      position: place + 1,
      title: `${phrase} No. ${place + 1} &amp; <b>more</b>${dirt}`,
      asin: fault === "javascript" ? "javascript:alert(1)" : asin,
      // Real links are long and sometimes point to another product.
      link:
        fault === "markup"
          ? "javascript:alert(1)"
          : `https://www.${domain}/dp/B0C6X2CF21/ref=sr_1_1?keywords=x`,
      image:
        fault === "markup"
          ? "javascript:alert(1)"
          : `https://m.media-amazon.com/images/I/${asin}._AC_UL320_.jpg`,
      is_prime: true,
      sponsored: false,
      ...(place % 5 === 4 ? {} : { rating: 4.6, ratings_total: 1000 + place }),
      ...(place % 6 === 5
        ? {}
        : { price, prices: [price, { ...price, value: 99, name: "original" }] }),
    };
  });
  const request_parameters = { type: "search", amazon_domain: domain, search_term: phrase };
  return { ...meta, request_parameters, search_results: results, pagination: { current_page: 1 } };
}

function productBody(query: URLSearchParams, fault: string): unknown {
  const asin = query.get("asin") ?? "";
  const dirt = fault === "markup" ? MARKUP : "";
  const isBook = /^\d{9}[\dX]$/.test(asin);
  const words = {
    feature_bullets: [
      `Made for outdoor use in all weathers${dirt}`,
      "Folds flat, so it is easy to store away",
      "Two year guarantee",
    ],
    feature_bullets_count: 3,
  };
  return {
    ...meta,
    request_parameters: { type: "product", amazon_domain: query.get("amazon_domain"), asin },
    product: {
      title: `Product ${asin}${dirt}`,
      asin,
      link: `https://www.amazon.com/x/dp/${asin}`,
      main_image: { link: `https://m.media-amazon.com/images/I/${asin}.jpg` },
      rating: 4.7,
      ratings_total: 643,
      ...(isBook ? { authors: [{ name: "A. Writer", link: "https://x" }] } : words),
      buybox_winner: { is_prime: true, condition: { is_new: true } },
    },
  };
}

/** Rainforest API's `GET /request`. */
export async function answerRainforest(
  world: World,
  query: URLSearchParams,
  fault: string,
  response: ServerResponse,
) {
  if (await playFault(world, response, fault)) return;
  const isSearch = query.get("type") === "search";
  const phrase = query.get("search_term") ?? "";
  await pause(world, isSearch ? searchLatency(world.latency, phrase) : world.latency.detail);
  if (!query.get("api_key")) return sendJson(response, 401, { request_info: { success: false } });
  if (fault === "unsuccessful") {
    const request_info = { ...meta.request_info, success: false, message: "Internal trouble" };
    return sendJson(response, 200, { ...meta, request_info });
  }
  sendJson(response, 200, isSearch ? searchBody(query, fault) : productBody(query, fault));
}
