import type { ShownBrief } from "~/domain/brief/brief.schema";
import type { Idea } from "~/domain/products/idea.schema";
import { labelOf } from "./change";
import type { EventLogStore } from "./event-log-store";
import { leavingOut } from "./left-out-age";
import { FIRST_ROUND } from "./refinement";
import { type SearchEventLog, searchEventLog } from "./search-event-log";
import type { SearchEnd } from "./search-outcomes";
import { type Suggestion, toSuggestion } from "./suggestion";
import { wantedCount } from "./wanted-products";

/**
 * The state of a search, as used by the polling endpoint, the results screen and the mail: as its starter
 * sees it, or as anybody else does.
 */
export type SearchSnapshot = {
  uid: string;
  brief: ShownBrief;
  /** ISO 8601 UTC. */
  startedAt: string;
  /** Whether it is shown to its starter, who alone may change it. */
  isStarter: boolean;
  /** False for an older search, which anybody may change until it expires. */
  hasStarter: boolean;
  /** Whether nobody but its starter sees the recipient's age. */
  isAgeLeftOut: boolean;
  version: number;
  /** 1, plus 1 for each refinement. */
  rounds: number;
  /** The labels of the changes in force. */
  changes: string[];
  end: SearchEnd | null;
  suggestions: Suggestion[];
  /** The ideas that were refused, each of which can come back to its position. */
  refused: { position: number; title: string }[];
  /** The position from which ideas are those of the last refinement; null before the first. */
  newFrom: number | null;
  /** How many ideas the last refinement asks for, or the search before the first. */
  wanted: number;
};

/** The current state of a search, or null if none was started. */
export function readSnapshot(store: EventLogStore, isStarter = true): SearchSnapshot | null {
  const eventLog = searchEventLog(store);
  const opening = eventLog.opening();
  if (!opening) return null;
  const ideas = eventLog.ideas().map((idea, position) => ({ idea, position }));
  const rounds = eventLog.rounds().length;
  const { wanted } = eventLog.rounds().at(-1) ?? FIRST_ROUND;
  const firstOfRound = ideas.findIndex(({ idea }) => idea.round === rounds - 1);
  const left = leftOut(eventLog, isStarter);
  return {
    uid: opening.uid,
    brief: left?.brief() ?? opening.brief,
    startedAt: opening.startedAt,
    isStarter,
    hasStarter: opening.starter !== undefined,
    isAgeLeftOut: eventLog.isAgeLeftOut(),
    version: store.version(),
    rounds,
    // For the form of who may change it.
    changes: isStarter
      ? (eventLog.rounds().at(-1)?.changes ?? []).map((one) => labelOf(one, opening.brief.region))
      : [],
    end: eventLog.end(),
    suggestions: ideas
      .filter(({ position }) => !eventLog.isRefused(position))
      .map(({ idea, position }) => readSuggestion(eventLog, position, idea, left)),
    refused: ideas
      .filter(({ position }) => eventLog.isRefused(position))
      .map(({ idea, position }) => ({ position, title: left?.text(idea.title) ?? idea.title })),
    newFrom: rounds === 1 ? null : firstOfRound < 0 ? ideas.length : firstOfRound,
    wanted,
  };
}

type LeftOut = ReturnType<typeof leavingOut> | null;

/** What to leave out for who sees a search; null if nothing. */
export function leftOut(eventLog: SearchEventLog, isStarter: boolean): LeftOut {
  const opening = eventLog.opening();
  if (isStarter || !opening || !eventLog.isAgeLeftOut()) return null;
  const later = eventLog.rounds().flatMap(({ changes = [] }) => changes);
  const ages = later.flatMap((one) => (one.change === "age" ? [one.age] : []));
  return leavingOut([...new Set([opening.brief.age, ...ages])], opening.brief);
}

/** An idea with the current state of its products. */
export function readSuggestion(
  eventLog: SearchEventLog,
  position: number,
  idea: Idea,
  left: LeftOut,
): Suggestion {
  const suggestion = toSuggestion({
    position,
    idea,
    outcome: eventLog.products(position),
    isLate: eventLog.isLate(position),
    detailOf: eventLog.detail,
    wanted: wantedCount(eventLog, position),
    reviews: eventLog.reviews(position),
  });
  if (!left) return suggestion;
  const { suggestionTitle, suggestionDescription, whyItFits, personalTouch, products } = suggestion;
  return {
    ...suggestion,
    suggestionTitle: left.text(suggestionTitle),
    suggestionDescription: left.text(suggestionDescription),
    whyItFits: left.text(whyItFits),
    personalTouch: personalTouch && left.text(personalTouch),
    products: products.filter((product) => !left.isTold(product)),
  };
}
