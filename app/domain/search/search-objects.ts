import type { Brief } from "~/domain/brief/brief.schema";
import type { Told } from "~/domain/brief/told";
import type { WrittenReview } from "~/domain/products/review";
import type { Refinement } from "./refinement.schema";
import type { ResultsMailTarget } from "./results-by-email.schema";
import type { SearchSnapshot } from "./search-snapshot";
import type { Asker } from "./starter.server";
import type { Suggestion } from "./suggestion";

/**
 * How a search is started: `formUid` is that of the form; `excludedTitles` must not be suggested (titles
 * or their keys); `told` is what the recipient told, which the search shows to nobody; `userId` is the account that starts it, null for a browser alone.
 */
export type SearchStart = {
  formUid?: string;
  excludedTitles?: string[];
  told?: Told;
  userId: string | null;
};

/**
 * The searches by uid, each in a Durable Object. Uids that this site did not issue do not exist. What is
 * read is shown as to who asks.
 */
export type SearchObjects = {
  /**
   * A uid for a search form, so that a form sent twice starts one search. A secret is part of it, which the
   * search's address does not have: who knows only the address cannot start the search again as its starter.
   */
  newFormUid: () => string;
  /**
   * Starts a search, once for a form, and returns its uid: a new one if that of the form is absent or
   * belongs to a search for another brief.
   */
  start: (brief: Brief, how: SearchStart) => Promise<string>;
  /**
   * Requests that the results be mailed when the search ends; false if they go to another address,
   * which was first.
   */
  mailTo: (uid: string, request: ResultsMailTarget) => Promise<boolean>;
  /** When the mail with the results was written (ISO 8601 UTC), or null. */
  mailedAt: (uid: string) => Promise<string | null>;
  snapshot: (uid: string, asker: Asker) => Promise<SearchSnapshot | null>;
  /** A text that is another after every change of a finished search; null if it has not ended or does not exist. */
  revision: (uid: string) => Promise<string | null>;
  /** Server-sent events after `version`, images from `origin`; null if there will be no more. */
  events: (
    uid: string,
    asker: Asker,
    version: number,
    origin: string,
  ) => Promise<ReadableStream | null>;
  /** Retries what failed; false if there is nothing to retry. */
  retry: (uid: string) => Promise<boolean>;
  /**
   * Has the first `count` products of an idea described and reviewed; returns the idea once they are,
   * or as it is after 8 seconds. Null if there is no such idea or it has no products.
   */
  showProducts: (
    uid: string,
    asker: Asker,
    position: number,
    count: number,
  ) => Promise<Suggestion | null>;
  /** Leaves the recipient's age out for everybody but the starter, or shows it again. */
  leaveOutAge: (uid: string, isLeftOut: boolean) => Promise<void>;
  /** A product's review with its origin, or null. */
  review: (uid: string, position: number, asin: string) => Promise<WrittenReview | null>;
  /**
   * Requests other ideas from a search, once for each number of rounds shown, refuses one or takes that
   * back. Returns the position of the idea to show next once the search has ended, or after a second;
   * null if nothing changes.
   */
  refine: (uid: string, refinement: Refinement, shownRounds?: number) => Promise<number | null>;
};
