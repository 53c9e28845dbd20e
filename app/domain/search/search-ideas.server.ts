import type { Idea } from "~/domain/products/idea.schema";
import { titleKey } from "~/domain/products/product";
import { eachOutcome, waitBeforeRetry } from "~/domain/upstream/outside-call";
import { isPassing } from "~/domain/upstream/upstream-error";
import { log } from "~/lib/log";
import { callSignal, type Run } from "./search-run";

/** Asks for the ideas that are missing, round by round, at most three times each. */
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
    run.trouble.ideas = failure?.reason ?? null;
    log({ event: "ideas.short", missing: missing(run, round), reason: failure?.reason ?? "ended" });
    // A full quota may pass in seconds, and says so; the other reasons stay.
    if (failure && !isPassing(failure) && failure.reason !== "quota") return stop(run, purpose);
    if (count < limits.tries) await waitBeforeRetry(run, count, failure);
  }
}

/** Nothing more is to be had: a run after a crash must not try again either. */
function stop({ eventLog, limits }: Run, purpose: string): void {
  while (eventLog.tries(purpose) < limits.tries) eventLog.countTry(purpose);
}

function missing({ eventLog }: Run, round: number): number {
  const wanted = eventLog.rounds()[round]?.wanted ?? 0;
  return wanted - eventLog.ideas().filter((idea) => idea.round === round).length;
}

async function readIdeas(run: Run, round: number, onIdea: (position: number) => void) {
  const { eventLog, ideas, limits, excludedTitles } = run;
  const asked = eventLog.rounds()[round];
  const enough = new AbortController();
  const signal = AbortSignal.any([callSignal(run, limits.ideasMs), enough.signal]);
  const never = new Set(excludedTitles.map(titleKey));
  const kept = eventLog.ideas();
  const isRefused = (position: number) => eventLog.isRefused(position);
  const request = {
    brief: { ...run.brief, budget: asked?.budget ?? run.brief.budget },
    wanted: missing(run, round),
    known: kept.filter((_, position) => !isRefused(position)).map(({ title }) => title),
    excludedTitles: [
      ...excludedTitles,
      ...kept.filter((_, position) => isRefused(position)).map(({ title }) => title),
    ],
    like: asked?.like ?? null,
  };
  const open = () => ideas.suggest(request, signal, run.spend);
  for await (const outcome of eachOutcome<Idea>(open, signal)) {
    if (!outcome.ok) return outcome.error;
    // A source ends by itself after what was wanted, and then knows what it has cost.
    if (missing(run, round) <= 0) break;
    if (never.has(titleKey(outcome.value.title))) continue;
    const position = eventLog.keepIdea(outcome.value, round);
    if (position !== null) onIdea(position);
  }
  enough.abort();
  return null;
}
