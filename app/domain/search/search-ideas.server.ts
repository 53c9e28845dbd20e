import type { Idea } from "~/domain/products/idea.schema";
import type { IdeaSource } from "~/domain/products/idea-source";
import { titleKey } from "~/domain/products/product";
import { eachOutcome, waitBeforeRetry } from "~/domain/upstream/upstream-call";
import { isTransientOrQuota, type UpstreamError } from "~/domain/upstream/upstream-error";
import { log } from "~/lib/log";
import { callSignal, changedBrief, type Run } from "./search-run";

/** A provider's own wait that is worth it, although another source could answer at once. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Requests the missing ideas of each round, with at most `limits.tries` calls per round. What is
 * missing then comes from the source that stands in, if there is one.
 */
export async function gatherIdeas(run: Run, onIdea: (position: number) => void): Promise<void> {
  for (let round = 0; round < run.eventLog.rounds().length; round += 1) {
    await gatherRound(run, round, onIdea);
    if (!run.standIn || missing(run, round) === 0 || run.signal.aborted) continue;
    log({ event: "ideas.stand-in", missing: missing(run, round) });
    await readIdeas(run, round, onIdea, run.standIn);
  }
}

async function gatherRound(
  run: Run,
  round: number,
  onIdea: (position: number) => void,
): Promise<void> {
  const { eventLog, limits, signal } = run;
  const purpose = `ideas/${round}`;
  const most = run.standIn ? limits.triesBeforeStandIn : limits.tries;
  while (missing(run, round) > 0 && eventLog.tries(purpose) < most && !signal.aborted) {
    const count = eventLog.countTry(purpose);
    const failure = await run.connection("ideas", () => readIdeas(run, round, onIdea, run.ideas));
    if (missing(run, round) === 0) return;
    run.failures.ideas = failure?.reason ?? null;
    log({ event: "ideas.short", missing: missing(run, round), reason: failure?.reason ?? "ended" });
    if (failure && !isWorthAnotherTry(run, failure)) return spendRemainingTries(run, purpose);
    if (count < most) await waitBeforeRetry(run, count, failure);
  }
}

/** A visitor who waits is better served by another source than by a second wait. */
function isWorthAnotherTry({ standIn }: Run, failure: UpstreamError): boolean {
  if (!isTransientOrQuota(failure)) return false;
  if (!standIn) return true;
  return failure.reason !== "timeout" && (failure.retryAfterMs ?? 0) <= LONGEST_WAIT_MS;
}

/** So that a run after a crash does not retry a failure that is not retryable. */
function spendRemainingTries({ eventLog, limits }: Run, purpose: string): void {
  while (eventLog.tries(purpose) < limits.tries) eventLog.countTry(purpose);
}

function missing({ eventLog }: Run, round: number): number {
  const wanted = eventLog.rounds()[round]?.wanted ?? 0;
  return wanted - eventLog.ideas().filter((idea) => idea.round === round).length;
}

async function readIdeas(
  run: Run,
  round: number,
  onIdea: (position: number) => void,
  source: IdeaSource,
) {
  const { eventLog, limits, excludedTitles } = run;
  const requested = eventLog.rounds()[round];
  const enough = new AbortController();
  const signal = AbortSignal.any([callSignal(run, limits.ideasMs), enough.signal]);
  const excluded = new Set(excludedTitles.map(titleKey));
  const kept = eventLog.ideas();
  const isRefused = (position: number) => eventLog.isRefused(position);
  const { brief, kinds, isSpecial } = changedBrief(run, round);
  const request = {
    brief,
    isFirst: round === 0,
    kinds,
    isSpecial,
    said: requested?.said,
    wanted: missing(run, round),
    known: kept.filter((_, position) => !isRefused(position)).map(({ title }) => title),
    excludedTitles: [
      ...excludedTitles,
      ...kept.filter((_, position) => isRefused(position)).map(({ title }) => title),
    ],
    like: requested?.like ?? null,
  };
  const open = () => source.suggest(request, signal, run.spend);
  for await (const outcome of eachOutcome<Idea>(open, signal)) {
    if (!outcome.ok) return outcome.error;
    // Usually the source ends first, which also reports the cost of the call.
    if (missing(run, round) <= 0) break;
    if (excluded.has(titleKey(outcome.value.title))) continue;
    const isStandIn = source === run.standIn;
    const idea = isStandIn ? { ...outcome.value, isStandIn } : outcome.value;
    const position = eventLog.keepIdea(idea, round);
    if (position !== null) onIdea(position);
  }
  enough.abort();
  return null;
}
