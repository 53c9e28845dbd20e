import { limitConnections } from "~/domain/upstream/connections";
import { ideasFailureMessage } from "~/domain/upstream/upstream-error";
import { log } from "~/lib/log";
import { searchEventLog } from "./search-event-log";
import { gatherIdeas } from "./search-ideas.server";
import type { SearchEnd } from "./search-outcomes";
import { lookUpProducts } from "./search-products.server";
import { reviewProducts } from "./search-reviews.server";
import { type Run, SEARCH_LIMITS, type SearchDependencies } from "./search-run";

/**
 * Runs a search to its end. Idempotent: nothing in the event log is requested again, so a run after
 * a crash completes the search and a second run changes nothing. Failures of providers are caught;
 * an error of the store is thrown, so that the Durable Object's alarm runs the search again.
 */
export async function runSearch(dependencies: SearchDependencies): Promise<void> {
  const { store, now } = dependencies;
  const eventLog = searchEventLog(store);
  const opening = eventLog.opening();
  if (!opening || eventLog.end()) return;
  const limits = { ...SEARCH_LIMITS, ...dependencies.limits };
  const begunAt = now().getTime();
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

  const chains: Promise<void>[] = [];
  const begin = (position: number) => {
    const chain = lookUpProducts(run, position).then(() => reviewProducts(run, position));
    // Awaited below; until then a failure of the store must not count as unhandled.
    chain.catch(() => {});
    chains.push(chain);
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
  const ideas = eventLog.ideas().length;
  log({
    event: "search.ended",
    ideas,
    milliseconds: now().getTime() - begunAt,
    ...eventLog.spending(),
  });
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
