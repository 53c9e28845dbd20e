import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import { type Kept, keptMs } from "~/domain/shared/retention";
import type { Db } from "../../../db/client";
import { accountToken, attempt, emailChange, session, user } from "../../../db/schema/accounts";
import { mailingList, outbox } from "../../../db/schema/mail";

/**
 * Deletes sessions, tokens, counters, email changes and unconfirmed accounts expired by `now`; the
 * mails and pending subscriptions of these accounts go with them.
 */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const before = (what: Kept) => new Date(now.getTime() - keptMs(what));
  const abandoned = and(
    isNull(user.confirmedAt),
    lte(user.createdAt, before("unconfirmedAccount")),
  );
  const abandonedIds = db.select({ id: user.id }).from(user).where(abandoned);
  const abandonedEmails = db.select({ email: user.email }).from(user).where(abandoned);
  await db.batch([
    db.delete(session).where(lte(session.expiresAt, now)),
    db.delete(attempt).where(lte(attempt.expiresAt, now)),
    db.delete(emailChange).where(lte(emailChange.codeExpiresAt, before("accountLink"))),
    db.delete(accountToken).where(lte(accountToken.expiresAt, now)),
    db.delete(accountToken).where(inArray(accountToken.userId, abandonedIds)),
    db
      .delete(mailingList)
      .where(and(eq(mailingList.state, "pending"), inArray(mailingList.email, abandonedEmails))),
    db.delete(outbox).where(inArray(outbox.userId, abandonedIds)),
    db.delete(user).where(abandoned),
  ]);
}
