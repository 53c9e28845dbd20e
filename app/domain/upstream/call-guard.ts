import { dayOf, type Lease, nextLeaseSize, type Paid } from "./call-budget";
import { type Breaker, breakerState, CLOSED, type Refusal } from "./circuit-breaker";
import { type Timing, takeTurns } from "./take-turns";

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
  lease: (request: { kind: Paid; ceiling: number; wanted: number }) => Promise<Lease>;
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

const REAL: Timing = {
  now: () => new Date(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * A guard for one isolate, which asks the site's budget seldom: calls are leased many at a time, and
 * the breaker's state is cached for seconds. What is leased counts as used, so that a ceiling is
 * never exceeded; what an evicted isolate had left is lost for that day.
 */
export function leasedCallGuard(
  site: SiteBudgetCalls,
  { kind, ceiling, hasBreaker }: Options,
  timing: Timing = REAL,
): CallGuard {
  const leaseInTurn = takeTurns(timing);
  const breakerInTurn = takeTurns(timing);
  let lease: Lease = { day: "", calls: 0 };
  let lastLease: { size: number; at: Date } | null = null;
  let usedUpOn = "";
  let known: { breaker: Breaker; readAt: number } | null = null;

  const learn = (breaker: Breaker) => {
    known = { breaker, readAt: timing.now().getTime() };
  };

  const currentBreaker = async (): Promise<Breaker> => {
    const isFresh = () => known !== null && timing.now().getTime() - known.readAt < FRESH_MS;
    await breakerInTurn(isFresh, async () => learn(await site.breaker()));
    return known?.breaker ?? CLOSED;
  };

  const admitByBreaker = async (): Promise<Admission> => {
    const state = breakerState(await currentBreaker(), timing.now());
    if (state === "closed") return { probe: false };
    if (state === "open") return { refused: "circuit-open" };
    const { isAllowed, breaker } = await site.probe();
    learn(breaker);
    return isAllowed ? { probe: true } : { refused: "circuit-open" };
  };

  const leaseMore = async (most: number) => {
    const now = timing.now();
    const wanted = nextLeaseSize(lastLease, now);
    lastLease = { size: wanted, at: now };
    lease = await site.lease({ kind, ceiling: most, wanted });
    if (lease.calls === 0) usedUpOn = lease.day;
  };

  const takeCall = async (most: number): Promise<boolean> => {
    const hasCalls = () => lease.day === dayOf(timing.now()) && lease.calls > 0;
    const isUsedUp = () => usedUpOn === dayOf(timing.now());
    // Others may use up a lease before this caller goes on.
    while (!hasCalls() && !isUsedUp()) {
      await leaseInTurn(
        () => hasCalls() || isUsedUp(),
        () => leaseMore(most),
      );
    }
    if (!hasCalls()) return false;
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
