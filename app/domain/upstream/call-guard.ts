import { type Lease, nextLeaseSize, type Paid, utcDay } from "./call-budget";
import { type Breaker, breakerState, CLOSED, type Refusal } from "./circuit-breaker";
import { freshBreaker } from "./fresh-breaker";
import { REAL_TIME, type Timing, takeTurns } from "./take-turns";

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
  lease: (request: { kind: Paid; ceiling: number; wanted: number }) => Promise<Lease>;
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

/**
 * A guard for one isolate with few requests to the Durable Object: it leases calls in batches and
 * caches the breaker's state for seconds. Leased calls count as used, so the ceiling is never
 * exceeded; calls that an evicted isolate had left are lost for that day.
 */
export function leasedCallGuard(
  site: SiteBudgetCalls,
  { kind, ceiling, hasBreaker }: Options,
  timing: Timing = REAL_TIME,
): CallGuard {
  const leaseInTurn = takeTurns(timing);
  const breaker = freshBreaker(() => site.breaker(), timing);
  let lease: Lease = { day: "", calls: 0 };
  let lastLease: { size: number; at: Date } | null = null;
  let usedUpOn = "";

  const admitByBreaker = async (): Promise<Admission> => {
    const state = breakerState(await breaker.current(), timing.now());
    if (state === "closed") return { probe: false };
    if (state === "open") return { refused: "circuit-open" };
    const { isAllowed, breaker: probed } = await site.probe();
    breaker.cache(probed);
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
    const hasCalls = () => lease.day === utcDay(timing.now()) && lease.calls > 0;
    const isUsedUp = () => usedUpOn === utcDay(timing.now());
    // Other callers may use up a lease before this one resumes.
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
      if (hasBreaker) breaker.cache(await site.trip(refusal));
    },
    async close() {
      if (!hasBreaker) return;
      await site.close();
      breaker.cache(CLOSED);
    },
  };
}
