import type { EventLogStore } from "./event-log-store";
import { searchEventLog } from "./search-event-log";
import type { SearchEnd } from "./search-outcomes";
import { leftOut, readSuggestion } from "./search-snapshot";
import { type Suggestion, withFullAddresses } from "./suggestion";

/** A server-sent event. `complete` or `failed` comes last, with the end of the search. */
export type SearchEvent = { version: number } & (
  | { type: "idea" | "products" | "review"; data: Suggestion }
  | { type: "complete" | "failed"; data: SearchEnd }
);

/** The event that an entry of the event log causes, by the first part of the entry's key. */
const EVENT_OF: Partial<Record<string, "idea" | "products" | "review">> = {
  idea: "idea",
  products: "products",
  late: "products",
  review: "review",
  wanted: "review",
};

/**
 * The events after `version`, oldest first, as the search's starter sees them, or anybody else. Each
 * carries the current state of its idea; the addresses of this site's own images begin with `origin`.
 */
export function readEvents(
  store: EventLogStore,
  version: number,
  origin: string,
  isStarter = true,
): SearchEvent[] {
  const eventLog = searchEventLog(store);
  const ideas = eventLog.ideas();
  const left = leftOut(eventLog, isStarter);
  const events: SearchEvent[] = [];
  for (const entry of store.since(version)) {
    const [kind, place] = entry.key.split("/");
    const position = Number(place);
    const idea = ideas[position];
    const type = EVENT_OF[kind ?? ""];
    if (type && idea && !eventLog.isRefused(position)) {
      const data = withFullAddresses(readSuggestion(eventLog, position, idea, left), origin);
      events.push({ version: entry.version, type, data });
    }
    if (kind === "end") {
      const data = entry.value as SearchEnd;
      events.push({ version: entry.version, type: data.state, data });
    }
  }
  return events;
}
