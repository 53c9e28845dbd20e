import type { EventLogStore } from "~/domain/search/event-log-store";
import { readSnapshot, type SearchSnapshot } from "~/domain/search/search-snapshot";
import { revisionOf } from "./event-log-store";

/**
 * Reads the state of a search, for its starter or for others, from memory as long as its event log is the same: one
 * question to the database instead of some sixty. Nothing in a snapshot depends on the clock.
 */
export function snapshotReader(
  store: EventLogStore,
  sql: SqlStorage,
): (isStarter: boolean) => SearchSnapshot | null {
  const known = new Map<boolean, { revision: string; snapshot: SearchSnapshot | null }>();
  return (isStarter) => {
    if (store.version() === 0) {
      known.clear();
      return null;
    }
    const revision = revisionOf(sql);
    const kept = known.get(isStarter);
    if (kept?.revision === revision) return kept.snapshot;
    const snapshot = readSnapshot(store, isStarter);
    known.set(isStarter, { revision, snapshot });
    return snapshot;
  };
}
