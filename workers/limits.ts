import { siteGuard } from "./call-guard";
import type { Config } from "./config";
import type { Env } from "./env";

const SEARCHES_A_DAY = 60;
const MINUTE_S = 60;
const DAY_S = 24 * 60 * 60;

/** Seconds to wait before the same may be asked again, or null where it may be asked now. */
type Wait = { retryAfterSeconds: number } | null;

/** What one visitor may ask for, counted by address. */
export type Limits = {
  search: (request: Request) => Promise<Wait>;
  review: (request: Request) => Promise<Wait>;
  /** The retailer's breaker, for /health. */
  breaker: () => Promise<"closed" | "open" | "half-open">;
};

export function createLimits(
  { SEARCH_LIMIT, REVIEW_LIMIT, SHARED_GUARD }: Env,
  { APP_ENV }: Config,
): Limits {
  const visitorOf = (request: Request): string | null => {
    const address = request.headers.get("CF-Connecting-IP");
    // On a local run everything comes from this machine, unless a client names another address.
    const own = address === null || address === "127.0.0.1" || address === "::1";
    return own && APP_ENV === "local" ? null : networkOf(address ?? "unknown");
  };

  return {
    async search(request) {
      const visitor = visitorOf(request);
      if (visitor === null) return null;
      const { success } = await SEARCH_LIMIT.limit({ key: visitor });
      if (!success) return { retryAfterSeconds: MINUTE_S };
      const counter = SHARED_GUARD.get(SHARED_GUARD.idFromName(`visitor ${visitor}`));
      return (await counter.countSearch(SEARCHES_A_DAY))
        ? null
        : { retryAfterSeconds: secondsOfToday() };
    },
    async review(request) {
      const visitor = visitorOf(request);
      if (visitor === null) return null;
      const { success } = await REVIEW_LIMIT.limit({ key: visitor });
      return success ? null : { retryAfterSeconds: MINUTE_S };
    },
    breaker: () => siteGuard(SHARED_GUARD).breaker(),
  };
}

/** An IPv6 household has 2^64 addresses, so its network counts as one visitor. */
function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Math.max(0, 8 - front.length - back.length) : 0;
  return [...front, ...Array<string>(zeros).fill("0"), ...back].slice(0, 4).join(":");
}

/** Until midnight UTC, when the day's count begins anew. */
function secondsOfToday(): number {
  return DAY_S - Math.floor((Date.now() / 1000) % DAY_S);
}
