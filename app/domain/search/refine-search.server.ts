import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import { cheaperBudget, MOST_ROUNDS, type Round } from "./refinement";
import { type Refinement, refinementSchema } from "./refinement.schema";
import { type Ledger, type SearchFacts, searchFacts } from "./search-event-log";
import { SEARCH_LIMITS } from "./search-run";

/** The refinement that a form asks for, or null where it asks for something else. */
export function readRefinement(form: FormData): Refinement | null {
  return refinementSchema.safeParse(Object.fromEntries(form)).data ?? null;
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
  const isShort = end?.state === "failed" || (end?.state === "complete" && end.note !== undefined);
  if (!end || (!isShort && failed.length === 0)) return false;
  if (facts.countTry("retry") > SEARCH_LIMITS.retries) return false;
  for (const position of failed) {
    facts.forgetProducts(position);
    facts.forgetTries(`products/${position}`);
  }
  if (isShort) facts.forgetTries(`ideas/${facts.rounds().length - 1}`);
  facts.forgetEnd();
  return true;
}

/**
 * Takes a refinement into a search, which then has to run again. Answers whether there is anything
 * to do: false for an idea that is not there or refused already, and when a search was refined
 * often enough. A refused idea is gone at once, even where no other can take its place.
 */
export function refineSearch(ledger: Ledger, refinement: Refinement): boolean {
  const facts = searchFacts(ledger);
  const round = roundOf(facts, refinement);
  if (!round) return false;
  if (refinement.refine === "refuse") facts.refuse(refinement.position);
  if (facts.rounds().length >= MOST_ROUNDS) return false;
  facts.addRound(round);
  facts.forgetEnd();
  return true;
}

function roundOf(facts: SearchFacts, refinement: Refinement): Round | null {
  const plain = {
    wanted: IDEAS_PER_SEARCH,
    like: null,
    budget: facts.rounds().at(-1)?.budget ?? null,
  };
  if (!facts.opening() || facts.ideas().length === 0) return null;
  if (refinement.refine === "more") return { ...plain, kind: "more" };
  if (refinement.refine === "cheaper") {
    const budget = cheaperBudget(
      plain.budget ?? facts.opening()?.brief.budget ?? 0,
      shownPrices(facts),
    );
    return { ...plain, kind: "cheaper", budget };
  }
  const idea = facts.ideas()[refinement.position];
  if (!idea || facts.isRefused(refinement.position)) return null;
  const budget = facts.rounds()[idea.round]?.budget ?? null;
  return refinement.refine === "like"
    ? { ...plain, kind: "like", like: idea.title, budget }
    : { ...plain, kind: "instead", wanted: 1, budget };
}

function shownPrices(facts: SearchFacts): number[] {
  return facts.ideas().flatMap((_, position) => {
    const outcome = facts.products(position);
    if (outcome?.state !== "found") return [];
    return outcome.products.flatMap(({ price }) => (price ? [price.value] : []));
  });
}
