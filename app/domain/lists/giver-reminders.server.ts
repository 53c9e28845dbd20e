import { type Day, formatDay } from "~/domain/holidays/calendar-day";
import { outboxInsert } from "~/domain/mail/outbox.server";
import { stopHeaders, stopLink } from "~/domain/mail/stop-link.server";
import type { EventLogStore } from "~/domain/search/event-log-store";
import type { Secrets } from "~/lib/keys.server";
import type { Db } from "../../../db/client";
import { outbox } from "../../../db/schema/mail";
import { type Claim, LIST_LIMITS, type ListDetails, listPath } from "./gift-list";
import { listReminderLetter } from "./list-letters";
import { admitReminders } from "./list-limits.server";
import { type GiverReminder, listLog } from "./list-log";

type Deps = { db: Db; secrets: Secrets };

const DAY_MS = 24 * 60 * 60 * 1000;

/** When givers are reminded: a week before the day, in the morning (UTC). */
export const remindedAt = (day: Day) => new Date(Date.parse(`${day}T08:00:00Z`) - 7 * DAY_MS);

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
  const others = log.reminders().filter((one) => !isSame(one, reminder));
  log.keepReminders([...others, reminder].slice(-LIST_LIMITS.claims));
  return true;
}

/** An id is a form's, and the forms of two gifts may be sent with one. */
const isSame = (one: GiverReminder, { claimId, giftId }: GiverReminder) =>
  one.claimId === claimId && one.giftId === giftId;

/** When the next reminder is due; null if there is none. */
export function nextReminder(store: EventLogStore): Date | null {
  const log = listLog(store);
  const day = log.details()?.day;
  const times = day ? log.reminders().map((one) => dueAt(one, day)) : [];
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

const dueAt = ({ notBefore }: GiverReminder, day: Day) =>
  Math.max(remindedAt(day).getTime(), notBefore ? Date.parse(notBefore) : 0);

/**
 * Queues the reminders that are due. One to an address that has had its mails of the day waits for the
 * next, as long as that is not past the list's day. Whether one was queued.
 */
export async function mailReminders(
  deps: Deps,
  list: { uid: string; store: EventLogStore },
  now: Date,
): Promise<boolean> {
  const log = listLog(list.store);
  const details = log.details();
  const giver = log.keys()?.giver;
  if (!details?.day || giver === undefined) return false;
  const { day } = details;
  const due = log.reminders().filter((one) => dueAt(one, day) <= now.getTime());
  if (due.length === 0) return false;
  const isClaimed = ({ giftId, claimId }: GiverReminder) =>
    log.claims(giftId).some(({ id }) => id === claimId);
  const claimed = due.filter(isClaimed);
  const path = listPath(list.uid + giver);
  const queued = await queue(deps, claimed, { ...details, day, path, uid: list.uid }, now);
  const later = new Date(now.getTime() + DAY_MS);
  const isPast = later.getTime() >= Date.parse(`${day}T00:00:00Z`) + DAY_MS;
  const isIn = (some: GiverReminder[], one: GiverReminder) => some.some((it) => isSame(it, one));
  // Read again: others may have asked meanwhile.
  const left = log.reminders().flatMap((one) => {
    if (!isIn(due, one)) return [one];
    const waits = !isPast && isIn(claimed, one) && !isIn(queued, one);
    return waits ? [{ ...one, notBefore: later.toISOString() }] : [];
  });
  log.keepReminders(left);
  return queued.length > 0;
}

/** Queues as many of some reminders as their addresses may get today, and returns these. */
async function queue(
  { db, secrets }: Deps,
  reminders: GiverReminder[],
  { day, region, path, uid }: Pick<ListDetails, "region"> & { day: Day; path: string; uid: string },
  now: Date,
): Promise<GiverReminder[]> {
  const admitted = await admitReminders(db, reminders, now);
  const mails = await Promise.all(
    admitted.map(async ({ email: to, giftId, claimId, origin }) => {
      const stop = await stopLink({ secrets, origin }, { email: to, stop: "everything" });
      const place = { origin, listLink: origin + path, stopLink: stop };
      const letter = listReminderLetter({ ...place, day: formatDay(day, region) });
      const dedupeKey = `list.reminder:${uid}:${giftId}:${claimId}`;
      const kind = "list.reminder" as const;
      return { ...letter, kind, to, headers: stopHeaders(stop), dedupeKey };
    }),
  );
  const [first, ...others] = mails.map((mail) =>
    outboxInsert(db, mail, now).returning({ id: outbox.id }),
  );
  if (!first) return [];
  const rows = await db.batch([first, ...others]);
  return admitted.filter((_, place) => (rows[place]?.length ?? 0) > 0);
}
