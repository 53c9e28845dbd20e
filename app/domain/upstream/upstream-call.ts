import { UpstreamError } from "./upstream-error";

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: UpstreamError };

/** Backoff before the second and third try, and the longest wait a provider may ask for (ms). */
const BACKOFF_MS = 400;
const LONGEST_WAIT_MS = 15_000;

/**
 * Makes one call to the outside world a value: what it throws, and a deadline that it ignores,
 * become an `UpstreamError`. Nothing of our own belongs inside, so that our errors stay errors.
 */
export async function outcomeOf<T>(
  call: () => Promise<T>,
  signal: AbortSignal,
): Promise<Outcome<T>> {
  let onAbort: (() => void) | undefined;
  const deadline = new Promise<never>((_, reject) => {
    onAbort = () => reject(new UpstreamError("timeout"));
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort);
  });
  try {
    return { ok: true, value: await Promise.race([call(), deadline]) };
  } catch (error) {
    if (signal.aborted) return { ok: false, error: new UpstreamError("timeout") };
    if (error instanceof UpstreamError) return { ok: false, error };
    return { ok: false, error: new UpstreamError("unavailable") };
  } finally {
    if (onAbort) signal.removeEventListener("abort", onAbort);
  }
}

/** The elements of an outside stream as values; after an error there are no more. */
export async function* eachOutcome<T>(
  open: () => AsyncIterable<T>,
  signal: AbortSignal,
): AsyncGenerator<Outcome<T>> {
  let elements: AsyncIterator<T> | undefined;
  const next = () => {
    elements ??= open()[Symbol.asyncIterator]();
    return elements.next();
  };
  for (;;) {
    const outcome = await outcomeOf(next, signal);
    if (!outcome.ok) return yield outcome;
    if (outcome.value.done) return;
    yield { ok: true, value: outcome.value.value };
  }
}

type Waiting = {
  signal: AbortSignal;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Waits twice as long each time, or as long as the provider asked where that is bearable. */
export function waitBeforeRetry(
  { sleep, signal }: Waiting,
  triesSoFar: number,
  error: UpstreamError | null,
): Promise<void> {
  const backoff = BACKOFF_MS * 2 ** (triesSoFar - 1);
  const asked = error?.retryAfterMs ?? 0;
  return sleep(asked > LONGEST_WAIT_MS ? backoff : Math.max(backoff, asked), signal);
}
