import type { Purpose } from "~/domain/upstream/connections";
import { type Outcome, outcomeOf, waitBeforeRetry } from "~/domain/upstream/upstream-call";
import { UpstreamError } from "~/domain/upstream/upstream-error";
import { log } from "~/lib/log";
import { callSignal, type Run } from "./search-run";

type RetriedCall<T> = {
  /** The tries are counted in the event log under this key, so that a crash does not reset them. */
  key: string;
  purpose: Exclude<Purpose, "ideas">;
  /** The most tries under this key, over all runs of the search. */
  tries: number;
  deadlineMs: number;
  isRetryable: (error: UpstreamError) => boolean;
  /** Consecutive failures of this purpose in the search after which no more calls are made. */
  stopAfterFailures?: number;
  call: (signal: AbortSignal) => Promise<T>;
};

/**
 * Calls a provider until it succeeds, fails for a reason that is not retryable, the tries are used
 * up or the search ends; returns the last outcome, "unavailable" if no call was made. Waits for a
 * connection before and with backoff between tries. A retailer's quota (402, 429) is not retried;
 * app/domain/upstream/circuit-breaker.ts says what follows.
 */
export async function callWithRetries<T>(run: Run, options: RetriedCall<T>): Promise<Outcome<T>> {
  const { key, purpose, tries, isRetryable } = options;
  const triesSoFar = () => run.eventLog.tries(key);
  let outcome: Outcome<T> = { ok: false, error: new UpstreamError("unavailable") };
  while (triesSoFar() < tries) {
    const latest = await run.connection(purpose, () => tryOnce(run, options));
    if (latest === null) break;
    outcome = latest;
    if (outcome.ok) break;
    log({ event: `${purpose}.failed`, reason: outcome.error.reason });
    if (!isRetryable(outcome.error)) break;
    if (triesSoFar() < tries) await waitBeforeRetry(run, triesSoFar(), outcome.error);
  }
  return outcome;
}

/** Null if the call is not worth making; checked when a connection is free, which may take a while. */
async function tryOnce<T>(
  run: Run,
  { key, purpose, deadlineMs, stopAfterFailures = Number.POSITIVE_INFINITY, call }: RetriedCall<T>,
): Promise<Outcome<T> | null> {
  const { consecutive } = run.failures;
  if (run.signal.aborted || consecutive[purpose] >= stopAfterFailures) return null;
  run.eventLog.countTry(key);
  const signal = callSignal(run, deadlineMs);
  const outcome = await outcomeOf(() => call(signal), signal);
  consecutive[purpose] = outcome.ok ? 0 : consecutive[purpose] + 1;
  return outcome;
}
