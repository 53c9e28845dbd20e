import { eq } from "drizzle-orm";
import {
  attemptKey,
  countPasswordAttempt,
  readAttempt,
  secondsUntil,
} from "~/domain/shared/throttling.server";
import type { Db } from "../../../db/client";
import { attempt, user } from "../../../db/schema/accounts";
import { mailingList } from "../../../db/schema/mail";
import type { Slowed } from "./account-outcomes";
import { isPassword } from "./password-hash.server";

type User = typeof user.$inferSelect;
type Checked =
  | { state: "right"; user: User; isSubscribedToMailingList: boolean; key: string }
  | { state: "wrong" }
  | Slowed;

/**
 * Checks the password of an address and counts the attempt. Takes one round trip and one hash
 * whether or not the account exists, so that the time does not reveal it. After "right", the caller
 * resets the count with `clearPasswordAttempts`.
 */
export async function checkPassword(
  db: Db,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<Checked> {
  const key = await attemptKey("password", email);
  const [counted, [attempts], [found]] = await db.batch([
    countPasswordAttempt(db, key, now),
    readAttempt(db, key),
    db
      .select({ user, listState: mailingList.state })
      .from(user)
      .leftJoin(mailingList, eq(mailingList.email, user.email))
      .where(eq(user.email, email)),
  ]);
  if (counted.length === 0) {
    const until = attempts?.slowedUntil ?? now;
    return { state: "slowed", retryAfterSeconds: secondsUntil(until, now) };
  }
  if (!isPassword(password, found?.user.passwordHash) || !found) return { state: "wrong" };
  const isSubscribedToMailingList = found.listState === "subscribed";
  return { state: "right", user: found.user, isSubscribedToMailingList, key };
}

/** The statement that resets the count of wrong passwords of an address. */
export function clearPasswordAttempts(db: Db, key: string) {
  return db.delete(attempt).where(eq(attempt.key, key));
}
