/**
 * A circuit breaker (https://learn.microsoft.com/azure/architecture/patterns/circuit-breaker):
 * closed while `trips`, the refusals in a row, is 0; open until `openUntil` (ms since 1970);
 * half-open after that, until a probe succeeds.
 */
export type Breaker = { trips: number; openUntil: number };
export type BreakerState = "closed" | "open" | "half-open";

/** A refusal: how long the upstream asked to be left alone, and whether the call was the probe. */
export type Refusal = { retryAfterMs?: number; probe: boolean };

export const CLOSED: Breaker = { trips: 0, openUntil: 0 };

const SHORTEST_OPEN_MS = 60_000;
const LONGEST_OPEN_MS = 60 * 60_000;
/** How long a probe may take before another one is allowed. */
const PROBE_MS = 60_000;

export function breakerState({ trips, openUntil }: Breaker, now: Date): BreakerState {
  if (trips === 0) return "closed";
  return now.getTime() < openUntil ? "open" : "half-open";
}

/**
 * Opens the breaker for as long as the upstream asked, between a minute and an hour; without a
 * request twice as long after each failed probe. Calls refused side by side count as one trip.
 */
export function trip(breaker: Breaker, { retryAfterMs = 0, probe }: Refusal, now: Date): Breaker {
  const trips = breaker.trips === 0 || probe ? breaker.trips + 1 : breaker.trips;
  const backoff = SHORTEST_OPEN_MS * 2 ** (trips - 1);
  const length = Math.min(LONGEST_OPEN_MS, Math.max(backoff, retryAfterMs));
  return { trips, openUntil: Math.max(breaker.openUntil, now.getTime() + length) };
}

/** The breaker while a probe is under way, or null where it is not half-open. */
export function startProbe(breaker: Breaker, now: Date): Breaker | null {
  if (breakerState(breaker, now) !== "half-open") return null;
  return { ...breaker, openUntil: now.getTime() + PROBE_MS };
}
