import { type Brief, briefSchema, type WireBrief } from "~/domain/brief/brief.schema";
import type { Idea } from "~/domain/products/idea.schema";
import { titleKey } from "~/domain/products/product";
import { addSpending, NOTHING_SPENT, type Spending } from "~/domain/upstream/spending";
import type { EventLogStore } from "./event-log-store";
import { FIRST_ROUND, type Round } from "./refinement";
import type { ResultsMailTarget } from "./results-by-email.schema";
import type { DetailOutcome, ProductsOutcome, Reviews, SearchEnd } from "./search-outcomes";

/**
 * The first entry of a search: what it is about and when it began (ISO 8601 UTC). `excludedTitles`
 * must not be suggested: titles, or their keys, of refused ideas and of gifts given before.
 */
export type Opening = { uid: string; brief: Brief; startedAt: string; excludedTitles: string[] };

/** Openings of searches that were started before a brief was stored as it is used. */
type OldOpening = { uid: string; brief: WireBrief; startedAt: string; shunned?: string[] };

/** An idea, and the round that it answers. */
export type KeptIdea = Idea & { round: number };

/** Names for the entries of a search's event log. We write them all ourselves, so they are trusted. */
export function searchEventLog(store: EventLogStore) {
  const read = <T>(key: string) => store.read(key) as T | undefined;
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
  const tries = (purpose: string) => read<number>(`tries/${purpose}`) ?? 0;

  return {
    opening(): Opening | null {
      const opening = read<Opening | OldOpening>("opening");
      return opening ? toOpening(opening) : null;
    },
    open: (opening: Opening) => store.write("opening", opening),
    ideas,
    /** Keeps a new idea and returns its position, or null where its title is known already. */
    keepIdea(idea: Idea, round: number): number | null {
      const known = ideas();
      if (known.some((one) => titleKey(one.title) === titleKey(idea.title))) return null;
      store.write(`idea/${known.length}`, { ...idea, round });
      return known.length;
    },
    isRefused,
    refuse: (position: number) => store.write(`refused/${position}`, true),
    rounds,
    addRound: (round: Round) => store.write(`round/${rounds().length - 1}`, round),
    products: (position: number) => read<ProductsOutcome>(`products/${position}`) ?? null,
    keepProducts: (position: number, outcome: ProductsOutcome) =>
      store.write(`products/${position}`, outcome),
    forgetProducts: (position: number) => store.remove(`products/${position}`),
    detail: (asin: string) => read<DetailOutcome>(`detail/${asin}`) ?? null,
    keepDetail: (asin: string, detail: DetailOutcome) => store.write(`detail/${asin}`, detail),
    reviews,
    keepReviews: (position: number, some: Reviews) =>
      store.write(`review/${position}`, { ...reviews(position), ...some }),
    spending,
    spend: (part: Partial<Spending>) => store.write("spending", addSpending(spending(), part)),
    end: () => read<SearchEnd>("end") ?? null,
    keepEnd: (end: SearchEnd) => store.write("end", end),
    forgetEnd: () => store.remove("end"),
    /** Calls begun for a purpose. They are counted before each call, so that no crash can loop. */
    tries,
    countTry(purpose: string): number {
      const count = tries(purpose) + 1;
      store.write(`tries/${purpose}`, count);
      return count;
    },
    forgetTries: (purpose: string) => store.remove(`tries/${purpose}`),
    /** Where the results are to be mailed; forgotten once they are. */
    resultsByEmail: () => read<ResultsMailTarget>("wish") ?? null,
    keepResultsByEmail: (request: ResultsMailTarget) => store.write("wish", request),
    forgetResultsByEmail: () => store.remove("wish"),
    isMailed: (state: SearchEnd["state"]) => read<boolean>(`mailed/${state}`) === true,
    keepMailed: (state: SearchEnd["state"]) => store.write(`mailed/${state}`, true),
  };
}
export type SearchEventLog = ReturnType<typeof searchEventLog>;

function toOpening(opening: Opening | OldOpening): Opening {
  if ("excludedTitles" in opening) return opening;
  const { uid, brief, startedAt, shunned = [] } = opening;
  return { uid, brief: briefSchema.parse(brief), startedAt, excludedTitles: shunned };
}
