import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { accountToken, attempt, emailChange, session, user } from "../../../db/schema/accounts";
import { mailingList } from "../../../db/schema/mail";

const DAY_MS = 24 * 60 * 60 * 1000;
/** An account that was never confirmed, and the wish for mail that came with it, are kept a week. */
const UNCONFIRMED_MS = 7 * DAY_MS;

/** Deletes what no longer means anything: it has expired by `now`, and every reader knows that. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const weekAgo = new Date(now.getTime() - UNCONFIRMED_MS);
  const forgotten = and(isNull(user.confirmedAt), lte(user.createdAt, weekAgo));
  const forgottenIds = db.select({ id: user.id }).from(user).where(forgotten);
  const forgottenEmails = db.select({ email: user.email }).from(user).where(forgotten);
  await db.batch([
    db.delete(session).where(lte(session.expiresAt, now)),
    db.delete(attempt).where(lte(attempt.expiresAt, now)),
    db.delete(emailChange).where(lte(emailChange.codeExpiresAt, new Date(now.getTime() - DAY_MS))),
    db.delete(accountToken).where(lte(accountToken.expiresAt, now)),
    db.delete(accountToken).where(inArray(accountToken.userId, forgottenIds)),
    db
      .delete(mailingList)
      .where(and(eq(mailingList.state, "pending"), inArray(mailingList.email, forgottenEmails))),
    db.delete(user).where(forgotten),
  ]);
}
