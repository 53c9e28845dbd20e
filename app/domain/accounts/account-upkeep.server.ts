import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { accountToken, attempt, emailChange, session, user } from "../../../db/schema/accounts";
import { mailingList } from "../../../db/schema/mail";
import { securityEvent } from "../../../db/schema/security";
import { authenticatorApp } from "../../../db/schema/two-step";
import { SECURITY_EVENT_DAYS } from "./security-events.server";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Unconfirmed accounts, and their pending mailing list subscriptions, are kept for a week. */
const UNCONFIRMED_MS = 7 * DAY_MS;

/**
 * Deletes sessions, tokens, counters, security events, email changes, unfinished set-ups of authenticator apps and
 * unconfirmed accounts expired by `now`.
 */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const weekAgo = new Date(now.getTime() - UNCONFIRMED_MS);
  const abandoned = and(isNull(user.confirmedAt), lte(user.createdAt, weekAgo));
  const abandonedIds = db.select({ id: user.id }).from(user).where(abandoned);
  const abandonedEmails = db.select({ email: user.email }).from(user).where(abandoned);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const eventsEnd = new Date(now.getTime() - SECURITY_EVENT_DAYS * DAY_MS);
  const isUnfinished = isNull(authenticatorApp.confirmedAt);
  await db.batch([
    db.delete(authenticatorApp).where(and(isUnfinished, lte(authenticatorApp.createdAt, dayAgo))),
    db.delete(session).where(lte(session.expiresAt, now)),
    db.delete(securityEvent).where(lte(securityEvent.at, eventsEnd)),
    db.delete(attempt).where(lte(attempt.expiresAt, now)),
    db.delete(emailChange).where(lte(emailChange.codeExpiresAt, dayAgo)),
    db.delete(accountToken).where(lte(accountToken.expiresAt, now)),
    db.delete(accountToken).where(inArray(accountToken.userId, abandonedIds)),
    db
      .delete(mailingList)
      .where(and(eq(mailingList.state, "pending"), inArray(mailingList.email, abandonedEmails))),
    db.delete(user).where(abandoned),
  ]);
}
