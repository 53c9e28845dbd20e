import type { Brief } from "~/domain/brief/brief.schema";
import type { IdeaSource } from "~/domain/products/idea-source";
import type { ProductSource } from "~/domain/products/product-source";
import type { ReviewWriter } from "~/domain/products/review-writer";
import type { Connections } from "~/domain/upstream/connections";
import type { Spend } from "~/domain/upstream/spending";
import type { UpstreamReason } from "~/domain/upstream/upstream-error";
import type { EventLogStore } from "./event-log-store";
import type { SearchEventLog } from "./search-event-log";

/** The bounds of a search, in milliseconds and counts. */
export const SEARCH_LIMITS = {
  /** Simultaneous outgoing connections of one invocation: a limit of the platform. */
  connections: 6,
  tries: 3,
  ideasMs: 60_000,
  productsMs: 40_000,
  detailMs: 20_000,
  /** After so many details failed with none between that did not, the rest is let go. */
  detailFailures: 6,
  reviewsMs: 45_000,
  totalMs: 220_000,
  retries: 3,
} as const;

export type SearchDependencies = {
  store: EventLogStore;
  ideas: IdeaSource;
  products: ProductSource;
  reviews: ReviewWriter;
  now: () => Date;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  limits?: Partial<Record<keyof typeof SEARCH_LIMITS, number>>;
};

/** A search under way: what its parts share. */
export type Run = Required<SearchDependencies> & {
  eventLog: SearchEventLog;
  brief: Brief;
  excludedTitles: string[];
  limits: Record<keyof typeof SEARCH_LIMITS, number>;
  connection: Connections;
  signal: AbortSignal;
  spend: Spend;
  /** Details that failed in a row, and the last reason for which ideas failed. */
  trouble: { details: number; ideas: UpstreamReason | null };
};

/** The signal of one call: its own deadline, or the end of the whole search. */
export function callSignal(run: Run, milliseconds: number): AbortSignal {
  return AbortSignal.any([run.signal, AbortSignal.timeout(milliseconds)]);
}
