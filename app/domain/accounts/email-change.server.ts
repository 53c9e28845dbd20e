import { and, eq, inArray } from "drizzle-orm";
import { type OutgoingMail, outboxInsert } from "~/domain/mail/outbox.server";
import { stopHeaders, stopLink } from "~/domain/mail/stop-link.server";
import type { TypedMailDeps } from "~/domain/mail/typed-mail-limits.server";
import { attemptKey, countAttempt, readAttempt } from "~/domain/shared/throttling.server";
import { emailChange } from "../../../db/schema/accounts";
import { findAccountForMail } from "./account-for-mail.server";
import { emailChangeCodeLetter } from "./account-letters";
import { newToken } from "./account-tokens.server";
import type { AccountDeps, LoginDeps } from "./accounts.server";
import {
  CODE_LIMITS,
  claimCode,
  emailChangeState,
  freshCode,
  isSameChange,
  selectEmailChange,
  waitBefore,
} from "./email-codes.server";
import { knownMail } from "./known-mail.server";
import type { Viewer } from "./sessions.server";
import { newEmailCodeLetter } from "./unconfirmed-letters";

/**
 * The outcome of requesting a code. "too-soon": within 60 s of the last one, or over a daily
 * limit; "same": the address is the current one; "not-now": the first code was not confirmed, or
 * over an hour ago.
 */
export type CodeOutcome =
  | { state: "sent" }
  | { state: "too-soon"; retryAfterSeconds: number }
  | { state: "same" }
  | { state: "not-now" };

/** Starts an email change, or resends its first code: the code goes to the current address. */
export async function requestEmailChangeCode(
  { db, origin }: AccountDeps,
  viewer: Viewer,
  newEmail: string,
  now: Date,
): Promise<CodeOutcome> {
  const { userId, email, firstName } = viewer;
  if (newEmail === email) return { state: "same" };
  const key = await attemptKey("codes", userId);
  const [[change], [sent]] = await db.batch([selectEmailChange(db, viewer), readAttempt(db, key)]);
  const wait = waitBefore(change?.step === "code1" ? change : undefined, sent, now);
  if (wait !== null) return { state: "too-soon", retryAfterSeconds: wait };

  const link = await newToken(db, userId, "cancel-email-change", now);
  const code = await freshCode(userId, now);
  const cancelLink = `${origin}/cancel-email-change?token=${link.token}`;
  const letter = await emailChangeCodeLetter({
    firstName,
    origin,
    code: code.digits,
    newEmail,
    cancelLink,
  });
  const mail = {
    ...letter,
    kind: "account.code1" as const,
    to: email,
    dedupeKey: `code1:${link.hash}`,
  };
  const row = { ...code.row, step: "code1" as const, newEmail };
  await db.batch([
    db
      .insert(emailChange)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: emailChange.userId, set: row }),
    ...link.statements,
    countAttempt(db, "codes", key, now),
    outboxInsert(db, mail, now),
  ]);
  return { state: "sent" };
}

/** Checks the first code. False if it is wrong, expired, used or tried too often. */
export async function verifyEmailChangeCode(
  { db }: Pick<AccountDeps, "db">,
  viewer: Viewer,
  code: string,
  now: Date,
): Promise<boolean> {
  const claimed = await claimCode(db, viewer.userId, "code1", code, now);
  if (!claimed) return false;
  const taken = await db
    .update(emailChange)
    .set({
      step: "new-email",
      codeHash: null,
      codeExpiresAt: new Date(now.getTime() + CODE_LIMITS.proofMs),
    })
    .where(isSameChange(claimed))
    .returning({ userId: emailChange.userId });
  return taken.length > 0;
}

/**
 * Sends or resends the second code to the new address. If that address has an account, its owner
 * gets a mail about the attempt instead and no code is sent; the outcome is the same, to hide
 * which addresses are registered.
 */
export async function submitNewEmail(
  { db, origin, secrets, waitToMail }: LoginDeps & TypedMailDeps,
  viewer: Viewer,
  newEmail: string,
  now: Date,
): Promise<CodeOutcome> {
  const { userId } = viewer;
  if (newEmail === viewer.email) return { state: "same" };
  const key = await attemptKey("codes", userId);
  const [[change], [sent]] = await db.batch([selectEmailChange(db, viewer), readAttempt(db, key)]);
  const state = emailChangeState(change, now);
  if (!state || state.step === "code1") return { state: "not-now" };
  const wait =
    waitBefore(state.step === "code2" ? change : undefined, sent, now) ?? (await waitToMail(1));
  if (wait !== null) return { state: "too-soon", retryAfterSeconds: wait };

  const { known: owner, mayMail } = await findAccountForMail(db, newEmail, now);
  const code = await freshCode(userId, now);
  const stop = await stopLink({ secrets, origin }, { email: newEmail, stop: "everything" });
  const dedupeKey = `code2:${crypto.randomUUID()}`;
  const mail: OutgoingMail = owner
    ? await knownMail({ secrets, origin, returnTo: "/" }, owner, dedupeKey)
    : {
        ...(await newEmailCodeLetter({ origin, code: code.digits, stopLink: stop })),
        ...{ kind: "account.code2", to: newEmail, headers: stopHeaders(stop), userId, dedupeKey },
      };
  await db.batch([
    db
      .update(emailChange)
      .set({ ...code.row, step: "code2", newEmail })
      .where(
        and(eq(emailChange.userId, userId), inArray(emailChange.step, ["new-email", "code2"])),
      ),
    countAttempt(db, "codes", key, now),
    ...(mayMail ? [outboxInsert(db, mail, now)] : []),
  ]);
  return { state: "sent" };
}
