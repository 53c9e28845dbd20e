import { eq, sql } from "drizzle-orm";
import { mayGetTyped } from "~/domain/mail/typed-mail.server";
import { attemptKey, countAttempt, waitFor } from "~/domain/shared/throttling.server";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";

/** By the hour and by the day. Resets are counted apart, so that no other request of a stranger's keeps an owner from one. */
const COUNTERS = {
  reset: ["resets", "resetsOfDay"],
  other: ["mails", "mailsOfDay"],
} as const;

/**
 * The account of this address, if any, and whether the limits allow another mail to it: ten an hour, after
 * ten in a day the first of each hour, so that a link that works is never more than an hour away, and three
 * a day to an address that nobody has confirmed. Counts one. One round trip. `nothing` is a statement
 * that writes and changes nothing, for where no mail is queued: so that the time does not tell.
 */
export async function findAccountForMail(
  db: Db,
  email: string,
  now: Date,
  kind: keyof typeof COUNTERS = "other",
) {
  const [hourly, daily] = COUNTERS[kind];
  const key = await attemptKey(hourly, email);
  const keyOfDay = await attemptKey(daily, email);
  const [[counted], [ofDay], [allowed], [known]] = await db.batch([
    countAttempt(db, hourly, key, now),
    countAttempt(db, daily, keyOfDay, now),
    db.select({ isAllowed: sql<number>`${mayGetTyped(db, email, now)}` }).from(sql`(SELECT 1)`),
    db.select().from(user).where(eq(user.email, email)),
  ]);
  const isWithin =
    waitFor(hourly, counted, now) === null &&
    (waitFor(daily, ofDay, now) === null || counted?.count === 1);
  const mayMail = allowed?.isAllowed === 1 && isWithin;
  return { known, mayMail, nothing: countAttempt(db, hourly, key, now, 0) };
}
