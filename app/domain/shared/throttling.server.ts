import { eq, inArray, sql } from "drizzle-orm";
import { log } from "~/lib/log";
import type { Db } from "../../../db/client";
import { attempt } from "../../../db/schema/accounts";
import { clientKey, networkKey } from "./client-address";
import { hashSecret } from "./secrets.server";
import { LIMITS, type Limit } from "./throttle-limits";

type Kind = "password" | "secondStep" | Limit;

/** The key of a counter for an address or a user, hashed so that it does not reveal the owner. */
export async function attemptKey(kind: Kind, owner: string): Promise<string> {
  return `${kind}:${await hashSecret(owner)}`;
}

/** The condition of all counters of a user, but for wrong guesses. */
export async function isAttemptOf({ email, userId }: { email: string; userId: string }) {
  const keys = await Promise.all([
    attemptKey("mails", email),
    attemptKey("mailsOfDay", email),
    attemptKey("resets", email),
    attemptKey("resetsOfDay", email),
    attemptKey("codes", userId),
    attemptKey("writes", userId),
    attemptKey("cards", userId),
    attemptKey("imports", userId),
    attemptKey("downloads", userId),
    attemptKey("results", email),
    attemptKey("ownResults", email),
    attemptKey("newBrowser", userId),
    attemptKey("calendar", userId),
    attemptKey("listMailsTo", email),
  ]);
  return inArray(attempt.key, keys);
}

/** The statement that counts an attempt, or several, against one of the limits. */
export function countAttempt(db: Db, kind: Limit, key: string, now: Date, by = 1) {
  const expiresAt = new Date(now.getTime() + LIMITS[kind].windowMs);
  return db
    .insert(attempt)
    .values({ key, count: by, expiresAt })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: countInWindow(now, by),
        expiresAt: sql`CASE WHEN ${attempt.expiresAt} <= ${now.getTime()} THEN ${expiresAt.getTime()} ELSE ${attempt.expiresAt} END`,
      },
    })
    .returning({ count: attempt.count, expiresAt: attempt.expiresAt });
}

/** Counts something for its owner. The seconds to wait if it is over the limit, else null. */
export async function countFor(
  db: Db,
  kind: Limit,
  owner: string,
  now: Date,
  by = 1,
  limit: number = LIMITS[kind].limit,
): Promise<number | null> {
  const [counted] = await countAttempt(db, kind, await attemptKey(kind, owner), now, by);
  return waitFor(kind, counted, now, limit);
}

/**
 * Counts something for the visitor at a network address and for their /48 network. The seconds to wait if
 * one of these is over its limit, else null. What a visitor is refused costs nobody else anything.
 */
export async function countVisitor(
  db: Db,
  { visitor, network }: { visitor: Limit; network: Limit },
  address: string | null,
  now: Date,
  by = 1,
): Promise<number | null> {
  const site = networkKey(address);
  return (
    (await countFor(db, visitor, clientKey(address), now, by)) ??
    (site === null ? null : await countFor(db, network, site, now, by))
  );
}

/** Counts what everybody shares. The seconds to wait if it is over the limit, which is logged, else null. */
export async function countForAll(
  db: Db,
  kind: Limit,
  now: Date,
  by?: number,
  limit?: number,
): Promise<number | null> {
  const wait = await countFor(db, kind, "", now, by, limit);
  if (wait !== null) log({ event: "limit.used-up", limit: kind });
  return wait;
}

/** Counts a write of an account. The seconds to wait if it is over the limit, else null. */
export const countWrite = (db: Db, userId: string, now: Date) =>
  countFor(db, "writes", userId, now);

/** Counts cards that an account is about to change. The seconds to wait if that is too many for a day, else null. */
export const countCards = (db: Db, userId: string, now: Date, cards: number) =>
  countFor(db, "cards", userId, now, cards);

export function readAttempt(db: Db, key: string) {
  return db.select().from(attempt).where(eq(attempt.key, key));
}

/** The seconds to wait if a count is over its limit, otherwise null. */
export function waitFor(
  kind: Limit,
  counted: { count: number; expiresAt: Date } | undefined,
  now: Date,
  limit: number = LIMITS[kind].limit,
): number | null {
  return counted && counted.count > limit ? secondsUntil(counted.expiresAt, now) : null;
}

/** Marks something with an id of its own, such as a challenge, as used. False if it was before. */
export async function claimOnce(db: Db, id: string, now: Date): Promise<boolean> {
  const [counted] = await countAttempt(db, "once", await attemptKey("once", id), now);
  return waitFor("once", counted, now) === null;
}

/** Whole seconds until a time, at least one. */
export function secondsUntil(time: Date, now: Date): number {
  return Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1000));
}

/** A count that begins anew when its window has ended. */
export const countInWindow = (now: Date, by = 1) =>
  sql<number>`(CASE WHEN ${attempt.expiresAt} <= ${now.getTime()} THEN ${by} ELSE ${attempt.count} + ${by} END)`;
