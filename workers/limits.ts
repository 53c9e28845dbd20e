import { clientKey } from "~/domain/shared/client-address";
import { type BreakerState, breakerState } from "~/domain/upstream/circuit-breaker";
import type { Config } from "./config";
import { siteBudget } from "./site-budget";

/** What is limited by address, and the name of its binding in wrangler.toml. */
const BINDINGS = {
  login: "LIMIT_LOGIN",
  register: "LIMIT_REGISTER",
  forgot: "LIMIT_FORGOT",
  codes: "LIMIT_CODES",
  contact: "LIMIT_CONTACT",
  search: "LIMIT_SEARCH",
  review: "LIMIT_REVIEW",
} as const;

export type Limited = keyof typeof BINDINGS;

/** The period of the bindings: whoever is over a limit may try again after it. */
export const LIMIT_PERIOD_S = 60;

const SEARCHES_A_DAY = 60;
const DAY_S = 24 * 60 * 60;

export type Limits = {
  /** Counts a request; the seconds to wait where there were too many, else null. */
  secondsToWait: (what: Limited, request: Request) => Promise<number | null>;
  /** The same for a search, which is counted by the day too. */
  secondsToSearch: (request: Request) => Promise<number | null>;
  /** The retailer's circuit breaker, for /health. */
  breaker: () => Promise<BreakerState>;
};

/** The limits of an environment. A binding that is absent limits nothing; deploying asks for them. */
export function createLimits(env: Env, { APP_ENV }: Config): Limits {
  // On a local run everything comes from this machine, unless a client names another address.
  const isOwn = (address: string | null) =>
    APP_ENV === "local" && (address === null || address === "127.0.0.1" || address === "::1");

  const secondsToWait = async (what: Limited, request: Request) => {
    const binding = env[BINDINGS[what]];
    const address = request.headers.get("CF-Connecting-IP");
    if (!isRateLimit(binding) || isOwn(address)) return null;
    const { success } = await binding.limit({ key: clientKey(address) });
    return success ? null : LIMIT_PERIOD_S;
  };

  const secondsToSearch = async (request: Request) => {
    const wait = await secondsToWait("search", request);
    const address = request.headers.get("CF-Connecting-IP");
    if (wait !== null || isOwn(address)) return wait;
    const { VISITOR_QUOTA } = env;
    const quota = VISITOR_QUOTA.get(VISITOR_QUOTA.idFromName(clientKey(address)));
    return (await quota.countSearch(SEARCHES_A_DAY)) ? null : secondsOfToday();
  };

  const breaker = async () => breakerState(await siteBudget(env.SITE_BUDGET).breaker(), new Date());

  return { secondsToWait, secondsToSearch, breaker };
}

function isRateLimit(binding: unknown): binding is RateLimit {
  return typeof binding === "object" && binding !== null && "limit" in binding;
}

/** Until midnight UTC, when the day's count begins anew. */
function secondsOfToday(): number {
  return DAY_S - Math.floor((Date.now() / 1000) % DAY_S);
}
