import { and, eq, exists, sql } from "drizzle-orm";
import { SUBSCRIBE_LABEL } from "~/domain/mail/mailing-list";
import { subscribeConfirmed, unsubscribe } from "~/domain/mail/mailing-list-consent.server";
import { outboxInsert } from "~/domain/mail/outbox.server";
import { forgetAddress } from "~/domain/mail/outbox-upkeep.server";
import { writeReminderFacts } from "~/domain/reminders/reminder-facts.server";
import { hashSecret } from "~/domain/shared/secrets.server";
import { accountToken, emailChange, session, user } from "../../../db/schema/accounts";
import { profileCard } from "../../../db/schema/people";
import { emailChangedLetter } from "./account-letters";
import { dropToken, ownerOfToken } from "./account-tokens.server";
import type { AccountDeps } from "./accounts.server";
import { claimCode, isSameChange } from "./email-codes.server";
import { recordSecurityEvent } from "./security-events.server";
import type { Viewer } from "./sessions.server";

/**
 * Checks the second code, then changes the address, ends every session (this one too) and the
 * calendar address, moves a mailing list subscription to the new address, and takes the old one out of
 * the outbox. False if the code is wrong, expired, used or tried too often.
 */
export async function confirmNewEmail(
  { db, origin }: AccountDeps,
  viewer: Viewer,
  code: string,
  now: Date,
): Promise<boolean> {
  const { userId, email, firstName } = viewer;
  const claimed = await claimCode(db, userId, "code2", code, now);
  if (!claimed) return false;
  const { newEmail } = claimed;
  const isUnchanged = exists(
    db.select({ id: emailChange.userId }).from(emailChange).where(isSameChange(claimed)),
  );
  const isNow = exists(
    db
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, userId), eq(user.email, newEmail))),
  );
  const letter = await emailChangedLetter({ firstName, origin, newEmail });
  const mail = {
    ...letter,
    kind: "account.email-changed" as const,
    to: email,
    userId,
    dedupeKey: `email-changed:${claimed.codeHash}`,
  };
  const list = { email: newEmail, place: "account", text: SUBSCRIBE_LABEL };
  try {
    const [changed] = await db.batch([
      db
        .update(user)
        .set({ email: newEmail, calendarSecretHash: null, sessionsEndedAt: now })
        .where(and(eq(user.id, userId), eq(user.email, email), isUnchanged))
        .returning({ id: user.id }),
      writeReminderFacts(db, eq(profileCard.userId, userId)),
      db.delete(session).where(and(eq(session.userId, userId), isNow)),
      db.delete(emailChange).where(and(eq(emailChange.userId, userId), isNow)),
      db.delete(accountToken).where(and(eq(accountToken.userId, userId), isNow)),
      ...forgetAddress(db, { userId, email, isChanged: isNow }),
      outboxInsert(db, mail, now),
      ...(viewer.isSubscribedToMailingList
        ? [subscribeConfirmed(db, list, now), unsubscribe(db, email, now)]
        : []),
    ]);
    if (changed.length === 0) return false;
    await recordSecurityEvent(db, { userId }, { what: "email-changed" }, now);
    return true;
  } catch (error) {
    // Someone registered the new address after the code was sent.
    if (String(error).includes("UNIQUE constraint failed: user.email")) return false;
    throw error;
  }
}

/** Cancels the viewer's email change at any step. */
export async function abandonEmailChange(
  { db }: Pick<AccountDeps, "db">,
  { userId }: Viewer,
): Promise<void> {
  await db.batch([
    db.delete(emailChange).where(eq(emailChange.userId, userId)),
    dropToken(db, userId, "cancel-email-change"),
  ]);
}

/** Cancels by the link in the first code's mail. False if the link is not valid. */
export async function cancelEmailChange(
  { db }: Pick<AccountDeps, "db">,
  cancelToken: string,
  now: Date,
): Promise<boolean> {
  const hash = await hashSecret(cancelToken);
  const purpose = "cancel-email-change";
  const [cancelled] = await db.batch([
    db
      .delete(emailChange)
      .where(eq(emailChange.userId, sql`(${ownerOfToken(db, hash, purpose, now)})`))
      .returning({ userId: emailChange.userId }),
    db
      .delete(accountToken)
      .where(and(eq(accountToken.hash, hash), eq(accountToken.purpose, purpose))),
  ]);
  return cancelled.length > 0;
}
