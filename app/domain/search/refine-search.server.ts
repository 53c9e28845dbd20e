import { z } from "zod";
import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import { applyChanges, type Change, cheaperBudget, type SaidChange, withChanges } from "./change";
import type { EventLogStore } from "./event-log-store";
import { MOST_ROUNDS, type Round } from "./refinement";
import { type Refinement, refinementSchema } from "./refinement.schema";
import { type SearchEventLog, searchEventLog } from "./search-event-log";
import { SEARCH_LIMITS } from "./search-run";
import { understandChange } from "./understand-change";

/** The refinement in a form, or null if the form is not a valid refinement. */
export function readRefinement(form: FormData): Refinement | null {
  return refinementSchema.safeParse(Object.fromEntries(form)).data ?? null;
}

/** How many rounds the page showed on which a refinement was chosen; undefined if it does not say. */
export function readShownRounds(form: FormData): number | undefined {
  return z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .safeParse(form.get("rounds") ?? undefined).data;
}

/**
 * Removes a finished search's failures from the event log, so that the next run retries only those.
 * Returns false, and changes nothing else, if the search is running, nothing failed or the retries
 * are used up.
 */
export function retryFailures(store: EventLogStore): boolean {
  const eventLog = searchEventLog(store);
  const end = eventLog.end();
  const failed = eventLog
    .ideas()
    .map((_, position) => position)
    .filter((position) => eventLog.products(position)?.state === "failed");
  const isShort = end?.state === "failed" || (end?.state === "complete" && end.note !== undefined);
  if (!end || (!isShort && failed.length === 0)) return false;
  if (eventLog.countTry("retry") > SEARCH_LIMITS.retries) return false;
  for (const position of failed) {
    eventLog.forgetProducts(position);
    eventLog.forgetTries(`products/${position}`);
  }
  if (isShort) eventLog.forgetTries(`ideas/${eventLog.rounds().length - 1}`);
  eventLog.forgetEnd();
  return true;
}

/**
/**
 * Adds a refinement to a search. Returns the position of the idea to show next: the refused one, the
 * one that comes back, or the first new one; null, if the refinement changes nothing, because there is
 * no such idea, or the search has had its last round. A refused idea is hidden at once, even if no
 * replacement can follow; one that comes back does so where it was, beside its replacement.
 * `shownRounds` is how many rounds the visitor saw: if the last round came after them and is the same
 * one, it was sent twice, and nothing is added.
 */
export function refineSearch(
  store: EventLogStore,
  refinement: Refinement,
  shownRounds = Number.POSITIVE_INFINITY,
): number | null {
  const eventLog = searchEventLog(store);
  if (refinement.refine === "undo") {
    if (!eventLog.isRefused(refinement.position)) return null;
    eventLog.takeBackRefusal(refinement.position);
    return refinement.position;
  }
  const isRefusal = refinement.refine === "refuse";
  const rounds = eventLog.rounds();
  const last = rounds.at(-1);
  if (rounds.length > shownRounds && last && isRepeated(eventLog, last, refinement)) {
    if (isRefusal) return refinement.position;
    const first = eventLog.ideas().findIndex(({ round }) => round === rounds.length - 1);
    return first < 0 ? eventLog.ideas().length : first;
  }
  const round = roundOf(eventLog, refinement);
  if (!round) return null;
  if (isRefusal) eventLog.refuse(refinement.position);
  if (rounds.length < MOST_ROUNDS) {
    eventLog.addRound(round);
    eventLog.forgetEnd();
  } else if (!isRefusal) return null;
  return isRefusal ? refinement.position : eventLog.ideas().length;
}

type NewRound = Exclude<Refinement, { refine: "undo" }>;

const KINDS: Record<NewRound["refine"], Round["kind"]> = {
  ...{ more: "more", cheaper: "cheaper", like: "like" },
  ...{ refuse: "instead", change: "changed", "take-back": "changed" },
};

/** Whether the last round is that of the same refinement. */
function isRepeated(eventLog: SearchEventLog, last: Round, refinement: NewRound): boolean {
  if (last.kind !== KINDS[refinement.refine]) return false;
  if (refinement.refine === "refuse") return eventLog.isRefused(refinement.position);
  if (refinement.refine === "like") {
    return eventLog.ideas()[refinement.position]?.title === last.like;
  }
  return last.said === (refinement.refine === "change" ? refinement.said : undefined);
}

function roundOf(eventLog: SearchEventLog, refinement: NewRound): Round | null {
  const last = eventLog.rounds().at(-1);
  const changes = last?.changes ?? [];
  const plain = { wanted: IDEAS_PER_SEARCH, like: null, budget: last?.budget ?? null, changes };
  if (!eventLog.opening() || eventLog.ideas().length === 0) return null;
  if (refinement.refine === "more") return { ...plain, kind: "more" };
  if (refinement.refine === "change") {
    const { said } = refinement;
    const added = settled(eventLog, understandChange(said));
    if (added.length === 0) return null;
    return { ...plain, kind: "changed", budget: null, changes: withChanges(changes, added), said };
  }
  if (refinement.refine === "take-back") {
    if (!changes[refinement.change]) return null;
    const left = changes.filter((_, place) => place !== refinement.change);
    return { ...plain, kind: "changed", budget: null, changes: left };
  }
  if (refinement.refine === "cheaper") {
    return { ...plain, kind: "cheaper", budget: lowered(eventLog) };
  }
  const idea = eventLog.ideas()[refinement.position];
  if (!idea || eventLog.isRefused(refinement.position)) return null;
  const budget = eventLog.rounds()[idea.round]?.budget ?? null;
  return refinement.refine === "like"
    ? { ...plain, kind: "like", like: idea.title, budget }
    : { ...plain, kind: "instead", wanted: 1, budget };
}

/** Changes as said, with a budget in place of 'cheaper'. */
function settled(eventLog: SearchEventLog, said: SaidChange[]): Change[] {
  return said.flatMap((change) => {
    if (change.change !== "cheaper") return [change];
    const budget = lowered(eventLog);
    return budget === null ? [] : [{ change: "budget", budget }];
  });
}

function lowered(eventLog: SearchEventLog): number | null {
  const opening = eventLog.opening();
  const last = eventLog.rounds().at(-1);
  if (!opening) return null;
  const { brief } = applyChanges(opening.brief, last?.changes ?? []);
  return cheaperBudget(last?.budget ?? brief.budget, shownPrices(eventLog));
}

function shownPrices(eventLog: SearchEventLog): number[] {
  return eventLog.ideas().flatMap((_, position) => {
    const outcome = eventLog.products(position);
    if (outcome?.state !== "found") return [];
    return outcome.products.flatMap(({ price }) => (price ? [price.value] : []));
  });
}
