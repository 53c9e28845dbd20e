import { and, eq, gt, gte, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { attempt } from "../../../db/schema/accounts";
import { hashSecret } from "./secrets.server";
import { attemptKey, countInWindow, readAttempt, secondsUntil } from "./throttling.server";

const HOUR_MS = 60 * 60 * 1000;
const WAIT = { firstMs: 15_000, windowMs: 24 * HOUR_MS };

/**
 * Wrong guesses in a day, after which each further try has to wait: 15 s, 30 s and so on up to the
 * longest. From one place for an account, and from all places where nobody has logged in to it before.
 * Who guesses the code of a second step has the password already, so that waits for longer.
 */
const WRONG = {
  password: { fromOne: 10, fromStrangers: 100, longestMs: 60_000 },
  secondStep: { fromOne: 10, fromStrangers: 20, longestMs: HOUR_MS },
} as const;
export type Guess = keyof typeof WRONG;

/**
 * Where a password or code is typed: a network address, or a browser or session that has logged in to
 * this account (`isKnown`). Strangers do not slow the known ones, nor the password of who has just used
 * a link of the account's mailbox (`readsMailbox`).
 */
export type GuessSource = { id: string; isKnown: boolean; readsMailbox?: boolean };

/**
 * Whoever reads the mailbox has one count, whatever the browser: each link would make another. The second step
 * is there for when a mailbox is not the owner's alone, so that has none.
 */
function placeOf(kind: Guess, { id, isKnown, readsMailbox }: GuessSource) {
  if (isKnown || kind !== "password" || !readsMailbox) return { id, isApart: isKnown };
  return { id: "mailbox", isApart: true };
}

/** The condition of all counters of wrong guesses for an account. */
export async function isGuessOf(kind: Guess, owner: string) {
  const all = await attemptKey(kind, owner);
  // ';' follows ':' in ASCII.
  const fromOne = and(gte(attempt.key, `${all}:`), lt(attempt.key, `${all};`));
  return or(eq(attempt.key, all), fromOne);
}

/**
 * Counts a guess before it is checked, so that concurrent requests get no extra tries. Batch
 * `statements` with the read that the check needs, and ask `guessWait` whether it may be checked.
 * Also counts addresses without an account, so that the wait does not reveal which have one. After a
 * right guess the caller resets the count of this source with `clear`, which also takes the guess out of the
 * count of all.
 */
export async function countGuess(
  db: Db,
  kind: Guess,
  { owner, from }: { owner: string; from: GuessSource },
  now: Date,
) {
  const all = await attemptKey(kind, owner);
  const { id, isApart } = placeOf(kind, from);
  const own = `${all}:${await hashSecret(id)}`;
  const { fromOne, fromStrangers } = WRONG[kind];
  const ofOne = [countUpTo(db, own, kind, fromOne, now), readAttempt(db, own)] as const;
  const ofAll = [countUpTo(db, all, kind, fromStrangers, now), readAttempt(db, all)] as const;
  return {
    statements: isApart ? ofOne : ([...ofOne, ...ofAll] as const),
    clear: async () => {
      const isAll = and(eq(attempt.key, all), gt(attempt.count, 0));
      const uncounted = { count: sql`${attempt.count} - 1`, slowedUntil: null };
      const others = db.update(attempt).set(uncounted).where(isAll);
      const mine = db.delete(attempt).where(eq(attempt.key, own));
      await db.batch(isApart ? [mine] : [mine, others]);
    },
  };
}

type Counts = [counted: { count: number }[], attempts: (typeof attempt.$inferSelect)[]];

/** The seconds to wait by the first count that allows no try; null if all do. */
export function guessWait(counts: Counts | [...Counts, ...Counts], now: Date): number | null {
  for (let place = 0; place < counts.length; place += 2) {
    const [counted, attempts] = counts.slice(place, place + 2) as Counts;
    if (counted.length === 0) return secondsUntil(attempts[0]?.slowedUntil ?? now, now);
  }
  return null;
}

/** Returns no row while the key has to wait. */
function countUpTo(db: Db, key: string, kind: Guess, free: number, now: Date) {
  const count = countInWindow(now);
  const expiresAt = new Date(now.getTime() + WAIT.windowMs);
  const wait = sql`min(${WRONG[kind].longestMs}, ${WAIT.firstMs} << min(8, ${count} - ${free}))`;
  return db
    .insert(attempt)
    .values({ key, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count,
        slowedUntil: sql`CASE WHEN ${count} >= ${free} THEN ${now.getTime()} + ${wait} END`,
        expiresAt,
      },
      setWhere: or(isNull(attempt.slowedUntil), lte(attempt.slowedUntil, now)),
    })
    .returning({ count: attempt.count });
}
