import { and, asc, eq, isNotNull, notExists } from "drizzle-orm";
import { type OutgoingMail, outboxInsert } from "~/domain/mail/outbox.server";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";
import { authenticatorApp, passkey, recoveryCode } from "../../../db/schema/two-step";
import type { Slowed, Wrong } from "./account-outcomes";
import type { AccountDeps } from "./accounts.server";
import { checkOwnPassword } from "./password-check.server";
import { newRecoveryCodes } from "./recovery-codes.server";
import { recordSecurityEvent } from "./security-events.server";
import type { Viewer } from "./sessions.server";
import { type TwoStepChange, twoStepLetter } from "./two-step-letters";

/** The queries for a user's factors, so that a screen can batch them; `factorsOf` reads them. */
export function selectFactors(db: Db, userId: string) {
  return [
    db.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(asc(passkey.createdAt)),
    db.select().from(authenticatorApp).where(eq(authenticatorApp.userId, userId)),
    db
      .select({ createdAt: recoveryCode.createdAt })
      .from(recoveryCode)
      .where(eq(recoveryCode.userId, userId)),
  ] as const;
}

type Rows = readonly [
  (typeof passkey.$inferSelect)[],
  (typeof authenticatorApp.$inferSelect)[],
  { createdAt: Date }[],
];

/** A user's factors. `app` may still wait for its first code; `isOn` tells whether a log-in needs one. */
export function factorsOf([passkeys, [app], codes]: Rows) {
  const hasApp = Boolean(app?.confirmedAt);
  const isOn = hasApp || passkeys.length > 0;
  return { isOn, hasApp, passkeys, app, recoveryCodesLeft: codes.length };
}

export async function readFactors(db: Db, userId: string) {
  return factorsOf(await db.batch(selectFactors(db, userId)));
}

/**
 * The statements that go with a new factor: a mail to the owner, and recovery codes unless there are
 * some. `recoveryCodes` are for the screen, which is the only place where they are ever readable. The caller
 * records the security event once they have run.
 */
export async function factorAdded(
  { db, origin }: AccountDeps,
  viewer: Viewer,
  change: TwoStepChange,
  now: Date,
) {
  const { recoveryCodesLeft } = await readFactors(db, viewer.userId);
  const fresh = recoveryCodesLeft === 0 ? await newRecoveryCodes(db, viewer.userId, now) : null;
  return {
    recoveryCodes: fresh?.codes ?? null,
    statements: [
      ...(fresh?.statements ?? []),
      endAdvice(db, viewer.userId, now),
      outboxInsert(db, await changeMail(origin, viewer, change), now),
    ],
  };
}

/** The statements that go with a removed factor: without any, the recovery codes go too. */
export async function factorRemoved(
  { db, origin }: AccountDeps,
  viewer: Viewer,
  change: TwoStepChange,
  now: Date,
) {
  const { userId } = viewer;
  await recordSecurityEvent(db, { userId }, { what: change.what }, now);
  const apps = db
    .select({ userId: authenticatorApp.userId })
    .from(authenticatorApp)
    .where(and(eq(authenticatorApp.userId, userId), isNotNull(authenticatorApp.confirmedAt)));
  const passkeys = db.select({ id: passkey.id }).from(passkey).where(eq(passkey.userId, userId));
  const isOff = and(notExists(apps), notExists(passkeys));
  return [
    db.delete(recoveryCode).where(and(eq(recoveryCode.userId, userId), isOff)),
    outboxInsert(db, await changeMail(origin, viewer, change), now),
  ] as const;
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(
  { db, origin }: AccountDeps,
  viewer: Viewer,
  password: string,
  now: Date,
): Promise<{ state: "renewed"; recoveryCodes: string[] } | { state: "off" } | Wrong | Slowed> {
  const checked = await checkOwnPassword(db, viewer, password, now);
  if (checked.state !== "right") return checked;
  if (!(await readFactors(db, viewer.userId)).isOn) return { state: "off" };
  const { codes, statements } = await newRecoveryCodes(db, viewer.userId, now);
  const mail = await changeMail(origin, viewer, { what: "codes-renewed" });
  await db.batch([...statements, outboxInsert(db, mail, now)]);
  await recordSecurityEvent(db, viewer, { what: "codes-renewed" }, now);
  return { state: "renewed", recoveryCodes: codes };
}

/** The mail by which an owner hears of a change. */
export async function changeMail(
  origin: string,
  { email, firstName }: { email: string; firstName: string },
  change: TwoStepChange,
): Promise<OutgoingMail> {
  const letter = await twoStepLetter({ firstName, origin, change });
  const dedupeKey = `two-step:${crypto.randomUUID()}`;
  return { ...letter, kind: "account.two-step", to: email, dedupeKey };
}

/** The statement after which two-step log-in is not recommended to a user again. */
export function endAdvice(db: Db, userId: string, now: Date) {
  return db.update(user).set({ twoStepAdvisedAt: now }).where(eq(user.id, userId));
}
