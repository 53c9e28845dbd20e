import type { EventLogStore } from "~/domain/search/event-log-store";
import { keptMs } from "~/domain/shared/retention";
import { listLog } from "./list-log";

/** When a mail about claims no longer holds up the next one to its account, in ms since 1970. */
export const digestEndsAt = (lastDigest: string) => Date.parse(lastDigest) + keptMs("lastListMail");

/** When the first time of such a mail is to be deleted, in ms since 1970; null if none is kept. */
export function digestsEndAt(store: EventLogStore): number | null {
  const ends = listLog(store)
    .lastDigests()
    .map(({ at }) => digestEndsAt(at));
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** Deletes when accounts that have switched mail off had their last one, once the next could come at once. */
export function forgetOldDigests(store: EventLogStore, now: Date): void {
  const log = listLog(store);
  for (const { userId, at } of log.lastDigests()) {
    if (digestEndsAt(at) <= now.getTime()) log.removeLastDigest(userId);
  }
}
