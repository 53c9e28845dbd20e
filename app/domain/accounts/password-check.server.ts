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
 * Checks the password of an address, counting the try; one round trip and one hash, whether or not
 * there is such an account. Who gets "right" forgets the tries (`clearPasswordAttempts`).
 */
export async function checkPassword(
  db: Db,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<Checked> {
  const key = await attemptKey("password", email);
  const [claimed, [tries], [found]] = await db.batch([
    countPasswordAttempt(db, key, now),
    readAttempt(db, key),
    db
      .select({ user, listState: mailingList.state })
      .from(user)
      .leftJoin(mailingList, eq(mailingList.email, user.email))
      .where(eq(user.email, email)),
  ]);
  if (claimed.length === 0) {
    const until = tries?.slowedUntil ?? now;
    return { state: "slowed", retryAfterSeconds: secondsUntil(until, now) };
  }
  if (!isPassword(password, found?.user.passwordHash) || !found) return { state: "wrong" };
  const isSubscribedToMailingList = found.listState === "subscribed";
  return { state: "right", user: found.user, isSubscribedToMailingList, key };
}

/** The statement that forgets the wrong passwords of an address. */
export function clearPasswordAttempts(db: Db, key: string) {
  return db.delete(attempt).where(eq(attempt.key, key));
}
