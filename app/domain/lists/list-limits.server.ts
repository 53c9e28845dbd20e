import type { TypedMailDeps } from "~/domain/mail/typed-mail-limits.server";
import {
  attemptKey,
  countAttempt,
  countFor,
  countForAll,
  countVisitor,
  waitFor,
} from "~/domain/shared/throttling.server";
import type { Db } from "../../../db/client";
import type { GiverReminder } from "./list-log";

/**
 * Counts a new list with some gifts: for the visitor at `address` and for their /48 network as one, for
 * everybody as the entries that are written. The seconds to wait if one of these is over its limit of a
 * day, else null.
 */
export const admitList = async (
  db: Db,
  { address, gifts }: { address: string | null; gifts: number },
  now: Date,
) =>
  (await countVisitor(db, { visitor: "lists", network: "networkLists" }, address, now)) ??
  (await countForAll(db, "allListEntries", now, 1 + gifts));

/**
 * Counts a mail to a giver, and their reminder: the seconds to wait if the visitor has asked for too many,
 * "unsent" if the email address has had its mails of the day, which the visitor is not told.
 */
export async function admitListMail(
  { db, waitToMail }: { db: Db } & TypedMailDeps,
  { client, email, isReminded }: { client: string; email: string; isReminded: boolean },
  now: Date,
): Promise<number | "unsent" | null> {
  const wait =
    (await countFor(db, "listMails", client, now)) ?? (await waitToMail(isReminded ? 2 : 1));
  if (wait !== null) return wait;
  return (await countFor(db, "listMailsTo", email, now)) === null ? null : "unsent";
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
