import type { Brief } from "~/domain/brief/brief.schema";
import type { Idea } from "~/domain/products/idea.schema";
import { labelOf } from "./change";
import type { EventLogStore } from "./event-log-store";
import { type SearchEventLog, searchEventLog } from "./search-event-log";
import type { SearchEnd } from "./search-outcomes";
import { type Suggestion, toSuggestion } from "./suggestion";
import { wantedCount } from "./wanted-products";

/** The state of a search, as used by the polling endpoint, the results screen and the mail. */
export type SearchSnapshot = {
  uid: string;
  brief: Brief;
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
};

/** The current state of a search, or null if none was started. */
export function readSnapshot(store: EventLogStore): SearchSnapshot | null {
  const eventLog = searchEventLog(store);
  const opening = eventLog.opening();
  if (!opening) return null;
  const ideas = eventLog.ideas().map((idea, position) => ({ idea, position }));
  const rounds = eventLog.rounds().length;
  const firstOfRound = ideas.findIndex(({ idea }) => idea.round === rounds - 1);
  return {
    uid: opening.uid,
    brief: opening.brief,
    version: store.since(0).at(-1)?.version ?? 0,
    rounds,
    changes: (eventLog.rounds().at(-1)?.changes ?? []).map((one) =>
      labelOf(one, opening.brief.region),
    ),
    end: eventLog.end(),
    suggestions: ideas
      .filter(({ position }) => !eventLog.isRefused(position))
      .map(({ idea, position }) => readSuggestion(eventLog, position, idea)),
    refused: ideas
      .filter(({ position }) => eventLog.isRefused(position))
      .map(({ idea, position }) => ({ position, title: idea.title })),
    newFrom: rounds === 1 ? null : firstOfRound < 0 ? ideas.length : firstOfRound,
  };
}

/** An idea with the current state of its products. */
export function readSuggestion(eventLog: SearchEventLog, position: number, idea: Idea): Suggestion {
  return toSuggestion({
    position,
    idea,
    outcome: eventLog.products(position),
    detailOf: eventLog.detail,
    wanted: wantedCount(eventLog, position),
    reviews: eventLog.reviews(position),
  });
}
