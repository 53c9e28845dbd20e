import type { Brief } from "~/domain/brief/brief.schema";
import type { ToldBrief } from "~/domain/brief/told";
import type { IdeaSource } from "~/domain/products/idea-source";
import type { ProductSource } from "~/domain/products/product-source";
import type { ReviewWriter } from "~/domain/products/review-writer";
import type { Connections, Purpose } from "~/domain/upstream/connections";
import type { Spend } from "~/domain/upstream/spending";
import type { UpstreamReason } from "~/domain/upstream/upstream-error";
import { applyChanges } from "./change";
import type { EventLogStore } from "./event-log-store";
import { FIRST_ROUND } from "./refinement";
import type { SearchEventLog } from "./search-event-log";

/** Limits of a search: counts, and milliseconds in names that end in `Ms`. */
export const SEARCH_LIMITS = {
  /**
   * Simultaneous outgoing connections: the platform's limit of one invocation
   * (https://developers.cloudflare.com/workers/platform/limits/#simultaneous-open-connections).
   */
  connections: 6,
  tries: 3,
  /** Calls for ideas where another source stands in. */
  triesBeforeStandIn: 2,
  ideasMs: 30_000,
  productsMs: 40_000,
  /** After this long an idea says that its products take a while. */
  lateMs: 8_000,
  detailMs: 20_000,
  /** Stop fetching details after this many consecutive failures. */
  detailFailures: 6,
  reviewsMs: 45_000,
  totalMs: 220_000,
  retries: 3,
} as const;

export type SearchDependencies = {
  store: EventLogStore;
  ideas: IdeaSource;
  /** Gives the ideas that `ideas` fails to give; null if `ideas` is the last resort itself. */
  standIn: IdeaSource | null;
  products: ProductSource;
  reviews: ReviewWriter;
  now: () => Date;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /**
   * Calls `look` with the position of each idea that more products are wanted of during the run;
   * returns the function that stops it.
   */
  onWanted: (look: (position: number) => void) => () => void;
  limits?: Partial<Record<keyof typeof SEARCH_LIMITS, number>>;
};

/** The state that the parts of a running search share. */
export type Run = Required<SearchDependencies> & {
  eventLog: SearchEventLog;
  brief: Brief;
  excludedTitles: string[];
  limits: Record<keyof typeof SEARCH_LIMITS, number>;
  connection: Connections;
  signal: AbortSignal;
  spend: Spend;
  /** Consecutive failures by purpose, and why the last call for ideas fell short, if it failed. */
  failures: { consecutive: Record<Purpose, number>; ideas: UpstreamReason | null };
};

/** What a round's changes and its budget make of the brief, with what the recipient told. */
export function changedBrief({ eventLog, brief }: Pick<Run, "eventLog" | "brief">, round: number) {
  const { changes = [], budget } = eventLog.rounds()[round] ?? FIRST_ROUND;
  const changed = applyChanges(brief, changes);
  const told = eventLog.opening()?.told;
  const whole: ToldBrief = {
    ...changed.brief,
    budget: budget ?? changed.brief.budget,
    ...(told && { told }),
  };
  return { ...changed, brief: whole };
}

/** Aborts at the call's own deadline or at the end of the whole search. */
export function callSignal(run: Run, milliseconds: number): AbortSignal {
  return AbortSignal.any([run.signal, AbortSignal.timeout(milliseconds)]);
}
