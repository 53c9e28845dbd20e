import { type Day, formatDay } from "~/domain/holidays/calendar-day";
import { type OutgoingMail, outboxInsert } from "~/domain/mail/outbox.server";
import { stopHeaders, stopLink } from "~/domain/mail/stop-link.server";
import type { EventLogStore } from "~/domain/search/event-log-store";
import { inert } from "~/domain/shared/plain-text";
import type { Secrets } from "~/lib/keys.server";
import type { Db } from "../../../db/client";
import {
  type Claim,
  formatAmount,
  LIST_LIMITS,
  type ListGift,
  listPath,
  organiserPath,
} from "./gift-list";
import { listDigestLetter, listEndingLetter, listReminderLetter } from "./list-letters";
import { deletedAt, lastDayOfList } from "./list-lifetime";
import { type GiverReminder, listLog } from "./list-log";
import { pictureEndsAt } from "./list-pictures";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a list waits for further claims before it tells its organiser, and between two such mails. */
const GATHER_MS = 10 * 60 * 1000;
const NOTICE_MS = 7 * DAY_MS;

/** When givers are reminded: a week before the day, in the morning (UTC). */
export const remindedAt = (day: Day) => new Date(Date.parse(`${day}T08:00:00Z`) - 7 * DAY_MS);

/** Notes that there is something to tell the organiser of a surprise who asked for it. */
export function noteForDigest(store: EventLogStore, now: Date): void {
  const log = listLog(store);
  const mail = log.organiserMail();
  if (!mail || mail.digestAt || log.details()?.kind !== "surprise") return;
  const earliest = Date.parse(mail.lastDigest ?? "") + DAY_MS || 0;
  const digestAt = new Date(Math.max(now.getTime() + GATHER_MS, earliest)).toISOString();
  log.keepOrganiserMail({ ...mail, digestAt });
}

/** Keeps an address for the one reminder of a claim; false if the browser has no such claim. */
export function keepReminder(
  store: EventLogStore,
  reminder: GiverReminder,
  browser: string | null,
): boolean {
  const log = listLog(store);
  const { giftId, claimId } = reminder;
  const isMine = (claim: Claim) => claim.id === claimId && claim.browser === browser;
  if (browser === null || !log.claims(giftId).some(isMine)) return false;
  // An id is a form's, and the forms of two gifts may be sent with one.
  const isSame = (one: GiverReminder) => one.claimId === claimId && one.giftId === giftId;
  const others = log.reminders().filter((one) => !isSame(one));
  log.keepReminders([...others, reminder].slice(-LIST_LIMITS.claims));
  return true;
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
    ...(mail?.digestAt ? [Date.parse(mail.digestAt)] : []),
    ...(mail && !mail.isNoticed ? [deleted - NOTICE_MS] : []),
    ...(details.day && log.reminders().length > 0 ? [remindedAt(details.day).getTime()] : []),
  ];
  return new Date(Math.min(...times));
}

/**
 * Queues the mails that are due and notes that they were. Queued first: a second run queues nothing twice,
 * as each has a key.
 */
export async function mailDue(
  { db, secrets }: { db: Db; secrets: Secrets },
  uid: string,
  store: EventLogStore,
  now: Date,
): Promise<boolean> {
  const log = listLog(store);
  const details = log.details();
  const keys = log.keys();
  if (!details || !keys) return false;
  const queue = (mail: OutgoingMail) => outboxInsert(db, mail, now);
  const mails: ReturnType<typeof queue>[] = [];
  const mail = log.organiserMail();
  const listLink = (origin: string) => origin + listPath(uid + keys.giver);
  const { title, region, day } = details;
  const isDigestDue = mail?.digestAt && Date.parse(mail.digestAt) <= now.getTime();
  const isNoticeDue =
    mail && !mail.isNoticed && deletedAt(details).getTime() - NOTICE_MS <= now.getTime();
  const areRemindersDue = day && remindedAt(day) <= now && log.reminders().length > 0;
  if (mail) {
    const { origin, email } = mail;
    const stop = await stopLink({ secrets, origin }, { email, stop: "everything" });
    const headers = stopHeaders(stop);
    const place = { origin, listLink: origin + organiserPath(uid), stopLink: stop };
    const lines = isDigestDue ? newsSince(store, mail.lastDigest) : [];
    if (lines.length > 0) {
      const letter = listDigestLetter({ ...place, title, lines });
      const dedupeKey = `list.digest:${uid}:${mail.digestAt}`;
      mails.push(queue({ ...letter, kind: "list.digest", to: email, headers, dedupeKey }));
    }
    if (isNoticeDue) {
      const letter = listEndingLetter({
        ...{ ...place, title },
        day: formatDay(lastDayOfList(details), region),
      });
      const dedupeKey = `list.ending:${uid}:${deletedAt(details).toISOString()}`;
      mails.push(queue({ ...letter, kind: "list.ending", to: email, headers, dedupeKey }));
    }
  }
  if (areRemindersDue) {
    const isThere = ({ giftId, claimId }: GiverReminder) =>
      log.claims(giftId).some(({ id }) => id === claimId);
    for (const { email: to, giftId, claimId, origin } of log.reminders().filter(isThere)) {
      const stop = await stopLink({ secrets, origin }, { email: to, stop: "everything" });
      const place = { origin, listLink: listLink(origin), stopLink: stop };
      const letter = listReminderLetter({ ...place, day: formatDay(day, region) });
      const dedupeKey = `list.reminder:${uid}:${giftId}:${claimId}`;
      mails.push(
        queue({ ...letter, kind: "list.reminder", to, headers: stopHeaders(stop), dedupeKey }),
      );
    }
  }
  const [first, ...others] = mails;
  if (first) await db.batch([first, ...others]);
  if (areRemindersDue) log.keepReminders([]);
  const latest = log.organiserMail();
  if (latest && (isDigestDue || isNoticeDue)) {
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
    ? `${inert(name)} is chipping in ${formatAmount(amount, currency)}: ${title}.`
    : `${inert(name)} is getting: ${title}.`;
