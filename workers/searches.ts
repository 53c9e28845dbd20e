import { type Brief, toWireBrief } from "~/domain/brief/brief.schema";
import type { WrittenReview } from "~/domain/products/review";
import type { Refinement } from "~/domain/search/refinement.schema";
import type { ResultsWish } from "~/domain/search/results-by-email.schema";
import type { SearchSnapshot } from "~/domain/search/suggestion";
import type { GiftSearch } from "./gift-search";

/** The searches, as routes see them: a uid that this namespace did not make is simply not there. */
export type Searches = {
  newUid: () => string;
  /**
   * Starts the search at `uid` once; a uid already used for another brief gives way to a new one.
   * `shunned` names what must not be suggested: titles, or their keys.
   */
  start: (brief: Brief, uid?: string, shunned?: string[]) => Promise<string>;
  /** Has a search's results mailed when it is complete. */
  mailTo: (uid: string, wish: ResultsWish) => Promise<void>;
  snapshot: (uid: string) => Promise<SearchSnapshot | null>;
  /** Server-sent events after `version`, pictures from `origin`; null: nothing to wait for. */
  events: (uid: string, version: number, origin: string) => Promise<ReadableStream | null>;
  retry: (uid: string) => Promise<boolean>;
  /** A product's review with its origin; null where there is none. */
  review: (uid: string, position: number, asin: string) => Promise<WrittenReview | null>;
  /** Asks a search for other ideas; false where there is nothing to do. */
  refine: (uid: string, refinement: Refinement) => Promise<boolean>;
};

export function createSearches(namespace: DurableObjectNamespace<GiftSearch>): Searches {
  const newUid = () => namespace.newUniqueId().toString();

  // idFromString throws for any text that is not an id of this namespace, without waking an object.
  const find = (uid: string) => {
    try {
      return namespace.get(namespace.idFromString(uid));
    } catch {
      return null;
    }
  };

  const start = async (brief: Brief, uid = newUid(), shunned: string[] = []): Promise<string> => {
    const outcome = await find(uid)?.start(uid, toWireBrief(brief), shunned);
    return outcome === "started" || outcome === "already" ? uid : start(brief, newUid(), shunned);
  };

  return {
    newUid,
    start,
    mailTo: async (uid, wish) => find(uid)?.mailTo(wish),
    snapshot: async (uid) => (await find(uid)?.snapshot()) ?? null,
    events: async (uid, version, origin) => (await find(uid)?.events(version, origin)) ?? null,
    retry: async (uid) => (await find(uid)?.retry()) ?? false,
    review: async (uid, position, asin) => (await find(uid)?.review(position, asin)) ?? null,
    refine: async (uid, refinement) => (await find(uid)?.refine(refinement)) ?? false,
  };
}
