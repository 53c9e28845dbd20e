import { and, eq, gte, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { attempt } from "../../../db/schema/accounts";
import { keptMs } from "./retention";
import { hashSecret } from "./secrets.server";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = keptMs("counter");

/**
 * Wrong passwords in a day, after which each further try has to wait: 15 s, 30 s, then 60 s. From one
 * place for an account, and from all places where nobody has logged in to it before.
 */
const WRONG_PASSWORDS = { fromOne: 10, fromStrangers: 100 } as const;
const WAIT = { firstMs: 15_000, longestMs: 60_000, windowMs: DAY_MS };

/**
 * Where a password is typed: a network address, or a browser or session that has logged in to this
 * account (`isKnown`). Strangers do not slow the known ones.
 */
export type PasswordSource = { id: string; isKnown: boolean };

/** Rate limits and their windows. */
const LIMITS = {
  mails: { limit: 10, windowMs: HOUR_MS },
  /** To an address that nobody has confirmed. */
  unconfirmed: { limit: 3, windowMs: DAY_MS },
  codes: { limit: 20, windowMs: DAY_MS },
  /** Whatever an account changes. */
  writes: { limit: 2000, windowMs: HOUR_MS },
  /** Search results by mail: to one email address, by its owner, and from one network address. */
  results: { limit: 3, windowMs: HOUR_MS },
  ownResults: { limit: 10, windowMs: HOUR_MS },
  resultsFrom: { limit: 10, windowMs: HOUR_MS },
} as const;
type Limit = keyof typeof LIMITS;

type Kind = "password" | Limit;
export type PasswordKeys = { own: string; strangers: string | null };

/** The key of a counter for an address or a user, hashed so that it does not reveal the owner. */
export async function attemptKey(kind: Kind, owner: string): Promise<string> {
  return `${kind}:${await hashSecret(owner)}`;
}

/** The keys under which the wrong passwords of an account are counted for a source. */
export async function passwordKeys(email: string, from: PasswordSource): Promise<PasswordKeys> {
  const all = await attemptKey("password", email);
  return { own: `${all}:${await hashSecret(from.id)}`, strangers: from.isKnown ? null : all };
}

/** The condition of all counters of wrong passwords of an address. */
export async function isPasswordAttemptOf(email: string) {
  const all = await attemptKey("password", email);
  // ';' follows ':' in ASCII.
  const fromOne = and(gte(attempt.key, `${all}:`), lt(attempt.key, `${all};`));
  return or(eq(attempt.key, all), fromOne);
}

/** The condition of all counters of a user. */
export async function isAttemptOf({ email, userId }: { email: string; userId: string }) {
  const keys = await Promise.all([
    attemptKey("mails", email),
    attemptKey("unconfirmed", email),
    attemptKey("codes", userId),
    attemptKey("writes", userId),
    attemptKey("results", email),
    attemptKey("ownResults", email),
  ]);
  return or(inArray(attempt.key, keys), await isPasswordAttemptOf(email));
}

/**
 * The statement that counts a password attempt before the password is checked, so that concurrent
 * requests get no extra tries. Returns no row while the address has to wait. Also counts addresses
 * without an account, so that the wait does not reveal which addresses have one.
 */
export function countPasswordAttempt(
  db: Db,
  key: string,
  limit: keyof typeof WRONG_PASSWORDS,
  now: Date,
) {
  const free = WRONG_PASSWORDS[limit];
  const { firstMs, longestMs, windowMs } = WAIT;
  const count = countInWindow(now);
  const wait = sql`min(${longestMs}, ${firstMs} << min(4, ${count} - ${free}))`;
  return db
    .insert(attempt)
    .values({ key, count: 1, expiresAt: new Date(now.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count,
        slowedUntil: sql`CASE WHEN ${count} >= ${free} THEN ${now.getTime()} + ${wait} END`,
        expiresAt: new Date(now.getTime() + windowMs),
      },
      setWhere: or(isNull(attempt.slowedUntil), lte(attempt.slowedUntil, now)),
    })
    .returning({ count: attempt.count });
}

/** The statement that counts an attempt against one of the limits. */
export function countAttempt(db: Db, kind: Limit, key: string, now: Date) {
  const expiresAt = new Date(now.getTime() + LIMITS[kind].windowMs);
  return db
    .insert(attempt)
    .values({ key, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: countInWindow(now),
        expiresAt: sql`CASE WHEN ${attempt.expiresAt} <= ${now.getTime()} THEN ${expiresAt.getTime()} ELSE ${attempt.expiresAt} END`,
      },
    })
    .returning({ count: attempt.count, expiresAt: attempt.expiresAt });
}

/** Counts a write of an account. The seconds to wait if it is over the limit, else null. */
export async function countWrite(db: Db, userId: string, now: Date): Promise<number | null> {
  const [counted] = await countAttempt(db, "writes", await attemptKey("writes", userId), now);
  return waitFor("writes", counted, now);
}

export function readAttempt(db: Db, key: string) {
  return db.select().from(attempt).where(eq(attempt.key, key));
}

/** The seconds to wait if a count is over its limit, otherwise null. */
export function waitFor(
  kind: Limit,
  counted: { count: number; expiresAt: Date } | undefined,
  now: Date,
): number | null {
  return counted && counted.count > LIMITS[kind].limit
    ? secondsUntil(counted.expiresAt, now)
    : null;
}

/** Whole seconds until a time, at least one. */
export function secondsUntil(time: Date, now: Date): number {
  return Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1000));
}

const countInWindow = (now: Date) =>
  sql<number>`(CASE WHEN ${attempt.expiresAt} <= ${now.getTime()} THEN 1 ELSE ${attempt.count} + 1 END)`;
