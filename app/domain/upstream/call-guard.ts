import { type Lease, type Paid, utcDay } from "./call-budget";
import { type Breaker, breakerState, CLOSED, type Refusal } from "./circuit-breaker";

/**
 * Whether a call may be made; refused if the circuit breaker is open or the day's budget is used
 * up.
 */
export type Admission = { probe: boolean } | { refused: "circuit-open" | "ceiling" };

/**
 * Decides whether a paid call may be made now
 * (docs/decisions/022-call-budget-and-circuit-breaker.md).
 */
export type CallGuard = {
  admit: () => Promise<Admission>;
  /** Reports that the provider refused a call. */
  trip: (refusal: Refusal) => Promise<void>;
  /** Reports that the half-open probe succeeded. */
  close: () => Promise<void>;
};

/** The site's budget and circuit breaker; each method is a request to one Durable Object. */
export type SiteBudgetCalls = {
  lease: (kind: Paid, ceiling: number) => Promise<Lease>;
  breaker: () => Promise<Breaker>;
  probe: () => Promise<{ isAllowed: boolean; breaker: Breaker }>;
  trip: (refusal: Refusal) => Promise<Breaker>;
  close: () => Promise<void>;
};

type Options = {
  kind: Paid;
  /** The most calls per day (UTC); null for no limit. */
  ceiling: number | null;
  /** Retailers refuse calls for minutes at a time; a model's quota is free again within seconds. */
  hasBreaker: boolean;
};

/** How long an isolate caches the breaker's state. */
const FRESH_MS = 10_000;

/**
 * A guard for one isolate with few requests to the Durable Object: it leases calls in batches and
 * caches the breaker's state for seconds. Leased calls count as used, so the ceiling is never
 * exceeded; calls that an evicted isolate had left are lost for that day.
 */
export function leasedCallGuard(
  site: SiteBudgetCalls,
  { kind, ceiling, hasBreaker }: Options,
  clock: () => Date = () => new Date(),
): CallGuard {
  let lease: Lease = { day: "", calls: 0 };
  let usedUpOn = "";
  let cached: { breaker: Breaker; readAt: number } | null = null;
  let refreshedAt = 0;

  const cache = (breaker: Breaker) => {
    cached = { breaker, readAt: clock().getTime() };
    return breaker;
  };

  const currentBreaker = async (): Promise<Breaker> => {
    const now = clock().getTime();
    const isFresh = (since: number) => now - since < FRESH_MS;
    // While one caller refreshes the state, the others use the cached one.
    if (cached && (isFresh(cached.readAt) || isFresh(refreshedAt))) return cached.breaker;
    refreshedAt = now;
    return cache(await site.breaker());
  };

  const admitByBreaker = async (): Promise<Admission> => {
    const state = breakerState(await currentBreaker(), clock());
    if (state === "closed") return { probe: false };
    if (state === "open") return { refused: "circuit-open" };
    const { isAllowed, breaker } = await site.probe();
    cache(breaker);
    return isAllowed ? { probe: true } : { refused: "circuit-open" };
  };

  const takeCall = async (most: number): Promise<boolean> => {
    const today = utcDay(clock());
    if (usedUpOn === today) return false;
    if (lease.day !== today || lease.calls === 0) {
      const more = await site.lease(kind, most);
      // Another caller may have leased meanwhile.
      const left = lease.day === more.day ? lease.calls : 0;
      lease = { day: more.day, calls: left + more.calls };
    }
    if (lease.calls === 0) {
      usedUpOn = lease.day;
      return false;
    }
    lease = { ...lease, calls: lease.calls - 1 };
    return true;
  };

  return {
    async admit() {
      const admission = hasBreaker ? await admitByBreaker() : { probe: false };
      if ("refused" in admission || ceiling === null) return admission;
      return (await takeCall(ceiling)) ? admission : { refused: "ceiling" };
    },
    async trip(refusal) {
      if (hasBreaker) cache(await site.trip(refusal));
    },
    async close() {
      if (!hasBreaker) return;
      await site.close();
      cache(CLOSED);
    },
  };
}
