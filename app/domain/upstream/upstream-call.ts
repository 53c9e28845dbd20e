import { UpstreamError } from "./upstream-error";

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: UpstreamError };

/** Backoff before the second try. */
const BACKOFF_MS = 400;
/** The longest `Retry-After` that is respected within a search. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Calls a provider and returns its result or failure as a value. Whatever it throws becomes an
 * `UpstreamError`, and an aborted signal a "timeout" even if the call ignores it. `call` must
 * contain only the provider's call, so that errors of our own code are not hidden.
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

/** The elements of a provider's stream as outcomes; ends after the first failure. */
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

/**
 * Exponential backoff, or the provider's `Retry-After` if that is longer and at most 15 seconds.
 */
export function waitBeforeRetry(
  { sleep, signal }: Waiting,
  triesSoFar: number,
  error: UpstreamError | null,
): Promise<void> {
  const backoff = BACKOFF_MS * 2 ** (triesSoFar - 1);
  const retryAfter = error?.retryAfterMs ?? 0;
  const wait = retryAfter > LONGEST_WAIT_MS ? backoff : Math.max(backoff, retryAfter);
  return sleep(wait, signal);
}
