import { and, eq, exists, ne, sql } from "drizzle-orm";
import { forgetPendingSubscriptions } from "~/domain/mail/mailing-list-consent.server";
import { outboxInsert } from "~/domain/mail/outbox.server";
import type { TypedMailDeps } from "~/domain/mail/typed-mail-limits.server";
import { isGuessOf } from "~/domain/shared/guesses.server";
import { withMailedReturn } from "~/domain/shared/return-path";
import { hashSecret } from "~/domain/shared/secrets.server";
import type { Db } from "../../../db/client";
import { accountToken, attempt, emailChange, session, user } from "../../../db/schema/accounts";
import { findAccountForMail } from "./account-for-mail.server";
import { passwordChangedLetter } from "./account-letters";
import type { PasswordOutcome, ResetOutcome } from "./account-outcomes";
import { dropToken, newToken, ownerOfToken } from "./account-tokens.server";
import type { AccountDeps, LoginDeps, PasswordDeps } from "./accounts.server";
import { resetMail } from "./known-mail.server";
import { checkOwnPassword } from "./password-check.server";
import { hashPassword } from "./password-hash.server";
import { recordSecurityEvent } from "./security-events.server";
import { newSessionSecret } from "./session-secrets.server";
import type { Viewer } from "./sessions.server";
import { weakPasswordErrors } from "./weak-password.server";

/**
 * Changes the password, ends the other sessions, and gives this one a new secret and id, which ends its
 * access tokens.
 */
export async function changePassword(
  { db, origin, isBreached }: AccountDeps & PasswordDeps,
  viewer: Viewer,
  passwords: { currentPassword: string; newPassword: string },
  now: Date,
): Promise<PasswordOutcome> {
  const { userId, email, sessionId } = viewer;
  const errors = await weakPasswordErrors(db, passwords.newPassword, viewer, {
    field: "newPassword",
    isBreached,
  });
  if (errors) return { state: "refused", errors };
  const checked = await checkOwnPassword(db, viewer, passwords.currentPassword, now);
  if (checked.state !== "right") return checked;
  const passwordHash = hashPassword(passwords.newPassword);
  const isNow = passwordIsNow(db, userId, passwordHash);
  const { secret, hashes } = await newSessionSecret();
  const [changed] = await db.batch([
    db
      .update(user)
      .set({ passwordHash, calendarSecretHash: null })
      .where(and(eq(user.id, userId), eq(user.passwordHash, checked.owner.passwordHash)))
      .returning({ id: user.id }),
    db
      .delete(session)
      .where(and(eq(session.userId, userId), ne(session.publicId, sessionId), isNow)),
    db
      .update(session)
      .set({
        ...{ ...hashes, nextHash: null, retiredHash: null },
        publicId: crypto.randomUUID(),
      })
      .where(and(eq(session.userId, userId), eq(session.publicId, sessionId), isNow)),
    dropToken(db, userId, "reset"),
    db.delete(attempt).where(await isGuessOf("password", email)),
    outboxInsert(
      db,
      await changedMail({ origin, email, firstName: viewer.firstName }, passwordHash),
      now,
    ),
  ]);
  if (changed.length === 0) return { state: "wrong" };
  await recordSecurityEvent(db, viewer, { what: "password-changed" }, now);
  return { state: "changed", secret };
}

/**
 * Queues a reset link, valid for 60 minutes, if there is an account; does not reveal whether. The login
 * after it leads to the path `from`. A visitor who has had too many mails sent gets the same answer: a reset
 * of a confirmed address works all the same, another address gets nothing.
 */
export async function requestPasswordReset(
  { db, secrets, origin, waitToMail }: LoginDeps & TypedMailDeps,
  email: string,
  now: Date,
  from = "/",
): Promise<void> {
  const wait = await waitToMail(1);
  const { known, mayMail, nothing } = await findAccountForMail(db, email, now, "reset");
  const link = await newToken(db, known?.id ?? "", "reset", now);
  const query = new URLSearchParams({ email, token: link.token });
  const mail = await resetMail(
    { secrets, origin },
    known ?? { email, firstName: "", confirmedAt: null },
    {
      link: withMailedReturn(`${origin}/reset-password?${query}`, from),
      dedupeKey: `reset:${link.hash}`,
    },
  );
  // Over the limit the link that was sent stays valid.
  const isSent = mayMail && (wait === null || known?.confirmedAt);
  await db.batch(known && isSent ? [...link.statements, outboxInsert(db, mail, now)] : [nothing]);
}

/**
 * Sets the password of a reset link's account. Also confirms its address and ends all its sessions,
 * links, email changes and its calendar address. "invalid" if the link is unknown, used, replaced or expired.
 */
export async function resetPassword(
  { db, origin, isBreached }: AccountDeps & PasswordDeps,
  reset: { email: string; token: string; newPassword: string },
  now: Date,
): Promise<ResetOutcome> {
  const hash = await hashSecret(reset.token);
  const owner = ownerOfToken(db, hash, "reset", now);
  const [known] = await db
    .select()
    .from(user)
    .where(and(eq(user.id, sql`(${owner})`), eq(user.email, reset.email)));
  if (!known) return { state: "invalid" };
  const { id: userId, email, firstName } = known;
  const errors = await weakPasswordErrors(db, reset.newPassword, known, {
    field: "newPassword",
    isBreached,
  });
  if (errors) return { state: "refused", errors };
  const passwordHash = hashPassword(reset.newPassword);
  const isNow = passwordIsNow(db, userId, passwordHash);
  const ownAddress = db
    .select({ email: user.email })
    .from(user)
    .where(and(eq(user.email, email), isNow));
  const [changed] = await db.batch([
    db
      .update(user)
      .set({
        passwordHash,
        confirmedAt: sql`coalesce(${user.confirmedAt}, ${now.getTime()})`,
        calendarSecretHash: null,
      })
      .where(and(eq(user.id, sql`(${owner})`), eq(user.email, email)))
      .returning({ id: user.id }),
    db.delete(session).where(and(eq(session.userId, userId), isNow)),
    db.delete(emailChange).where(and(eq(emailChange.userId, userId), isNow)),
    db.delete(accountToken).where(and(eq(accountToken.userId, userId), isNow)),
    // The box may have been ticked by whoever registered before.
    ...forgetPendingSubscriptions(db, ownAddress),
    db.delete(attempt).where(await isGuessOf("password", email)),
    outboxInsert(db, await changedMail({ origin, email, firstName }, hash), now),
  ]);
  if (changed.length === 0) return { state: "invalid" };
  await recordSecurityEvent(db, { userId }, { what: "password-reset" }, now);
  return { state: "reset" };
}

/** The condition that this write set the password, rather than a concurrent one. */
function passwordIsNow(db: Db, userId: string, passwordHash: string) {
  return exists(
    db
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, userId), eq(user.passwordHash, passwordHash))),
  );
}

async function changedMail(
  { origin, email, firstName }: { origin: string; email: string; firstName: string },
  change: string,
) {
  const letter = await passwordChangedLetter({
    firstName,
    origin,
    resetLink: `${origin}/forgot-password`,
  });
  const dedupeKey = `password-changed:${await hashSecret(change)}`;
  return { ...letter, kind: "account.password-changed" as const, to: email, dedupeKey };
}
