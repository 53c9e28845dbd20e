import { z } from "zod";
import type { WireBrief } from "~/domain/brief/brief.schema";
import type { Idea } from "~/domain/products/idea.schema";
import { titleKey } from "~/domain/products/product";
import { addSpending, NOTHING_SPENT, type Spending } from "~/domain/upstream/spending";
import { FIRST_ROUND, type Round } from "./refinement";
import type { ResultsWish } from "./results-by-email.schema";
import {
  type DetailOutcome,
  type ProductsOutcome,
  type Reviews,
  type SearchEnd,
  type SearchSnapshot,
  type Suggestion,
  toSuggestion,
  withFullAddresses,
} from "./suggestion";

/** One thing a search knows. `version` grows with every write to the search. */
export type Fact = { version: number; key: string; value: unknown };

/**
 * The memory of one search: facts by key, each write versioned and durable at once. It knows
 * nothing of gifts; this file alone knows what the keys mean.
 */
export type Ledger = {
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
  since: (version: number) => Fact[];
};

/**
 * Tells readers what a search is about and when it began (ISO 8601 UTC). `shunned` names what must
 * not be suggested: titles, or their keys, of ideas refused and gifts given before.
 */
export type Opening = { uid: string; brief: WireBrief; startedAt: string; shunned?: string[] };

/** An idea with the round that asked for it. */
export type KeptIdea = Idea & { round: number };

/** The facts of a search, by the names of the domain. Written by this program alone, so trusted. */
export function searchFacts(ledger: Ledger) {
  const read = <T>(key: string) => ledger.read(key) as T | undefined;
  const list = <T>(kind: string): T[] => {
    const found: T[] = [];
    for (;;) {
      const next = read<T>(`${kind}/${found.length}`);
      if (next === undefined) return found;
      found.push(next);
    }
  };
  const ideas = () => list<KeptIdea>("idea");
  const rounds = () => [FIRST_ROUND, ...list<Round>("round")];
  const isRefused = (position: number) => read<boolean>(`refused/${position}`) === true;
  const reviews = (position: number) => read<Reviews>(`review/${position}`) ?? {};
  const spending = () => read<Spending>("spending") ?? NOTHING_SPENT;

  return {
    opening: () => read<Opening>("opening"),
    open: (opening: Opening) => ledger.write("opening", opening),
    ideas,
    /** Keeps a new idea and gives its position, or null where one with its title is kept already. */
    keepIdea(idea: Idea, round: number): number | null {
      const known = ideas();
      if (known.some((one) => titleKey(one.title) === titleKey(idea.title))) return null;
      ledger.write(`idea/${known.length}`, { ...idea, round });
      return known.length;
    },
    isRefused,
    refuse: (position: number) => ledger.write(`refused/${position}`, true),
    rounds,
    addRound: (round: Round) => ledger.write(`round/${rounds().length - 1}`, round),
    products: (position: number) => read<ProductsOutcome>(`products/${position}`) ?? null,
    keepProducts: (position: number, outcome: ProductsOutcome) =>
      ledger.write(`products/${position}`, outcome),
    forgetProducts: (position: number) => ledger.remove(`products/${position}`),
    detail: (asin: string) => read<DetailOutcome>(`detail/${asin}`) ?? null,
    keepDetail: (asin: string, detail: DetailOutcome) => ledger.write(`detail/${asin}`, detail),
    reviews,
    keepReviews: (position: number, some: Reviews) =>
      ledger.write(`review/${position}`, { ...reviews(position), ...some }),
    spending,
    spend: (part: Partial<Spending>) => ledger.write("spending", addSpending(spending(), part)),
    end: () => read<SearchEnd>("end") ?? null,
    keepEnd: (end: SearchEnd) => ledger.write("end", end),
    forgetEnd: () => ledger.remove("end"),
    /** Calls already begun for a purpose: counted before each, so that a crash cannot loop. */
    tries: (purpose: string) => read<number>(`tries/${purpose}`) ?? 0,
    countTry(purpose: string): number {
      const count = (read<number>(`tries/${purpose}`) ?? 0) + 1;
      ledger.write(`tries/${purpose}`, count);
      return count;
    },
    /** Where the results are to be mailed; forgotten once they are. */
    wish: () => read<ResultsWish>("wish") ?? null,
    keepWish: (wish: ResultsWish) => ledger.write("wish", wish),
    forgetWish: () => ledger.remove("wish"),
    isMailed: (state: SearchEnd["state"]) => read<boolean>(`mailed/${state}`) === true,
    keepMailed: (state: SearchEnd["state"]) => ledger.write(`mailed/${state}`, true),
    forgetTries: (purpose: string) => ledger.remove(`tries/${purpose}`),
  };
}
export type SearchFacts = ReturnType<typeof searchFacts>;

function readSuggestion(facts: SearchFacts, position: number, idea: Idea): Suggestion {
  const outcome = facts.products(position);
  return toSuggestion({
    position,
    idea,
    outcome,
    detailOf: facts.detail,
    reviews: facts.reviews(position),
  });
}

/** The search as readers see it, or null where none was started. */
export function readSnapshot(ledger: Ledger): SearchSnapshot | null {
  const facts = searchFacts(ledger);
  const opening = facts.opening();
  if (!opening) return null;
  return {
    uid: opening.uid,
    brief: opening.brief,
    version: ledger.since(0).at(-1)?.version ?? 0,
    rounds: facts.rounds().length,
    end: facts.end(),
    suggestions: facts
      .ideas()
      .map((idea, position) => ({ idea, position }))
      .filter(({ position }) => !facts.isRefused(position))
      .map(({ idea, position }) => readSuggestion(facts, position, idea)),
  };
}

/** A pushed event: `complete` and `failed` come last and carry how the search ended. */
export type SearchEvent = { version: number } & (
  | { type: "idea" | "products" | "review"; data: Suggestion }
  | { type: "complete" | "failed"; data: SearchEnd }
);

const versionSchema = z.coerce.number().int().nonnegative().catch(0);

/** The version a listener last saw, from its Last-Event-ID header; 0 where there is none. */
export function parseVersion(lastEventId: string | null): number {
  return versionSchema.parse(lastEventId ?? 0);
}

/**
 * What became known after `version`, in the order it was stored, each as it is known now; pictures
 * of our own come from `origin`.
 */
export function readEvents(ledger: Ledger, version: number, origin: string): SearchEvent[] {
  const facts = searchFacts(ledger);
  const ideas = facts.ideas();
  const events: SearchEvent[] = [];
  for (const fact of ledger.since(version)) {
    const [kind, place] = fact.key.split("/");
    const position = Number(place);
    const idea = ideas[position];
    if ((kind === "idea" || kind === "products" || kind === "review") && idea) {
      if (facts.isRefused(position)) continue;
      const data = withFullAddresses(readSuggestion(facts, position, idea), origin);
      events.push({ version: fact.version, type: kind, data });
    }
    if (kind === "end") {
      const data = fact.value as SearchEnd;
      events.push({ version: fact.version, type: data.state, data });
    }
  }
  return events;
}
