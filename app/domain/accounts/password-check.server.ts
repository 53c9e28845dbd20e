import { eq } from "drizzle-orm";
import { countGuess, type GuessSource, guessWait } from "~/domain/shared/guesses.server";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";
import type { Slowed, Wrong } from "./account-outcomes";
import { type Owner, ownerOf, selectOwner } from "./owner.server";
import { isPassword } from "./password-hash.server";
import { recordSecurityEvent } from "./security-events.server";
import type { Viewer } from "./sessions.server";

type Checked = { state: "right"; owner: Owner } | Wrong | Slowed;

/**
 * Checks the password of an address and counts the attempt. Takes the same round trips and one hash
 * whether or not the account exists, so that the time does not reveal it. A right one resets the
 * count of its source.
 */
export async function checkPassword(
  db: Db,
  { email, password, from }: { email: string; password: string; from: GuessSource },
  now: Date,
): Promise<Checked> {
  const guess = await countGuess(db, "password", { owner: email, from }, now);
  const [found, ...counts] = await db.batch([
    selectOwner(db, eq(user.email, email)),
    ...guess.statements,
  ]);
  const retryAfterSeconds = guessWait(counts, now);
  if (retryAfterSeconds !== null) {
    await recordSecurityEvent(db, { email }, { what: "password-limited" }, now);
    return { state: "slowed", retryAfterSeconds };
  }
  const owner = ownerOf(found);
  if (!isPassword(password, owner?.passwordHash) || !owner) {
    await recordSecurityEvent(db, { email }, { what: "password-wrong" }, now);
    return { state: "wrong" };
  }
  await guess.clear();
  return { state: "right", owner };
}

/** Checks the password that a signed-in user types again. */
export function checkOwnPassword(
  db: Db,
  { email, sessionId }: Viewer,
  password: string,
  now: Date,
): Promise<Checked> {
  const from = { id: sessionId, isKnown: true };
  return checkPassword(db, { email, password, from }, now);
}
