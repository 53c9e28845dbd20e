import { and, eq, isNotNull, lt } from "drizzle-orm";
import { outboxInsert } from "~/domain/mail/outbox.server";
import { countGuess, type GuessSource, guessWait } from "~/domain/shared/guesses.server";
import { authenticatorApp } from "../../../db/schema/two-step";
import type { Slowed } from "./account-outcomes";
import type { LoginDeps } from "./accounts.server";
import { openTotpKey, sealTotpKey } from "./authenticator-app.server";
import type { Owner } from "./owner.server";
import { takeRecoveryCode } from "./recovery-codes.server";
import { recordSecurityEvent } from "./security-events.server";
import { totpStep } from "./totp.server";
import { changeMail } from "./two-step.server";

type Checked = { state: "right" } | { state: "wrong-code" } | Slowed;

/**
 * Checks a code of the authenticator app or a recovery code, uses it up, and counts the attempt. A
 * right one resets the count of its source. Tells the owner by mail of a used recovery code.
 */
export async function checkSecondStep(
  deps: LoginDeps,
  owner: Owner,
  { code, from }: { code: string; from: GuessSource },
  now: Date,
): Promise<Checked> {
  const { db } = deps;
  const guess = await countGuess(db, "secondStep", { owner: owner.id, from }, now);
  const isOwn = and(eq(authenticatorApp.userId, owner.id), isNotNull(authenticatorApp.confirmedAt));
  const [[app], ...counts] = await db.batch([
    db.select().from(authenticatorApp).where(isOwn),
    ...guess.statements,
  ]);
  const retryAfterSeconds = guessWait(counts, now);
  const record = (what: "code-limited" | "code-wrong") =>
    recordSecurityEvent(db, { userId: owner.id }, { what }, now);
  if (retryAfterSeconds !== null) {
    await record("code-limited");
    return { state: "slowed", retryAfterSeconds };
  }
  const isRight = isAppCode(code)
    ? app !== undefined && (await takeAppCode(deps, app, code, now))
    : await takeRecovery(deps, owner, code, now);
  if (!isRight) {
    await record("code-wrong");
    return { state: "wrong-code" };
  }
  await guess.clear();
  return { state: "right" };
}

const isAppCode = (code: string) => /^\d{6}$/.test(code);

/** Whether a code is right and newer than the last one that was accepted (RFC 6238, section 5.2). */
async function takeAppCode(
  { db, secrets }: LoginDeps,
  app: typeof authenticatorApp.$inferSelect,
  code: string,
  now: Date,
): Promise<boolean> {
  const key = await openTotpKey(secrets, app);
  const step = key && (await totpStep(key, code, now));
  if (!step) return false;
  const taken = await db
    .update(authenticatorApp)
    // Sealed anew, so that the secret of the deployment can be replaced.
    .set({ lastStep: step, sealedKey: await sealTotpKey(secrets, key, app.userId) })
    .where(and(eq(authenticatorApp.userId, app.userId), lt(authenticatorApp.lastStep, step)))
    .returning({ userId: authenticatorApp.userId });
  return taken.length > 0;
}

async function takeRecovery(
  { db, origin }: LoginDeps,
  owner: Owner,
  code: string,
  now: Date,
): Promise<boolean> {
  const left = await takeRecoveryCode(db, owner.id, code);
  if (left === null) return false;
  const change = { what: "recovery-code-used", left } as const;
  await db.batch([outboxInsert(db, await changeMail(origin, owner, change), now)]);
  await recordSecurityEvent(db, { userId: owner.id }, { what: change.what }, now);
  return true;
}
