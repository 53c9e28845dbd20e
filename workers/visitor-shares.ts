import type { Counted } from "~/domain/upstream/visitor-allowance";
import type { Config } from "./config";

/**
 * The most paid calls that a visitor can cause by a use: five searches of a shop and all forty products
 * looked at, each in a request of its own.
 */
export const MOST_CALLS = {
  search: { model: 30, retail: 45 },
  review: { model: 1, retail: 0 },
  product: { model: 0, retail: 1 },
  offers: { model: 0, retail: 1 },
  stream: { model: 0, retail: 0 },
} as const;

/** The share of the site's paid calls of a day that one visitor can use up. */
const SHARES = { search: 0.2, review: 0.05, product: 0.02, offers: 0.02, stream: 0 } as const;
/** A list that stays open takes 70 streams an hour. */
const MOST = { search: 60, review: 200, product: 40, offers: 50, stream: 2_000 } as const;
/** How much more than a visitor a network of 2^80 addresses may use. */
const NETWORK_FACTOR = 2;
/** The part of an allowance after which pauses begin; a stream that had to pause would not come back. */
const FREE_SHARE = {
  search: 1 / 3,
  review: 1 / 3,
  product: 1 / 3,
  offers: 1 / 3,
  stream: 1,
} as const;

/**
 * What a visitor, or a whole /48 network, may use in a day: a share of what the site may spend, and no
 * more than anybody needs. Nothing is spent where no paid provider is configured.
 */
export function shareOf(config: Config, what: Counted, who: "visitor" | "network") {
  const factor = who === "network" ? NETWORK_FACTOR : 1;
  const bounds = paidCeilings(config).flatMap(([kind, ceiling]) => {
    const calls = MOST_CALLS[what][kind];
    // With a ceiling of 0 nothing can be spent.
    if (calls === 0 || ceiling === 0) return [];
    return [Math.max(1, Math.floor((SHARES[what] * ceiling) / calls))];
  });
  const most = factor * Math.min(MOST[what], ...bounds);
  return { most, free: Math.ceil(most * FREE_SHARE[what]) };
}

function paidCeilings(config: Config) {
  const { OPENAI_API_KEY, RAINFOREST_API_KEY, CREATORS_CLIENT_ID } = config;
  return [
    ...(OPENAI_API_KEY ? [["model", config.DAILY_MODEL_CALLS] as const] : []),
    ...(RAINFOREST_API_KEY || CREATORS_CLIENT_ID
      ? [["retail", config.DAILY_RETAIL_CALLS] as const]
      : []),
  ];
}
