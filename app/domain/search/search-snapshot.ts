import type { Brief } from "~/domain/brief/brief.schema";
import type { Idea } from "~/domain/products/idea.schema";
import type { EventLogStore } from "./event-log-store";
import { type SearchEventLog, searchEventLog } from "./search-event-log";
import type { SearchEnd } from "./search-outcomes";
import { type Suggestion, toSuggestion } from "./suggestion";

/** A search as every reader sees it: polling endpoint, events, screen and mail. */
export type SearchSnapshot = {
  uid: string;
  brief: Brief;
  version: number;
  /** How often ideas were asked for: 1, and one more for each refinement. */
  rounds: number;
  end: SearchEnd | null;
  suggestions: Suggestion[];
};

/** The search as it is now, or null where none was started. */
export function readSnapshot(store: EventLogStore): SearchSnapshot | null {
  const eventLog = searchEventLog(store);
  const opening = eventLog.opening();
  if (!opening) return null;
  return {
    uid: opening.uid,
    brief: opening.brief,
    version: store.since(0).at(-1)?.version ?? 0,
    rounds: eventLog.rounds().length,
    end: eventLog.end(),
    suggestions: eventLog
      .ideas()
      .map((idea, position) => ({ idea, position }))
      .filter(({ position }) => !eventLog.isRefused(position))
      .map(({ idea, position }) => readSuggestion(eventLog, position, idea)),
  };
}

/** An idea with what is known of its products now. */
export function readSuggestion(eventLog: SearchEventLog, position: number, idea: Idea): Suggestion {
  return toSuggestion({
    position,
    idea,
    outcome: eventLog.products(position),
    detailOf: eventLog.detail,
    reviews: eventLog.reviews(position),
  });
}
