import { and, eq, gt, sql } from "drizzle-orm";
import { hashSecret, newCode } from "~/domain/shared/secrets.server";
import { secondsUntil, waitFor } from "~/domain/shared/throttling.server";
import type { Db } from "../../../db/client";
import { emailChange } from "../../../db/schema/accounts";
import type { Viewer } from "./sessions.server";

/**
 * In milliseconds: how long a code is valid, the wait before another, how long the first code's
 * confirmation counts. `tries` is per code.
 */
export const CODE_LIMITS = {
  lifeMs: 600_000,
  resendMs: 60_000,
  proofMs: 3_600_000,
  tries: 5,
} as const;

type Change = typeof emailChange.$inferSelect;
export type EmailChangeStep = Change["step"];

/** The state of an email change; `codeIsInvalid` if it has expired or was mistyped five times. */
export type EmailChangeState = {
  step: EmailChangeStep;
  newEmail: string;
  codeIsInvalid: boolean;
  /** Seconds until another code may be requested. */
  resendInSeconds: number;
};

/** The query for a user's email change, so that a screen can batch it with its other queries. */
export function selectEmailChange(db: Db, { userId }: Viewer) {
  return db.select().from(emailChange).where(eq(emailChange.userId, userId));
}

/** The state of a selected row. Null if no change is in progress. */
export function emailChangeState(change: Change | undefined, now: Date): EmailChangeState | null {
  const isOver = change?.step === "new-email" && change.codeExpiresAt <= now;
  if (!change || isOver) return null;
  const { step, newEmail } = change;
  const waitsForCode = step !== "new-email";
  return {
    step,
    newEmail,
    codeIsInvalid: waitsForCode && (change.triesLeft <= 0 || change.codeExpiresAt <= now),
    resendInSeconds: waitsForCode ? (resendWait(change, now) ?? 0) : 0,
  };
}

/** The email change in progress, or null. */
export async function readEmailChange(
  db: Db,
  viewer: Viewer,
  now: Date,
): Promise<EmailChangeState | null> {
  const [change] = await selectEmailChange(db, viewer);
  return emailChangeState(change, now);
}

/**
 * Counts a try of a code before comparing it, so that concurrent requests get no more than five
 * tries either. Returns the email change if the code is right, otherwise null.
 */
export async function claimCode(
  db: Db,
  userId: string,
  step: "code1" | "code2",
  code: string,
  now: Date,
): Promise<Change | null> {
  const [change] = await db
    .update(emailChange)
    .set({ triesLeft: sql`${emailChange.triesLeft} - 1` })
    .where(
      and(
        eq(emailChange.userId, userId),
        eq(emailChange.step, step),
        gt(emailChange.triesLeft, 0),
        gt(emailChange.codeExpiresAt, now),
      ),
    )
    .returning();
  return change && change.codeHash === (await hashCode(userId, code)) ? change : null;
}

/** The condition that a change has not been altered since its code was checked. */
export function isSameChange({ userId, step, codeHash }: Change) {
  return and(
    eq(emailChange.userId, userId),
    eq(emailChange.step, step),
    eq(emailChange.codeHash, codeHash ?? ""),
  );
}

/** A new code: its digits for the mail, and the columns to store. */
export async function freshCode(userId: string, now: Date) {
  const digits = newCode();
  const row = {
    codeHash: await hashCode(userId, digits),
    codeSentAt: now,
    codeExpiresAt: new Date(now.getTime() + CODE_LIMITS.lifeMs),
    triesLeft: CODE_LIMITS.tries,
  };
  return { digits, row };
}

const hashCode = (userId: string, code: string) => hashSecret(`${userId}:${code}`);

/**
 * Seconds before another code may be sent: 60 s after the last one, and within the daily limit.
 * Null if it may be sent now.
 */
export function waitBefore(
  last: Change | undefined,
  counted: { count: number; expiresAt: Date } | undefined,
  now: Date,
): number | null {
  const next =
    counted && counted.expiresAt > now ? { ...counted, count: counted.count + 1 } : undefined;
  return (last && resendWait(last, now)) ?? waitFor("codes", next, now);
}

function resendWait({ codeSentAt }: Change, now: Date): number | null {
  const again = new Date(codeSentAt.getTime() + CODE_LIMITS.resendMs);
  return again > now ? secondsUntil(again, now) : null;
}
