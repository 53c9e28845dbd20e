import { clientKey } from "~/domain/shared/client-address";
import { type BreakerState, breakerState } from "~/domain/upstream/circuit-breaker";
import type { Config } from "./config";
import { siteBudget } from "./site-budget";

/** The rate limits by network address, each with its binding in wrangler.toml. */
const BINDINGS = {
  login: "LIMIT_LOGIN",
  register: "LIMIT_REGISTER",
  forgot: "LIMIT_FORGOT",
  codes: "LIMIT_CODES",
  contact: "LIMIT_CONTACT",
  search: "LIMIT_SEARCH",
  review: "LIMIT_REVIEW",
} as const;

export type RateLimitName = keyof typeof BINDINGS;

/** The period of the bindings in wrangler.toml, and so the wait for a client over its limit. */
const LIMIT_PERIOD_S = 60;

const SEARCHES_A_DAY = 60;
const DAY_S = 24 * 60 * 60;

export type Limits = {
  /** Counts a request; the seconds to wait if it is over the limit, else null. */
  secondsToWait: (name: RateLimitName, request: Request) => Promise<number | null>;
  /** The same for a search, which has a limit per minute and one per day (UTC). */
  secondsToSearch: (request: Request) => Promise<number | null>;
  /** The retailer's circuit breaker, for /health. */
  breaker: () => Promise<BreakerState>;
};

/**
 * The rate limits of an environment (docs/decisions/046-rate-limits-and-their-keys.md). An absent
 * binding limits nothing, and nothing checks for it: wrangler.toml declares all of them.
 */
export function createLimits(env: Env, { APP_ENV }: Config): Limits {
  // Requests of a local run come from this machine, unless a client sends CF-Connecting-IP.
  const isLocal = (address: string | null) =>
    APP_ENV === "local" && (address === null || address === "127.0.0.1" || address === "::1");

  const secondsToWait = async (name: RateLimitName, request: Request) => {
    const binding = env[BINDINGS[name]];
    const address = request.headers.get("CF-Connecting-IP");
    if (!isRateLimit(binding) || isLocal(address)) return null;
    const { success } = await binding.limit({ key: clientKey(address) });
    return success ? null : LIMIT_PERIOD_S;
  };

  const secondsToSearch = async (request: Request) => {
    const wait = await secondsToWait("search", request);
    const address = request.headers.get("CF-Connecting-IP");
    if (wait !== null || isLocal(address)) return wait;
    const { VISITOR_QUOTA } = env;
    const quota = VISITOR_QUOTA.get(VISITOR_QUOTA.idFromName(clientKey(address)));
    return (await quota.countSearch(SEARCHES_A_DAY)) ? null : secondsUntilMidnight();
  };

  const breaker = async () => breakerState(await siteBudget(env.SITE_BUDGET).breaker(), new Date());

  return { secondsToWait, secondsToSearch, breaker };
}

function isRateLimit(binding: unknown): binding is RateLimit {
  return typeof binding === "object" && binding !== null && "limit" in binding;
}

/** Daily counts are reset at midnight UTC. */
function secondsUntilMidnight(): number {
  return DAY_S - Math.floor((Date.now() / 1000) % DAY_S);
}
