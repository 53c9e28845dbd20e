import { and, eq, gt } from "drizzle-orm";
import { outboxInsert } from "~/domain/mail/outbox.server";
import { hashSecret, newCode } from "~/domain/shared/secrets.server";
import { attemptKey, countAttempt, countFor, waitFor } from "~/domain/shared/throttling.server";
import type { Db } from "../../../db/client";
import { accountToken } from "../../../db/schema/accounts";
import type { Slowed } from "./account-outcomes";
import { newToken, ownerOfToken } from "./account-tokens.server";
import type { AccountDeps } from "./accounts.server";
import { CODE_LIMITS } from "./email-codes.server";
import type { Viewer } from "./sessions.server";
import { mailboxCodeLetter } from "./two-step-letters";

/** The query for the code that a user was sent and has not typed yet, so that a screen can batch it. */
export function selectMailboxCode(db: Db, { userId }: Viewer, now: Date) {
  return db
    .select({ sentAt: accountToken.createdAt })
    .from(accountToken)
    .where(
      and(
        eq(accountToken.userId, userId),
        eq(accountToken.purpose, "mailbox"),
        gt(accountToken.expiresAt, now),
      ),
    );
}

/**
 * Queues a code by which a browser proves that its user reads the account's mailbox. Counts as one of the
 * codes of a day; waits 60 s after the last one.
 */
export async function sendMailboxCode(
  { db, origin }: AccountDeps,
  viewer: Viewer,
  now: Date,
): Promise<{ state: "sent" } | Slowed> {
  const { userId, email, firstName } = viewer;
  const [last] = await selectMailboxCode(db, viewer, now);
  const nextAt = (last?.sentAt.getTime() ?? 0) + CODE_LIMITS.resendMs;
  if (nextAt > now.getTime()) {
    return { state: "slowed", retryAfterSeconds: Math.ceil((nextAt - now.getTime()) / 1000) };
  }
  const wait = await countFor(db, "codes", userId, now);
  if (wait !== null) return { state: "slowed", retryAfterSeconds: wait };
  const code = newCode();
  const stored = await newToken(db, userId, "mailbox", now, bound(userId, code));
  const letter = await mailboxCodeLetter({ firstName, origin, code });
  const mail = { ...letter, kind: "account.code-mailbox" as const, to: email };
  const dedupeKey = `mailbox-code:${crypto.randomUUID()}`;
  await db.batch([...stored.statements, outboxInsert(db, { ...mail, dedupeKey }, now)]);
  return { state: "sent" };
}

/**
 * Checks a code and uses it up. Each try counts as one of the codes of a day before it is compared, so that
 * requests at the same time get no more tries.
 */
export async function takeMailboxCode(
  { db }: Pick<AccountDeps, "db">,
  { userId }: Viewer,
  code: string,
  now: Date,
): Promise<{ state: "right" } | { state: "wrong" } | Slowed> {
  const [counted] = await countAttempt(db, "codes", await attemptKey("codes", userId), now);
  const wait = waitFor("codes", counted, now);
  if (wait !== null) return { state: "slowed", retryAfterSeconds: wait };
  const hash = await hashSecret(bound(userId, code));
  const isIt = and(
    eq(accountToken.hash, hash),
    eq(accountToken.userId, ownerOfToken(db, hash, "mailbox", now)),
  );
  const taken = await db.delete(accountToken).where(isIt).returning({ hash: accountToken.hash });
  return { state: taken.length > 0 ? "right" : "wrong" };
}

const bound = (userId: string, code: string) => `mailbox:${userId}:${code}`;
