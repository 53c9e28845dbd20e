/** The clock and the timer of an isolate. */
export type Timing = { now: () => Date; sleep: (ms: number) => Promise<void> };

export const REAL_TIME: Timing = {
  now: () => new Date(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

const POLL_MS = 5;
/** A request that was cancelled never finishes; after this long another one takes its turn. */
const LONGEST_TURN_MS = 2_000;

/**
 * Runs `work` in one request of an isolate at a time until `isDone`; the others wait by polling,
 * because a request must not wait for the I/O of another one
 * (https://developers.cloudflare.com/workers/observability/errors/).
 */
export function takeTurns({ now, sleep }: Timing) {
  let begunAt: number | null = null;
  return async (isDone: () => boolean, work: () => Promise<void>): Promise<void> => {
    while (!isDone()) {
      const time = now().getTime();
      if (begunAt !== null && time - begunAt < LONGEST_TURN_MS) {
        await sleep(POLL_MS);
        continue;
      }
      begunAt = time;
      try {
        await work();
      } finally {
        begunAt = null;
      }
    }
  };
}
