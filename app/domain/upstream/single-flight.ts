import { UpstreamError, type UpstreamReason } from "./upstream-error";

/**
 * Lets one of those who ask the same at once ask for all of them: returns the answer, and whether it is
 * one's own. Answers are JSON. Throws the `UpstreamError` of whoever asked.
 */
export type SingleFlight = <T>(
  key: string,
  call: () => Promise<T>,
) => Promise<{ value: T; isOwn: boolean }>;

/** For a call that nobody is to wait for, because its time is short. */
export const alone: SingleFlight = async (_, call) => ({ value: await call(), isOwn: true });

/** How a call ended: with an answer, as JSON, or with a failure. */
export type Landing = { text: string } | { reason: UpstreamReason; retryAfterMs?: number };

/**
 * Where those who ask the same meet. `join` says what to do: ask for all, wait, or take the answer of a
 * moment ago. `wait` returns null if whoever asks takes too long.
 */
export type MeetingPoint = {
  join: (key: string) => Promise<"lead" | "wait" | Landing>;
  wait: (key: string) => Promise<Landing | null>;
  land: (key: string, landing: Landing) => Promise<void>;
};

/** How long a search waits for the meeting point before it goes on without. */
const JOIN_MS = 3_000;
/** How many lost calls a search waits for before it asks for itself. */
const MOST_LOST = 3;

/**
 * Single flight through a meeting point. Whoever cannot reach it asks for itself, so that its failure
 * costs calls and no search.
 */
export function meetAt({ join, wait, land }: MeetingPoint): SingleFlight {
  return async <T>(key: string, call: () => Promise<T>) => {
    for (let lost = 0; lost < MOST_LOST; lost += 1) {
      const turn = await inTime(join(key), JOIN_MS);
      if (turn === null) break;
      if (turn === "lead") {
        const value = await landed(call, (landing) => void land(key, landing).catch(() => {}));
        return { value, isOwn: true };
      }
      const landing = turn === "wait" ? await wait(key).catch(() => null) : turn;
      if (landing && "text" in landing)
        return { value: JSON.parse(landing.text) as T, isOwn: false };
      // Another one's time was up, which may have been shorter than what is left here.
      if (landing && landing.reason !== "timeout")
        throw new UpstreamError(landing.reason, landing.retryAfterMs);
    }
    return { value: await call(), isOwn: true };
  };
}

async function landed<T>(call: () => Promise<T>, land: (landing: Landing) => void): Promise<T> {
  try {
    const value = await call();
    land({ text: JSON.stringify(value) });
    return value;
  } catch (error) {
    const { reason, retryAfterMs } =
      error instanceof UpstreamError ? error : new UpstreamError("unavailable");
    land({ reason, ...(retryAfterMs !== undefined && { retryAfterMs }) });
    throw error;
  }
}

/** Null if it fails or is not there in time. */
async function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([answer.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
