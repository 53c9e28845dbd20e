import pLimit from "p-limit";
import { log } from "~/lib/log";
import type { IdeaSource } from "~/providers/ideas/type";
import type { ProductSource } from "~/providers/products/type";
import { type Brief, briefSchema } from "./brief";
import { IDEAS_PER_SEARCH, type Idea, titleKey } from "./idea";
import { attempt, eachOutcome, waitBeforeRetry } from "./outside-call";
import { type Ledger, type SearchFacts, searchFacts } from "./search-ledger";

/** The bounds of a search, in milliseconds and counts. */
export const SEARCH_LIMITS = {
  /** Simultaneous outgoing connections of one invocation: a limit of the platform. */
  connections: 6,
  tries: 3,
  ideasMs: 60_000,
  productsMs: 40_000,
  totalMs: 220_000,
  retries: 3,
} as const;

export type SearchDependencies = {
  ledger: Ledger;
  ideas: IdeaSource;
  products: ProductSource;
  now: () => Date;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  limits?: Partial<Record<keyof typeof SEARCH_LIMITS, number>>;
};

const NO_IDEAS = "We could not find any gift ideas just now. Please try again in a moment.";

/**
 * Runs a search to its end and does only what is missing: what the ledger holds is never asked for
 * again, so running it after a crash, or twice, gives the same result. Only failures of the outside
 * world are caught; an error of the ledger escapes, so that the caller's alarm runs it again.
 */
export async function runSearch(dependencies: SearchDependencies): Promise<void> {
  const { ledger, now } = dependencies;
  const facts = searchFacts(ledger);
  const opening = facts.opening();
  if (!opening || facts.end()) return;
  const run = {
    ...dependencies,
    facts,
    brief: briefSchema.parse(opening.brief),
    limits: { ...SEARCH_LIMITS, ...dependencies.limits },
    connection: pLimit(SEARCH_LIMITS.connections),
    signal: AbortSignal.timeout(dependencies.limits?.totalMs ?? SEARCH_LIMITS.totalMs),
  };

  const lookups: Promise<void>[] = [];
  const beginLookup = (position: number) => {
    const lookup = lookUpProducts(run, position);
    // Awaited below; until then a failure of the ledger must not count as unhandled.
    lookup.catch(() => {});
    lookups.push(lookup);
  };
  facts.ideas().forEach((_, position) => {
    beginLookup(position);
  });
  await gatherIdeas(run, beginLookup);
  await Promise.all(lookups);

  const ideas = facts.ideas().length;
  facts.keepEnd(ideas > 0 ? { state: "complete" } : { state: "failed", reason: NO_IDEAS });
  const milliseconds = now().getTime() - Date.parse(opening.startedAt);
  log({ event: "search.ended", ideas, milliseconds });
}

type Run = Required<SearchDependencies> & {
  facts: SearchFacts;
  brief: Brief;
  limits: Record<keyof typeof SEARCH_LIMITS, number>;
  connection: ReturnType<typeof pLimit>;
  signal: AbortSignal;
};

async function gatherIdeas(run: Run, onIdea: (position: number) => void): Promise<void> {
  const { facts, limits, signal } = run;
  const wanted = () => IDEAS_PER_SEARCH - facts.ideas().length;
  while (wanted() > 0 && facts.tries("ideas") < limits.tries && !signal.aborted) {
    const count = facts.countTry("ideas");
    const failure = await run.connection(() => readIdeas(run, wanted(), onIdea));
    if (wanted() === 0) return;
    log({ event: "ideas.short", missing: wanted(), reason: failure?.reason ?? "ended" });
    if (count < limits.tries) await waitBeforeRetry(run, count, failure);
  }
}

async function readIdeas(run: Run, wanted: number, onIdea: (position: number) => void) {
  const { facts, brief, ideas, limits } = run;
  const shunned = facts.opening()?.shunned ?? [];
  const never = new Set(shunned.map(titleKey));
  const known = [...facts.ideas().map((idea) => idea.title), ...shunned];
  const enough = new AbortController();
  const deadline = AbortSignal.timeout(limits.ideasMs);
  const signal = AbortSignal.any([run.signal, deadline, enough.signal]);
  const open = () => ideas.suggest({ brief, wanted, known }, signal);
  for await (const outcome of eachOutcome<Idea>(open, signal)) {
    if (!outcome.ok) return outcome.error;
    if (never.has(titleKey(outcome.value.title))) continue;
    const position = facts.keepIdea(outcome.value);
    if (position !== null) onIdea(position);
    if (facts.ideas().length >= IDEAS_PER_SEARCH) break;
  }
  enough.abort();
  return null;
}

async function lookUpProducts(run: Run, position: number): Promise<void> {
  const { facts, limits, brief, products, now } = run;
  const idea = facts.ideas()[position];
  if (!idea || facts.products(position)) return;
  const purpose = `products/${position}`;
  while (facts.tries(purpose) < limits.tries && !run.signal.aborted) {
    const count = facts.countTry(purpose);
    const outcome = await run.connection(() => {
      const signal = AbortSignal.any([run.signal, AbortSignal.timeout(limits.productsMs)]);
      return attempt(() => products.find({ phrase: idea.phrase, brief }, signal), signal);
    });
    if (outcome.ok) {
      const { sample } = products;
      const asOf = now().toISOString();
      const never = new Set((facts.opening()?.shunned ?? []).map(titleKey));
      const found = outcome.value.filter(({ title }) => !never.has(titleKey(title)));
      facts.keepProducts(position, { state: "found", products: found, sample, asOf });
      return;
    }
    log({ event: "products.failed", reason: outcome.error.reason });
    if (count < limits.tries) await waitBeforeRetry(run, count, outcome.error);
  }
  facts.keepProducts(position, { state: "failed" });
}

/**
 * Forgets a finished search's failures, so that the next run tries just those again. Answers
 * whether there is anything to try: false while it runs, when nothing failed, or after three times.
 */
export function retryFailures(ledger: Ledger): boolean {
  const facts = searchFacts(ledger);
  const end = facts.end();
  const failed = facts
    .ideas()
    .map((_, position) => position)
    .filter((position) => facts.products(position)?.state === "failed");
  if (!end || (end.state === "complete" && failed.length === 0)) return false;
  if (facts.countTry("retry") > SEARCH_LIMITS.retries) return false;
  for (const position of failed) {
    facts.forgetProducts(position);
    facts.forgetTries(`products/${position}`);
  }
  facts.forgetTries("ideas");
  facts.forgetEnd();
  return true;
}
