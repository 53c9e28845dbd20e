import { limitConnections } from "~/domain/upstream/connections";
import { ideasFailureMessage } from "~/domain/upstream/upstream-error";
import { log } from "~/lib/log";
import { searchEventLog } from "./search-event-log";
import { gatherIdeas } from "./search-ideas.server";
import type { SearchEnd } from "./search-outcomes";
import { lookUpProducts } from "./search-products.server";
import { reviewFirstProducts, reviewWantedProducts } from "./search-reviews.server";
import { type Run, SEARCH_LIMITS, type SearchDependencies } from "./search-run";
import { hasDueProducts } from "./wanted-products";

/**
 * Runs a search to its end, and fetches the details that somebody asked for since. Idempotent: nothing
 * in the event log is requested again, so a run after a crash completes the search and a second run
 * changes nothing. Failures of providers are caught; an error of the store is thrown, so that the
 * Durable Object's alarm runs the search again.
 */
export async function runSearch(dependencies: SearchDependencies): Promise<void> {
  const { store } = dependencies;
  const eventLog = searchEventLog(store);
  const opening = eventLog.opening();
  if (!opening || (eventLog.end() && !hasDueProducts(store))) return;
  const limits = { ...SEARCH_LIMITS, ...dependencies.limits };
  const run: Run = {
    ...dependencies,
    eventLog,
    limits,
    brief: opening.brief,
    excludedTitles: opening.excludedTitles,
    connection: limitConnections(limits.connections),
    signal: AbortSignal.timeout(limits.totalMs),
    spend: eventLog.spend,
    failures: { consecutive: { ideas: 0, products: 0, details: 0, reviews: 0 }, ideas: null },
  };
  const inTurn = oneAtATime();
  const review = (position: number) => inTurn(position, () => reviewWantedProducts(run, position));
  const stop = run.onWanted(review);
  try {
    if (!eventLog.end()) await complete(run, inTurn);
    // What was asked for during the run does not hold up its end.
    if (!hasDueProducts(store)) return;
    await Promise.all(eventLog.ideas().map((_, position) => review(position)));
    log({ event: "search.continued", ...eventLog.spending() });
  } finally {
    stop();
  }
}

/** Gathers ideas and what the search itself shows of their products, and stores how it ended. */
async function complete(run: Run, inTurn: ReturnType<typeof oneAtATime>): Promise<void> {
  const { eventLog, now } = run;
  const begunAt = now().getTime();
  const chains: Promise<void>[] = [];
  const begin = (position: number) => {
    chains.push(
      inTurn(position, async () => {
        await lookUpProducts(run, position);
        await reviewFirstProducts(run, position);
      }),
    );
  };
  eventLog.ideas().forEach((_, position) => {
    begin(position);
  });
  // A refinement may come while the products of an earlier round are still looked up.
  let rounds = 0;
  while (rounds < eventLog.rounds().length) {
    rounds = eventLog.rounds().length;
    await gatherIdeas(run, begin);
    await Promise.all(chains);
  }

  eventLog.keepEnd(endOf(run));
  log({
    event: "search.ended",
    ideas: eventLog.ideas().length,
    milliseconds: now().getTime() - begunAt,
    ...eventLog.spending(),
  });
}

/** Does the work on one idea in turn, so that no product is requested twice. */
function oneAtATime() {
  const last = new Map<number, Promise<void>>();
  return (position: number, work: () => Promise<void>): Promise<void> => {
    const next = (last.get(position) ?? Promise.resolve()).then(work);
    // Awaited later; until then a failure of the store must not count as unhandled.
    next.catch(() => {});
    last.set(position, next);
    return next;
  };
}

function endOf({ eventLog, failures }: Run): SearchEnd {
  const ideas = eventLog.ideas();
  const reason = failures.ideas ? ideasFailureMessage(failures.ideas) : NOTHING_FITS;
  if (ideas.length === 0) return { state: "failed", reason };
  const last = eventLog.rounds().length - 1;
  if (ideas.some(({ round }) => round === last)) return { state: "complete" };
  return { state: "complete", note: failures.ideas ? reason : NO_MORE };
}

const NOTHING_FITS =
  "We found no ideas that fit this. A higher budget or other interests may help.";
const NO_MORE = "We have no further ideas for this. A word more about their interests would help.";
