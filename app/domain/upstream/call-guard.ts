import { type Lease, type Paid, utcDay } from "./call-budget";
import { type Breaker, breakerState, CLOSED, type Refusal } from "./circuit-breaker";

/** Why a call must not be made: the breaker is open, or the day's budget is used up. */
export type Admission = { probe: boolean } | { refused: "circuit-open" | "ceiling" };

/** Decides whether a paid call may be made now, and is told how the upstream took it. */
export type CallGuard = {
  admit: () => Promise<Admission>;
  /** The upstream wants no more calls for now. */
  trip: (refusal: Refusal) => Promise<void>;
  /** The probe succeeded. */
  close: () => Promise<void>;
};

/** The budget and the breaker of the whole site; each method is a request to one Durable Object. */
export type SiteBudgetCalls = {
  lease: (kind: Paid, ceiling: number) => Promise<Lease>;
  breaker: () => Promise<Breaker>;
  probe: () => Promise<{ isAllowed: boolean; breaker: Breaker }>;
  trip: (refusal: Refusal) => Promise<Breaker>;
  close: () => Promise<void>;
};

type Options = {
  kind: Paid;
  /** The most calls of a day (UTC), null for no limit. */
  ceiling: number | null;
  /** A retailer that refuses calls refuses them for minutes; a busy model is free a moment later. */
  hasBreaker: boolean;
};

/** How long an isolate trusts what it knows of the breaker. */
const FRESH_MS = 10_000;

/**
 * A guard for one isolate, which asks the site's budget seldom: calls are leased many at a time, and
 * the breaker's state is cached for seconds. What is leased counts as used, so that a ceiling is
 * never exceeded; what an evicted isolate had left is lost for that day.
 */
export function leasedCallGuard(
  site: SiteBudgetCalls,
  { kind, ceiling, hasBreaker }: Options,
  clock: () => Date = () => new Date(),
): CallGuard {
  let lease: Lease = { day: "", calls: 0 };
  let usedUpOn = "";
  let known: { breaker: Breaker; readAt: number } | null = null;
  let refreshedAt = 0;

  const learn = (breaker: Breaker) => {
    known = { breaker, readAt: clock().getTime() };
    return breaker;
  };

  const currentBreaker = async (): Promise<Breaker> => {
    const now = clock().getTime();
    const isFresh = (since: number) => now - since < FRESH_MS;
    // While one caller asks anew, the others go by what is known.
    if (known && (isFresh(known.readAt) || isFresh(refreshedAt))) return known.breaker;
    refreshedAt = now;
    return learn(await site.breaker());
  };

  const admitByBreaker = async (): Promise<Admission> => {
    const state = breakerState(await currentBreaker(), clock());
    if (state === "closed") return { probe: false };
    if (state === "open") return { refused: "circuit-open" };
    const { isAllowed, breaker } = await site.probe();
    learn(breaker);
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
      if (hasBreaker) learn(await site.trip(refusal));
    },
    async close() {
      if (!hasBreaker) return;
      await site.close();
      learn(CLOSED);
    },
  };
}
