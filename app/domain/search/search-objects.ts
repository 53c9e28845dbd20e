import type { Brief } from "~/domain/brief/brief.schema";
import type { WrittenReview } from "~/domain/products/review";
import type { Refinement } from "./refinement.schema";
import type { ResultsMailTarget } from "./results-by-email.schema";
import type { SearchSnapshot } from "./search-snapshot";

/** The searches by uid, each a Durable Object. A uid that we did not issue does not exist. */
export type SearchObjects = {
  newUid: () => string;
  /**
   * Starts the search at `uid`, once, and returns its uid: a new one where `uid` is absent or taken
   * by another brief. `excludedTitles` must not be suggested (titles or their keys).
   */
  start: (brief: Brief, uid?: string, excludedTitles?: string[]) => Promise<string>;
  /** Has a search's results mailed when it is complete. */
  mailTo: (uid: string, request: ResultsMailTarget) => Promise<void>;
  snapshot: (uid: string) => Promise<SearchSnapshot | null>;
  /** Server-sent events after `version`, pictures from `origin`; null where none can come. */
  events: (uid: string, version: number, origin: string) => Promise<ReadableStream | null>;
  /** Tries again what failed; false where there is nothing to try. */
  retry: (uid: string) => Promise<boolean>;
  /** A product's review with its origin; null where there is none. */
  review: (uid: string, position: number, asin: string) => Promise<WrittenReview | null>;
  /** Asks a search for other ideas; false where there is nothing to do. */
  refine: (uid: string, refinement: Refinement) => Promise<boolean>;
};
