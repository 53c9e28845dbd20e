import { type Brief, briefSchema, type WireBrief } from "~/domain/brief/brief.schema";
import type { Told } from "~/domain/brief/told";
import type { Idea } from "~/domain/products/idea.schema";
import { titleKey } from "~/domain/products/product";
import { addSpending, NOTHING_SPENT, type Spending } from "~/domain/upstream/spending";
import type { EventLogStore } from "./event-log-store";
import { FIRST_ROUND, type Round } from "./refinement";
import type { ResultsMailTarget } from "./results-by-email.schema";
import type { DetailOutcome, ProductsOutcome, Reviews, SearchEnd } from "./search-outcomes";
import type { Starter } from "./starter";

/**
 * The first entry of a search. `startedAt` is ISO 8601 UTC; `excludedTitles` must not be suggested:
 * titles, or their keys, of refused ideas and of gifts given before. Older searches have no starter.
 */
export type Opening = {
  uid: string;
  brief: Brief;
  startedAt: string;
  excludedTitles: string[];
  starter?: Starter;
  /** What the recipient told the starter: beside the brief, because others may see that. */
  told?: Told;
  /** The secret of the form that started it, if a form did. */
  proof?: string;
};

/** The formats in which older searches were stored. */
type EarlierOpening = Omit<Opening, "brief"> & { brief: Omit<Brief, "avoid"> };
type OldOpening = { uid: string; brief: WireBrief; startedAt: string; shunned?: string[] };

/** An idea, with the index of the round that requested it. */
export type KeptIdea = Idea & { round: number };

/**
 * Typed access to a search's event log. Only this module writes entries, so they are not validated.
 */
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
      const opening = read<Opening | EarlierOpening | OldOpening>("opening");
      return opening ? toOpening(opening) : null;
    },
    open: (opening: Opening) => store.write("opening", opening),
    ideas,
    /** Stores an idea and returns its position, or null if the search has an idea of that title. */
    keepIdea(idea: Idea, round: number): number | null {
      const known = ideas();
      if (known.some((one) => titleKey(one.title) === titleKey(idea.title))) return null;
      store.write(`idea/${known.length}`, { ...idea, round });
      return known.length;
    },
    isRefused,
    refuse: (position: number) => store.write(`refused/${position}`, true),
    takeBackRefusal: (position: number) => store.remove(`refused/${position}`),
    rounds,
    addRound: (round: Round) => store.write(`round/${rounds().length - 1}`, round),
    products: (position: number) => read<ProductsOutcome>(`products/${position}`) ?? null,
    keepProducts: (position: number, outcome: ProductsOutcome) =>
      store.write(`products/${position}`, outcome),
    forgetProducts(position: number): void {
      store.remove(`products/${position}`);
      store.remove(`late/${position}`);
    },
    /** Whether the products of an idea take longer than most. */
    isLate: (position: number) => read<boolean>(`late/${position}`) === true,
    keepLate: (position: number) => store.write(`late/${position}`, true),
    detail: (asin: string) => read<DetailOutcome>(`detail/${asin}`) ?? null,
    keepDetail: (asin: string, detail: DetailOutcome) => store.write(`detail/${asin}`, detail),
    /** How many products of an idea somebody asked to see more of, 0 if nobody did. */
    wanted: (position: number) => read<number>(`wanted/${position}`) ?? 0,
    keepWanted: (position: number, count: number) => store.write(`wanted/${position}`, count),
    reviews,
    keepReviews: (position: number, some: Reviews) =>
      store.write(`review/${position}`, { ...reviews(position), ...some }),
    spending,
    spend: (part: Partial<Spending>) => store.write("spending", addSpending(spending(), part)),
    end: () => read<SearchEnd>("end") ?? null,
    keepEnd: (end: SearchEnd) => store.write("end", end),
    forgetEnd: () => store.remove("end"),
    /**
     * The number of calls under a key. Counted before each call, so that a crash cannot cause a
     * loop.
     */
    tries,
    countTry(purpose: string): number {
      const count = tries(purpose) + 1;
      store.write(`tries/${purpose}`, count);
      return count;
    },
    /** Whether its starter alone sees the recipient's age. */
    isAgeLeftOut: () => read<boolean>("age-left-out") === true,
    keepAgeLeftOut: (isLeftOut: boolean) => store.write("age-left-out", isLeftOut),
    forgetTries: (purpose: string) => store.remove(`tries/${purpose}`),
    /** The address for the results; deleted once they are mailed. */
    resultsByEmail: () => read<ResultsMailTarget>("wish") ?? null,
    keepResultsByEmail: (request: ResultsMailTarget) => store.write("wish", request),
    forgetResultsByEmail: () => store.remove("wish"),
    isMailed: (state: SearchEnd["state"]) => read(`mailed/${state}`) !== undefined,
    /** When the mail for an end was written (ISO 8601 UTC); null before, and for older searches. */
    mailedAt(state: SearchEnd["state"]): string | null {
      const at = read<string | true>(`mailed/${state}`);
      return typeof at === "string" ? at : null;
    },
    keepMailed: (state: SearchEnd["state"], at: Date) =>
      store.write(`mailed/${state}`, at.toISOString()),
  };
}
export type SearchEventLog = ReturnType<typeof searchEventLog>;

function toOpening(opening: Opening | EarlierOpening | OldOpening): Opening {
  if ("excludedTitles" in opening) {
    const { interests, ...rest } = opening.brief;
    return "avoid" in opening.brief
      ? (opening as Opening)
      : { ...opening, brief: { ...rest, interests, avoid: "" } };
  }
  const { uid, brief, startedAt, shunned = [] } = opening;
  return { uid, brief: briefSchema.parse(brief), startedAt, excludedTitles: shunned };
}
