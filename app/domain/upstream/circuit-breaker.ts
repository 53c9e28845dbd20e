/**
 * What happens when a retailer returns 402 or 429: the call fails with the reason `quota` and is not
 * retried. A search for products leaves its idea without any, a call for details leaves the product
 * without bullets (app/domain/search/search-products.server.ts). This breaker opens for all searches
 * (app/providers/guarded-call.ts).
 *
 * A circuit breaker (https://learn.microsoft.com/azure/architecture/patterns/circuit-breaker):
 * closed while `trips`, the number of consecutive refusals, is 0; open until `openUntil` (ms since
 * 1970); then half-open until a probe succeeds.
 */
export type Breaker = { trips: number; openUntil: number };
export type BreakerState = "closed" | "open" | "half-open";

/**
 * A refused call: the provider's `Retry-After`, if any, and whether the call was the half-open
 * probe.
 */
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
 * Opens the breaker for the longer of `retryAfterMs` and a backoff that starts at a minute and
 * doubles with each failed probe, at most an hour. Concurrent refusals count as one trip.
 */
export function trip(breaker: Breaker, { retryAfterMs = 0, probe }: Refusal, now: Date): Breaker {
  const trips = breaker.trips === 0 || probe ? breaker.trips + 1 : breaker.trips;
  const backoff = SHORTEST_OPEN_MS * 2 ** (trips - 1);
  const length = Math.min(LONGEST_OPEN_MS, Math.max(backoff, retryAfterMs));
  return { trips, openUntil: Math.max(breaker.openUntil, now.getTime() + length) };
}

/**
 * The breaker during a half-open probe, which refuses other calls; null if it is not half-open.
 */
export function startProbe(breaker: Breaker, now: Date): Breaker | null {
  if (breakerState(breaker, now) !== "half-open") return null;
  return { ...breaker, openUntil: now.getTime() + PROBE_MS };
}
