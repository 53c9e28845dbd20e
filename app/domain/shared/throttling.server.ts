import { eq, inArray, sql } from "drizzle-orm";
import { log } from "~/lib/log";
import type { Db } from "../../../db/client";
import { attempt } from "../../../db/schema/accounts";
import { clientKey, networkKey } from "./client-address";
import { keptMs } from "./retention";
import { hashSecret } from "./secrets.server";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = keptMs("counter");

/** Rate limits and their windows. */
const LIMITS = {
  mails: { limit: 10, windowMs: HOUR_MS },
  /** The same in a day; beyond it one an hour goes. */
  mailsOfDay: { limit: 10, windowMs: DAY_MS },
  /** Mails that reset a password, in the same way. */
  resets: { limit: 10, windowMs: HOUR_MS },
  resetsOfDay: { limit: 10, windowMs: DAY_MS },
  codes: { limit: 20, windowMs: DAY_MS },
  /** Whatever an account changes. */
  writes: { limit: 2000, windowMs: HOUR_MS },
  /** Cards that an account changes many at a time, each of which is several rows of the database. */
  cards: { limit: 4000, windowMs: DAY_MS },
  /** Files of contacts that an account uploads. */
  imports: { limit: 20, windowMs: HOUR_MS },
  /**
   * Search results by mail: to one email address, by its owner, from one network address, and from one
   * to one.
   */
  results: { limit: 3, windowMs: DAY_MS },
  resultsFromTo: { limit: 3, windowMs: DAY_MS },
  ownResults: { limit: 10, windowMs: HOUR_MS },
  resultsFrom: { limit: 10, windowMs: HOUR_MS },
  /**
   * Mails to addresses that visitors typed: caused from one network address, from an IPv6 /48, and by
   * everybody, whose limit is configured (`DAILY_TYPED_MAILS`).
   */
  typedMails: { limit: 30, windowMs: DAY_MS },
  networkTypedMails: { limit: 300, windowMs: DAY_MS },
  allTypedMails: { limit: Number.POSITIVE_INFINITY, windowMs: DAY_MS },
  /** Messages of the contact form from one network address, from an IPv6 /48, and from everybody. */
  contact: { limit: 10, windowMs: DAY_MS },
  networkContact: { limit: 100, windowMs: DAY_MS },
  allContact: { limit: 2_000, windowMs: DAY_MS },
  /** Answers of recipients, sent or withdrawn, from one network address. */
  answers: { limit: 40, windowMs: DAY_MS },
  /**
   * Shared lists made from one network address, and from an IPv6 /48; the entries that everybody's new
   * lists begin with: themselves and their gifts.
   */
  lists: { limit: 100, windowMs: DAY_MS },
  networkLists: { limit: 300, windowMs: DAY_MS },
  allListEntries: { limit: 500_000, windowMs: DAY_MS },
  /** Links of givers by mail: from one network address, and to one email address. */
  listMails: { limit: 10, windowMs: HOUR_MS },
  listMailsTo: { limit: 3, windowMs: DAY_MS },
  /** Calls to a retailer for the gifts that an account has saved. */
  offers: { limit: 50, windowMs: DAY_MS },
  /** Pages of shops that are read: for one network address, for an IPv6 /48, and for everybody. */
  shopPages: { limit: 200, windowMs: DAY_MS },
  networkPages: { limit: 2_000, windowMs: DAY_MS },
  allPages: { limit: 20_000, windowMs: DAY_MS },
  /** Pictures fetched from shops: for one network address, for an IPv6 /48, and for everybody. */
  shopPictures: { limit: 500, windowMs: DAY_MS },
  networkPictures: { limit: 5_000, windowMs: DAY_MS },
  allPictures: { limit: 20_000, windowMs: DAY_MS },
  /** Files of all that an account has stored. */
  downloads: { limit: 10, windowMs: HOUR_MS },
  /** Reads of an account's calendar feed. */
  calendar: { limit: 60, windowMs: HOUR_MS },
  /** Mails about a log-in from a new browser. */
  newBrowser: { limit: 10, windowMs: DAY_MS },
  /** What works once, and expires before the window ends. */
  once: { limit: 1, windowMs: HOUR_MS },
} as const;
type Limit = keyof typeof LIMITS;

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
