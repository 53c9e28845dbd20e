import { briefSchema } from "~/domain/brief/brief.schema";
import { limitConnections } from "~/domain/upstream/connections";
import { sayWhy } from "~/domain/upstream/upstream-error";
import { log } from "~/lib/log";
import { searchFacts } from "./search-event-log";
import { gatherIdeas } from "./search-ideas.server";
import { lookUpProducts } from "./search-products.server";
import { reviewProducts } from "./search-reviews.server";
import { type Run, SEARCH_LIMITS, type SearchDependencies } from "./search-run";
import type { SearchEnd } from "./suggestion";

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
  const limits = { ...SEARCH_LIMITS, ...dependencies.limits };
  const begunAt = now().getTime();
  const run: Run = {
    ...dependencies,
    facts,
    limits,
    brief: briefSchema.parse(opening.brief),
    shunned: opening.shunned ?? [],
    connection: limitConnections(limits.connections),
    signal: AbortSignal.timeout(limits.totalMs),
    spend: facts.spend,
    trouble: { details: 0, ideas: null },
  };

  const chains: Promise<void>[] = [];
  const begin = (position: number) => {
    const chain = lookUpProducts(run, position).then(() => reviewProducts(run, position));
    // Awaited below; until then a failure of the ledger must not count as unhandled.
    chain.catch(() => {});
    chains.push(chain);
  };
  facts.ideas().forEach((_, position) => {
    begin(position);
  });
  // A refinement may come while the products of an earlier round are still looked up.
  let rounds = 0;
  while (rounds < facts.rounds().length) {
    rounds = facts.rounds().length;
    await gatherIdeas(run, begin);
    await Promise.all(chains);
  }

  facts.keepEnd(endOf(run));
  const ideas = facts.ideas().length;
  log({
    event: "search.ended",
    ideas,
    milliseconds: now().getTime() - begunAt,
    ...facts.spending(),
  });
}

function endOf({ facts, trouble }: Run): SearchEnd {
  const ideas = facts.ideas();
  const reason = trouble.ideas ? sayWhy(trouble.ideas) : NOTHING_FITS;
  if (ideas.length === 0) return { state: "failed", reason };
  const last = facts.rounds().length - 1;
  if (ideas.some(({ round }) => round === last)) return { state: "complete" };
  return { state: "complete", note: trouble.ideas ? reason : NO_MORE };
}

const NOTHING_FITS =
  "We found no ideas that fit this. A higher budget or other interests may help.";
const NO_MORE = "We have no further ideas for this. A word more about their interests would help.";
