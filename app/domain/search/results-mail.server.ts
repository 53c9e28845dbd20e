import { inviteToList } from "~/domain/mail/mailing-list.server";
import { joinList } from "~/domain/mail/mailing-list-joining.server";
import { outboxInsert } from "~/domain/mail/outbox.server";
import type { LinkSigner } from "~/domain/mail/signed-link.server";
import { stopHeaders, stopLink } from "~/domain/mail/stop-link.server";
import type { TypedMailDeps } from "~/domain/mail/typed-mail-limits.server";
import { keptMs } from "~/domain/shared/retention";
import { countFor } from "~/domain/shared/throttling.server";
import type { Secrets } from "~/lib/keys.server";
import type { Db } from "../../../db/client";
import type { EventLogStore } from "./event-log-store";
import { resultsLetter, searchFailedLetter } from "./results-letters";
import { searchEventLog } from "./search-event-log";
import { readSnapshot } from "./search-snapshot";

/**
 * A request for results by mail. `client` is the network address; `isOwn` if the account has this
 * email.
 */
export type ResultsRequest = { email: string; subscribe: boolean; client: string; isOwn: boolean };

/** "unsent": the address has had its mails of the day, which the visitor is not told. */
export type ResultsAdmission =
  | { state: "admitted" }
  | { state: "unsent" }
  | { state: "limited"; waitSeconds: number };

/**
 * Counts a request for results by mail against the rate limits, so that visitors cannot flood other
 * people's inboxes: 10 an hour per client, 3 a day per recipient, of one client and of all, and what a
 * visitor may have mailed to others in a day; its owner's requests to an address count for themselves. A refusal depends on what the client itself has
 * asked for, so it tells nothing about the address. If admitted, also joins the mailing list, or sends an
 * invitation to it, if wanted.
 */
export async function admitResultsRequest(
  deps: { db: Db } & LinkSigner & TypedMailDeps,
  { email, subscribe, client, isOwn }: ResultsRequest,
  now: Date,
): Promise<ResultsAdmission> {
  const { db } = deps;
  // The client first: requests over its limit must not count against the recipient.
  const waitSeconds =
    (await countFor(db, "resultsFrom", client, now)) ??
    (isOwn
      ? await countFor(db, "ownResults", email, now)
      : ((await countFor(db, "resultsFromTo", `${client} ${email}`, now)) ??
        (await deps.waitToMail(subscribe ? 2 : 1))));
  if (waitSeconds !== null) return { state: "limited", waitSeconds };
  if (!isOwn && (await countFor(db, "results", email, now)) !== null) return { state: "unsent" };
  if (!subscribe) return { state: "admitted" };
  if (isOwn) {
    await db.batch(await joinList(deps, { email, place: "search form" }, now));
  } else {
    await inviteToList(deps, { email, place: "search form" }, now);
  }
  return { state: "admitted" };
}

/** Whether a search has ended and its mail was requested but not sent. */
export function isResultsMailDue(store: EventLogStore): boolean {
  const eventLog = searchEventLog(store);
  const end = eventLog.end();
  return end !== null && eventLog.resultsByEmail() !== null && !eventLog.isMailed(end.state);
}

/** The dedupe key of the mail for the end of a search. */
export const resultsMailKey = (kind: "results" | "search-failed", uid: string) => `${kind}:${uid}`;

/**
 * Puts the mail for a search's end into the outbox, once per search and outcome by its dedupe key,
 * unless it is only to seem sent.
 * A failed search keeps the address for a day, so that a successful retry is mailed too; a complete
 * search deletes it.
 */
export async function mailResults(
  { store, db, secrets }: { store: EventLogStore; db: Db; secrets: Secrets },
  now: Date,
): Promise<void> {
  const eventLog = searchEventLog(store);
  const request = eventLog.resultsByEmail();
  // The owner of an address has asked for the mail themselves; others are shown what readers are.
  const snapshot = readSnapshot(store, request?.isOwn === true);
  if (!request || !snapshot?.end || !isResultsMailDue(store)) return;
  const { state } = snapshot.end;
  const { email, origin, isOwn = false, isUnsent = false } = request;
  const stop = await stopLink({ secrets, origin }, { email, stop: "everything" });
  const write = state === "complete" ? resultsLetter : searchFailedLetter;
  const kind = state === "complete" ? "results" : "search-failed";
  const mail = {
    ...write({ snapshot, origin, stopLink: stop, isOwn }),
    kind,
    to: email,
    headers: stopHeaders(stop),
    dedupeKey: resultsMailKey(kind, snapshot.uid),
  } as const;
  if (!isUnsent) await db.batch([outboxInsert(db, mail, now)]);
  eventLog.keepMailed(state, now);
  if (state === "complete") eventLog.forgetResultsByEmail();
}

/**
 * Deletes the address of a search a day after its failure was mailed. Returns when that will be, null
 * if no such address is kept.
 */
export function forgetOldAddress(store: EventLogStore, now: Date): Date | null {
  const eventLog = searchEventLog(store);
  const request = eventLog.resultsByEmail();
  if (!request || !eventLog.isMailed("failed")) return null;
  const { keptUntil = new Date(now.getTime() + keptMs("failedSearchAddress")).toISOString() } =
    request;
  if (now >= new Date(keptUntil)) {
    eventLog.forgetResultsByEmail();
    return null;
  }
  if (!request.keptUntil) eventLog.keepResultsByEmail({ ...request, keptUntil });
  return new Date(keptUntil);
}
