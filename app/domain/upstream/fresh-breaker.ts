import { type Breaker, CLOSED } from "./circuit-breaker";
import { type Timing, takeTurns } from "./take-turns";

/** How long an isolate caches the breaker's state. */
const FRESH_MS = 10_000;

/**
 * The circuit breaker as one isolate knows it: however often it is asked for, `read`, a request to the site's
 * Durable Object, is made once in ten seconds. `cache` keeps what another request to it has answered.
 */
export function freshBreaker(read: () => Promise<Breaker>, timing: Timing) {
  const inTurn = takeTurns(timing);
  let cached: { breaker: Breaker; readAt: number } | null = null;

  const cache = (breaker: Breaker) => {
    cached = { breaker, readAt: timing.now().getTime() };
  };

  const current = async (): Promise<Breaker> => {
    const isFresh = () => cached !== null && timing.now().getTime() - cached.readAt < FRESH_MS;
    await inTurn(isFresh, async () => cache(await read()));
    return cached?.breaker ?? CLOSED;
  };

  return { current, cache };
}
