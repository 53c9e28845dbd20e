import { inviteToList } from "~/domain/mail/mailing-list.server";
import { joinList } from "~/domain/mail/mailing-list-joining.server";
import { outboxInsert } from "~/domain/mail/outbox.server";
import type { LinkSigner } from "~/domain/mail/signed-link.server";
import { stopLink } from "~/domain/mail/stop-link.server";
import { attemptKey, countAttempt, waitFor } from "~/domain/shared/throttling.server";
import type { Db } from "../../../db/client";
import type { EventLogStore } from "./event-log-store";
import { resultsMail, searchFailedMail } from "./results-letters";
import { searchEventLog } from "./search-event-log";
import { readSnapshot } from "./search-snapshot";

/** Who asks for results by mail: `client` is their network address, `isOwn` that the mail is theirs. */
export type ResultsRequest = { email: string; subscribe: boolean; client: string; isOwn: boolean };

/**
 * Counts a request for results by mail, so that nobody can flood an address (3 an hour) or use us to
 * flood many (10 an hour). Answers the seconds to wait, or null: then the list has been asked for,
 * if it was wished.
 */
export async function admitResultsRequest(
  deps: { db: Db } & LinkSigner,
  { email, subscribe, client, isOwn }: ResultsRequest,
  now: Date,
): Promise<number | null> {
  const { db } = deps;
  const count = async (kind: "results" | "resultsFrom", owner: string) => {
    const [counted] = await countAttempt(db, kind, await attemptKey(kind, owner), now);
    return waitFor(kind, counted, now);
  };
  // The sender first: whoever is over that limit must not use up an address's.
  const wait = (await count("resultsFrom", client)) ?? (await count("results", email));
  if (wait !== null || !subscribe) return wait;
  if (isOwn) {
    await db.batch(await joinList(deps, { email, place: "search form" }, now));
  } else {
    await inviteToList(deps, { email, place: "search form" }, now);
  }
  return null;
}

/** Whether a search has ended and somebody waits for its mail. */
export function isResultsMailDue(store: EventLogStore): boolean {
  const eventLog = searchEventLog(store);
  const end = eventLog.end();
  return end !== null && eventLog.resultsByEmail() !== null && !eventLog.isMailed(end.state);
}

/**
 * Puts the mail that a search's end is due into the outbox, once: the dedupe key is the search's. A
 * failed search keeps the wish, so that a retry that succeeds is mailed too; a complete one forgets
 * the address.
 */
export async function mailResults(
  { store, db, secret }: { store: EventLogStore; db: Db; secret: string },
  now: Date,
): Promise<void> {
  const eventLog = searchEventLog(store);
  const request = eventLog.resultsByEmail();
  const snapshot = readSnapshot(store);
  if (!request || !snapshot?.end || !isResultsMailDue(store)) return;
  const { state } = snapshot.end;
  const { email, origin } = request;
  const stop = await stopLink({ secret, origin }, { email, stop: "everything" });
  const write = state === "complete" ? resultsMail : searchFailedMail;
  const kind = state === "complete" ? "results" : "search-failed";
  const mail = {
    ...write({ snapshot, origin, stopLink: stop }),
    kind,
    to: email,
    dedupeKey: `${kind}:${snapshot.uid}`,
  };
  await db.batch([outboxInsert(db, mail, now)]);
  eventLog.keepMailed(state);
  if (state === "complete") eventLog.forgetResultsByEmail();
}
