import { eq } from "drizzle-orm";
import {
  countPasswordAttempt,
  type PasswordSource,
  passwordKeys,
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
  { email, password, from }: { email: string; password: string; from: PasswordSource },
  now: Date,
): Promise<Checked> {
  const { own, strangers } = await passwordKeys(email, from);
  const counted = [countPasswordAttempt(db, own, "fromOne", now), readAttempt(db, own)] as const;
  const account = db
    .select({ user, listState: mailingList.state })
    .from(user)
    .leftJoin(mailingList, eq(mailingList.email, user.email))
    .where(eq(user.email, email));
  const [[found], ...counts] =
    strangers === null
      ? await db.batch([account, ...counted])
      : await db.batch([
          account,
          ...counted,
          countPasswordAttempt(db, strangers, "fromStrangers", now),
          readAttempt(db, strangers),
        ]);
  const slowed = slowedBy(counts, now);
  if (slowed) return slowed;
  if (!isPassword(password, found?.user.passwordHash) || !found) return { state: "wrong" };
  const isSubscribedToMailingList = found.listState === "subscribed";
  return { state: "right", user: found.user, isSubscribedToMailingList, key: own };
}

type Counts = [counted: { count: number }[], attempts: (typeof attempt.$inferSelect)[]];

/** The wait of the first count that allows no try; null if all do. */
function slowedBy(counts: Counts | [...Counts, ...Counts], now: Date): Slowed | null {
  for (let place = 0; place < counts.length; place += 2) {
    const [counted, attempts] = counts.slice(place, place + 2) as Counts;
    if (counted.length > 0) continue;
    const until = attempts[0]?.slowedUntil ?? now;
    return { state: "slowed", retryAfterSeconds: secondsUntil(until, now) };
  }
  return null;
}

/** The statement that resets a count of wrong passwords. */
export function clearPasswordAttempts(db: Db, key: string) {
  return db.delete(attempt).where(eq(attempt.key, key));
}
