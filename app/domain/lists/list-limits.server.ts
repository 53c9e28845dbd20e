import { attemptKey, countAttempt, waitFor } from "~/domain/shared/throttling.server";
import type { Db } from "../../../db/client";
import type { GiverReminder } from "./list-log";

type ListLimit = "lists" | "listMails" | "listMailsTo";

/** Counts something; the seconds to wait if it is over its limit, else null. */
async function count(db: Db, kind: ListLimit, owner: string, now: Date): Promise<number | null> {
  const [counted] = await countAttempt(db, kind, await attemptKey(kind, owner), now);
  return waitFor(kind, counted, now);
}

/** Counts a new list against the limit of a network address; the seconds to wait if over it, else null. */
export const admitList = (db: Db, client: string, now: Date) => count(db, "lists", client, now);

/**
 * Counts a mail to a giver: the seconds to wait if the network address has asked for too many, "unsent" if
 * the email address has had its mails of the day, which the visitor is not told.
 */
export async function admitListMail(
  db: Db,
  { client, email }: { client: string; email: string },
  now: Date,
): Promise<number | "unsent" | null> {
  const wait = await count(db, "listMails", client, now);
  if (wait !== null) return wait;
  return (await count(db, "listMailsTo", email, now)) === null ? null : "unsent";
}

/** Counts reminders that are due among the mails of the day to their addresses; those that fit in. */
export async function admitReminders(
  db: Db,
  reminders: GiverReminder[],
  now: Date,
): Promise<GiverReminder[]> {
  const keys = await Promise.all(reminders.map(({ email }) => attemptKey("listMailsTo", email)));
  const [first, ...others] = keys.map((key) => countAttempt(db, "listMailsTo", key, now));
  if (!first) return [];
  const counts = await db.batch([first, ...others]);
  return reminders.filter((_, place) => waitFor("listMailsTo", counts[place]?.[0], now) === null);
}
