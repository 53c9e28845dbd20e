import type { Idea } from "~/domain/products/idea.schema";
import { titleKey } from "~/domain/products/product";
import { eachOutcome, waitBeforeRetry } from "~/domain/upstream/upstream-call";
import { isTransientOrQuota } from "~/domain/upstream/upstream-error";
import { log } from "~/lib/log";
import { callSignal, type Run } from "./search-run";

/** Requests the missing ideas of each round, with at most `limits.tries` calls per round. */
export async function gatherIdeas(run: Run, onIdea: (position: number) => void): Promise<void> {
  for (let round = 0; round < run.eventLog.rounds().length; round += 1) {
    await gatherRound(run, round, onIdea);
  }
}

async function gatherRound(
  run: Run,
  round: number,
  onIdea: (position: number) => void,
): Promise<void> {
  const { eventLog, limits, signal } = run;
  const purpose = `ideas/${round}`;
  while (missing(run, round) > 0 && eventLog.tries(purpose) < limits.tries && !signal.aborted) {
    const count = eventLog.countTry(purpose);
    const failure = await run.connection("ideas", () => readIdeas(run, round, onIdea));
    if (missing(run, round) === 0) return;
    run.failures.ideas = failure?.reason ?? null;
    log({ event: "ideas.short", missing: missing(run, round), reason: failure?.reason ?? "ended" });
    if (failure && !isTransientOrQuota(failure)) return spendRemainingTries(run, purpose);
    if (count < limits.tries) await waitBeforeRetry(run, count, failure);
  }
}

/** So that a run after a crash does not retry a failure that is not retryable. */
function spendRemainingTries({ eventLog, limits }: Run, purpose: string): void {
  while (eventLog.tries(purpose) < limits.tries) eventLog.countTry(purpose);
}

function missing({ eventLog }: Run, round: number): number {
  const wanted = eventLog.rounds()[round]?.wanted ?? 0;
  return wanted - eventLog.ideas().filter((idea) => idea.round === round).length;
}

async function readIdeas(run: Run, round: number, onIdea: (position: number) => void) {
  const { eventLog, ideas, limits, excludedTitles } = run;
  const requested = eventLog.rounds()[round];
  const enough = new AbortController();
  const signal = AbortSignal.any([callSignal(run, limits.ideasMs), enough.signal]);
  const excluded = new Set(excludedTitles.map(titleKey));
  const kept = eventLog.ideas();
  const isRefused = (position: number) => eventLog.isRefused(position);
  const request = {
    brief: { ...run.brief, budget: requested?.budget ?? run.brief.budget },
    wanted: missing(run, round),
    known: kept.filter((_, position) => !isRefused(position)).map(({ title }) => title),
    excludedTitles: [
      ...excludedTitles,
      ...kept.filter((_, position) => isRefused(position)).map(({ title }) => title),
    ],
    like: requested?.like ?? null,
  };
  const open = () => ideas.suggest(request, signal, run.spend);
  for await (const outcome of eachOutcome<Idea>(open, signal)) {
    if (!outcome.ok) return outcome.error;
    // Usually the source ends first, which also reports the cost of the call.
    if (missing(run, round) <= 0) break;
    if (excluded.has(titleKey(outcome.value.title))) continue;
    const position = eventLog.keepIdea(outcome.value, round);
    if (position !== null) onIdea(position);
  }
  enough.abort();
  return null;
}
