import { and, eq, exists, sql } from "drizzle-orm";
import { insertPendingSubscription, unsubscribe } from "~/domain/mail/mailing-list-consent.server";
import { joinIfPending, joinList, type ListDeps } from "~/domain/mail/mailing-list-joining.server";
import { outboxInsert } from "~/domain/mail/outbox.server";
import type { LinkSigner } from "~/domain/mail/signed-link.server";
import { stopHeaders, stopLink } from "~/domain/mail/stop-link.server";
import type { TypedMailDeps } from "~/domain/mail/typed-mail-limits.server";
import { refreshReminders } from "~/domain/reminders/reminder-times.server";
import { withMailedReturn } from "~/domain/shared/return-path";
import { hashSecret } from "~/domain/shared/secrets.server";
import type { Db } from "../../../db/client";
import { accountToken, user } from "../../../db/schema/accounts";
import type { ProfileUpdate, Registration } from "./account.schema";
import { findAccountForMail } from "./account-for-mail.server";
import type { Refused, Slowed } from "./account-outcomes";
import { newToken, ownerOfToken } from "./account-tokens.server";
import { knownMail } from "./known-mail.server";
import { hashPassword } from "./password-hash.server";
import type { Viewer } from "./sessions.server";
import { confirmLetter } from "./unconfirmed-letters";
import { type IsBreached, weakPasswordErrors } from "./weak-password.server";

/** `origin` is the absolute origin of links in mails. */
export type AccountDeps = { db: Db; origin: string };
/** `secrets` are those of the deployment. */
/** `isBreached` is null where no service is configured. */
export type PasswordDeps = { isBreached: IsBreached | null };
export type LoginDeps = AccountDeps & LinkSigner;

/**
 * Registers an unconfirmed account and queues its confirmation mail. If the address already has an
 * account, queues a mail to its owner instead; the outcome, the hashing and the number of round
 * trips are the same, to hide which addresses are registered. `returnTo` is the path to return to after
 * the log-in.
 */
export async function register(
  { db, secrets, origin, isBreached, waitToMail }: LoginDeps & PasswordDeps & TypedMailDeps,
  registration: Registration,
  now: Date,
  returnTo = "/",
): Promise<{ state: "registered" } | Refused | Slowed> {
  const { email, firstName, lastName, password } = registration;
  const errors = await weakPasswordErrors(db, password, registration, {
    field: "password",
    isBreached,
  });
  if (errors) return { state: "refused", errors };
  const wait = await waitToMail(1);
  if (wait !== null) return { state: "slowed", retryAfterSeconds: wait };
  const passwordHash = hashPassword(password);
  const { known, mayMail, nothing } = await findAccountForMail(db, email, now);
  const userId = crypto.randomUUID();
  const link = await newToken(db, userId, "confirm", now);
  if (known) {
    const mail = await knownMail({ secrets, origin, returnTo }, known, `known:${link.hash}`);
    await db.batch([mayMail ? outboxInsert(db, mail, now) : nothing]);
    return { state: "registered" };
  }
  const mail = await confirmation({ secrets, origin, email, returnTo }, link);
  const row = { id: userId, email, firstName, lastName, passwordHash, createdAt: now };
  try {
    await db.batch([
      db.insert(user).values({ ...row, agreedToTermsAt: now }),
      ...link.statements,
      outboxInsert(db, mail, now),
      ...(registration.subscribeToMailingList ? [insertPendingSubscription(db, email, now)] : []),
    ]);
  } catch (error) {
    // A concurrent request registered this address and queued its mail.
    if (!String(error).includes("UNIQUE constraint failed: user.email")) throw error;
  }
  return { state: "registered" };
}

/**
 * Queues a new confirmation link if the account is unconfirmed; does not reveal whether it is. The seconds to
 * wait if the visitor has had too many mails sent, else null.
 */
export async function resendConfirmation(
  { db, secrets, origin, waitToMail }: LoginDeps & TypedMailDeps,
  email: string,
  now: Date,
  returnTo = "/",
): Promise<number | null> {
  const wait = await waitToMail(1);
  if (wait !== null) return wait;
  const { known, mayMail, nothing } = await findAccountForMail(db, email, now);
  const link = await newToken(db, known?.id ?? "", "confirm", now);
  const mail = await confirmation({ secrets, origin, email, returnTo }, link);
  const isSent = known && !known.confirmedAt && mayMail;
  await db.batch(isSent ? [...link.statements, outboxInsert(db, mail, now)] : [nothing]);
  return null;
}

/** Confirms the account of a link: its address, or null if the link is unknown, used or older than 24 hours. */
export async function confirmEmail(
  deps: ListDeps,
  token: string,
  now: Date,
): Promise<string | null> {
  const { db } = deps;
  const hash = await hashSecret(token);
  const owner = ownerOfToken(db, hash, "confirm", now);
  const [account] = await db
    .select({ email: user.email })
    .from(user)
    .where(eq(user.id, sql`(${owner})`));
  if (!account) return null;
  const { email } = account;
  const [confirmed] = await db.batch([
    db
      .update(user)
      .set({ confirmedAt: sql`coalesce(${user.confirmedAt}, ${now.getTime()})` })
      .where(eq(user.id, sql`(${owner})`))
      .returning({ id: user.id }),
    ...(await joinIfPending(deps, { email, isConfirmed: exists(owner) }, now)),
    db
      .delete(accountToken)
      .where(and(eq(accountToken.hash, hash), eq(accountToken.purpose, "confirm"))),
  ]);
  return confirmed.length > 0 ? email : null;
}

/** Changes the names, and region and time zone if given. Returns the updated viewer. */
export async function updateProfile(
  { db }: Pick<AccountDeps, "db">,
  viewer: Viewer,
  { email: _unchanged, ...profile }: ProfileUpdate,
  now: Date,
): Promise<Viewer> {
  await db.update(user).set(profile).where(eq(user.id, viewer.userId));
  const given = Object.entries(profile).filter(([, value]) => value !== undefined);
  const updated: Viewer = { ...viewer, ...Object.fromEntries(given) };
  await refreshReminders(db, viewer.userId, now);
  return updated;
}

/** Subscribes or unsubscribes the viewer's address. Returns the updated viewer. */
export async function setSubscription(
  deps: ListDeps,
  viewer: Viewer,
  isSubscribed: boolean,
  now: Date,
): Promise<Viewer> {
  const { db } = deps;
  const { email } = viewer;
  await (isSubscribed
    ? db.batch(await joinList(deps, { email, place: "account" }, now))
    : db.batch([unsubscribe(db, email, now)]));
  return { ...viewer, isSubscribedToMailingList: isSubscribed };
}

async function confirmation(
  { email, returnTo, ...signer }: LinkSigner & { email: string; returnTo: string },
  { token, hash }: { token: string; hash: string },
) {
  const { origin } = signer;
  const stop = await stopLink(signer, { email, stop: "everything" });
  const letter = await confirmLetter({
    origin,
    link: withMailedReturn(`${origin}/confirm?token=${token}`, returnTo),
    stopLink: stop,
  });
  const headers = stopHeaders(stop);
  const kind = "account.confirm" as const;
  return { ...letter, kind, to: email, headers, dedupeKey: `confirm:${hash}` };
}
