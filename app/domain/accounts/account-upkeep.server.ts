import { and, inArray, isNull, lte } from "drizzle-orm";
import { forgetPendingSubscriptions } from "~/domain/mail/mailing-list-consent.server";
import { forgetMails } from "~/domain/mail/outbox-upkeep.server";
import { type Kept, keptMs } from "~/domain/shared/retention";
import type { Db } from "../../../db/client";
import { accountToken, attempt, emailChange, session, user } from "../../../db/schema/accounts";
import { ask } from "../../../db/schema/asking";
import { outbox } from "../../../db/schema/mail";
import { securityEvent } from "../../../db/schema/security";
import { authenticatorApp } from "../../../db/schema/two-step";

/**
 * Deletes sessions, tokens, counters, security events, email changes, unfinished set-ups of
 * authenticator apps, links to recipients that ended long ago with their answers, and unconfirmed accounts expired by `now`; the mails and pending subscriptions of
 * these accounts go with them.
 */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const before = (what: Kept) => new Date(now.getTime() - keptMs(what));
  const abandoned = and(
    isNull(user.confirmedAt),
    lte(user.createdAt, before("unconfirmedAccount")),
  );
  const abandonedIds = db.select({ id: user.id }).from(user).where(abandoned);
  const abandonedEmails = db.select({ email: user.email }).from(user).where(abandoned);
  const isUnfinished = isNull(authenticatorApp.confirmedAt);
  await db.batch([
    db
      .delete(authenticatorApp)
      .where(and(isUnfinished, lte(authenticatorApp.createdAt, before("unfinishedApp")))),
    db.delete(ask).where(lte(ask.endsAt, before("answers"))),
    db.delete(session).where(lte(session.expiresAt, now)),
    db.delete(securityEvent).where(lte(securityEvent.at, before("securityEvent"))),
    db.delete(attempt).where(lte(attempt.expiresAt, now)),
    db.delete(emailChange).where(lte(emailChange.codeExpiresAt, before("accountLink"))),
    db.delete(accountToken).where(lte(accountToken.expiresAt, now)),
    db.delete(accountToken).where(inArray(accountToken.userId, abandonedIds)),
    ...forgetPendingSubscriptions(db, abandonedEmails),
    ...forgetMails(db, inArray(outbox.userId, abandonedIds), now),
    db.delete(securityEvent).where(inArray(securityEvent.userId, abandonedIds)),
    db.delete(user).where(abandoned),
  ]);
}
