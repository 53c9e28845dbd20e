import type { Idea } from "~/domain/products/idea.schema";
import { titleKey } from "~/domain/products/product";
import { eachOutcome, waitBeforeRetry } from "~/domain/upstream/outside-call";
import { isPassing } from "~/domain/upstream/upstream-error";
import { log } from "~/lib/log";
import { callSignal, type Run } from "./search-run";

/** Asks for the ideas that are missing, round by round, at most three times each. */
export async function gatherIdeas(run: Run, onIdea: (position: number) => void): Promise<void> {
  for (let round = 0; round < run.facts.rounds().length; round += 1) {
    await gatherRound(run, round, onIdea);
  }
}

async function gatherRound(
  run: Run,
  round: number,
  onIdea: (position: number) => void,
): Promise<void> {
  const { facts, limits, signal } = run;
  const purpose = `ideas/${round}`;
  while (missing(run, round) > 0 && facts.tries(purpose) < limits.tries && !signal.aborted) {
    const count = facts.countTry(purpose);
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
function stop({ facts, limits }: Run, purpose: string): void {
  while (facts.tries(purpose) < limits.tries) facts.countTry(purpose);
}

function missing({ facts }: Run, round: number): number {
  const wanted = facts.rounds()[round]?.wanted ?? 0;
  return wanted - facts.ideas().filter((idea) => idea.round === round).length;
}

async function readIdeas(run: Run, round: number, onIdea: (position: number) => void) {
  const { facts, ideas, limits, shunned } = run;
  const asked = facts.rounds()[round];
  const enough = new AbortController();
  const signal = AbortSignal.any([callSignal(run, limits.ideasMs), enough.signal]);
  const never = new Set(shunned.map(titleKey));
  const kept = facts.ideas();
  const isRefused = (position: number) => facts.isRefused(position);
  const request = {
    brief: { ...run.brief, budget: asked?.budget ?? run.brief.budget },
    wanted: missing(run, round),
    known: kept.filter((_, position) => !isRefused(position)).map(({ title }) => title),
    shunned: [
      ...shunned,
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
    const position = facts.keepIdea(outcome.value, round);
    if (position !== null) onIdea(position);
  }
  enough.abort();
  return null;
}
