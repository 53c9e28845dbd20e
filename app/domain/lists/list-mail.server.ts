import { formatDay } from "~/domain/holidays/calendar-day";
import { type OutgoingMail, outboxInsert } from "~/domain/mail/outbox.server";
import { stopHeaders, stopLink } from "~/domain/mail/stop-link.server";
import type { EventLogStore } from "~/domain/search/event-log-store";
import type { Secrets } from "~/lib/keys.server";
import type { Db } from "../../../db/client";
import { type Claim, formatAmount, type ListGift, organiserPath } from "./gift-list";
import { mailReminders, nextReminder } from "./giver-reminders.server";
import { digestEndsAt, digestsEndAt } from "./last-digests";
import { listDigestLetter, listEndingLetter } from "./list-letters";
import { deletedAt, lastDayOfList } from "./list-lifetime";
import { listLog } from "./list-log";
import { pictureEndsAt } from "./list-pictures";
import { keepMailById, mailedAccount } from "./organiser-mail.server";

type Deps = { db: Db; secrets: Secrets };

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a list waits for further claims before it tells its organiser, and between two such mails. */
const GATHER_MS = 10 * 60 * 1000;
const NOTICE_MS = 7 * DAY_MS;

/** Notes that there is something to tell the organiser of a surprise who asked for it. */
export function noteForDigest(store: EventLogStore, now: Date): void {
  const log = listLog(store);
  const mail = log.organiserMail();
  if (!mail || mail.digestAt || log.details()?.kind !== "surprise") return;
  const earliest = mail.lastDigest ? digestEndsAt(mail.lastDigest) : 0;
  const digestAt = new Date(Math.max(now.getTime() + GATHER_MS, earliest)).toISOString();
  log.keepOrganiserMail({ ...mail, digestAt });
}

/** When the list has something to do next: a mail, or a deletion. Null if there is no list. */
export function nextTime(store: EventLogStore): Date | null {
  const log = listLog(store);
  const details = log.details();
  if (!details) return null;
  const mail = log.organiserMail();
  const deleted = deletedAt(details).getTime();
  const times = [
    deleted,
    pictureEndsAt(store) ?? deleted,
    digestsEndAt(store) ?? deleted,
    ...(mail?.digestAt ? [Date.parse(mail.digestAt)] : []),
    ...(mail && !mail.isNoticed ? [deleted - NOTICE_MS] : []),
    nextReminder(store)?.getTime() ?? deleted,
  ];
  return new Date(Math.min(...times));
}

/**
 * Queues the mails that are due and notes that they were. Queued first: a second run queues nothing twice,
 * as each has a key.
 */
export async function mailDue(
  deps: Deps,
  uid: string,
  store: EventLogStore,
  now: Date,
): Promise<boolean> {
  const hasNews = await mailOrganiser(deps, { uid, store }, now);
  return (await mailReminders(deps, { uid, store }, now)) || hasNews;
}

/** Queues what is due to the organiser, to the address that their account has now. Whether there was any. */
async function mailOrganiser(
  { db, secrets }: Deps,
  { uid, store }: { uid: string; store: EventLogStore },
  now: Date,
): Promise<boolean> {
  await keepMailById(db, store);
  const log = listLog(store);
  const details = log.details();
  const mail = log.organiserMail();
  if (!details || !mail || !("userId" in mail)) return false;
  const isDigestDue = mail.digestAt !== null && Date.parse(mail.digestAt) <= now.getTime();
  const isNoticeDue = !mail.isNoticed && deletedAt(details).getTime() - NOTICE_MS <= now.getTime();
  if (!isDigestDue && !isNoticeDue) return false;
  const owner = await mailedAccount(db, mail);
  if (!owner) {
    log.removeOrganiserMail();
    return false;
  }
  const { origin } = mail;
  const { email: to, userId } = owner;
  const { title, region } = details;
  const stop = await stopLink({ secrets, origin }, { email: to, stop: "everything" });
  const parts = { to, userId, headers: stopHeaders(stop) };
  const place = { origin, listLink: origin + organiserPath(uid), stopLink: stop, title };
  const mails: OutgoingMail[] = [];
  const lines = isDigestDue ? newsSince(store, mail.lastDigest) : [];
  if (lines.length > 0) {
    const dedupeKey = `list.digest:${uid}:${mail.digestAt}`;
    const letter = listDigestLetter({ ...place, lines });
    mails.push({ ...letter, ...parts, kind: "list.digest", dedupeKey });
  }
  if (isNoticeDue) {
    const dedupeKey = `list.ending:${uid}:${deletedAt(details).toISOString()}`;
    const letter = listEndingLetter({ ...place, day: formatDay(lastDayOfList(details), region) });
    mails.push({ ...letter, ...parts, kind: "list.ending", dedupeKey });
  }
  const [first, ...others] = mails.map((one) => outboxInsert(db, one, now));
  if (first) await db.batch([first, ...others]);
  const latest = log.organiserMail();
  if (latest) {
    log.keepOrganiserMail({
      ...latest,
      ...(isDigestDue && { digestAt: null, lastDigest: now.toISOString() }),
      ...(isNoticeDue && { isNoticed: true }),
    });
  }
  return mails.length > 0;
}

/** What was said after a time, in a sentence each. */
function newsSince(store: EventLogStore, since: string | null): string[] {
  const log = listLog(store);
  const claims = log.allClaims();
  return log
    .gifts()
    .flatMap((gift) =>
      (claims.get(gift.id) ?? [])
        .filter(({ at }) => since === null || at > since)
        .map((claim) => describe(claim, gift)),
    );
}

const describe = ({ name, amount }: Claim, { title, currency }: ListGift) =>
  amount > 0
    ? `${name} is chipping in ${formatAmount(amount, currency)}: ${title}.`
    : `${name} is getting: ${title}.`;
