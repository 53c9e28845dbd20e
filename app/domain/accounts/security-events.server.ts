import { and, desc, eq, gt, lte, notInArray, sql } from "drizzle-orm";
import { MOST_SECURITY_EVENTS } from "~/domain/shared/retention";
import { hashSecret } from "~/domain/shared/secrets.server";
import { log } from "~/lib/log";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";
import { securityEvent } from "../../../db/schema/security";
import type { SecurityEventKind } from "./security-event";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of one kind of wrong guess in a day: strangers are not to push out those of before. */
const MOST_GUESSES_A_DAY = 3;
const GUESSES: SecurityEventKind[] = [
  ...(["password-wrong", "password-limited", "code-wrong", "code-limited"] as const),
];
/** Of each kind, so that none keeps another from being seen. */
const SHOWN = 10;
const HASH_LENGTH = 16;

type Event = { what: SecurityEventKind; browser?: string };

/**
 * Keeps what happened to an account for its owner to see, and logs it with a hash of the user's id
 * and nothing else. `who` is a user, or the address of one who may not exist: then nothing is kept, with
 * the same queries, so that the time does not reveal it.
 */
export async function recordSecurityEvent(
  db: Db,
  who: { userId: string } | { email: string },
  { what, browser = "" }: Event,
  now: Date,
): Promise<void> {
  const isWho = "userId" in who ? eq(user.id, who.userId) : eq(user.email, who.email);
  const today = db.$count(
    securityEvent,
    and(
      eq(securityEvent.userId, user.id),
      eq(securityEvent.what, what),
      gt(securityEvent.at, new Date(now.getTime() - DAY_MS)),
    ),
  );
  const mayKeep = GUESSES.includes(what) ? sql`${today} < ${MOST_GUESSES_A_DAY}` : undefined;
  const row = db
    .select({
      id: sql<string>`${crypto.randomUUID()}`.as("id"),
      userId: user.id,
      what: sql<SecurityEventKind>`${what}`.as("what"),
      browser: sql<string>`${browser}`.as("browser"),
      at: sql<Date>`${now.getTime()}`.as("at"),
    })
    .from(user)
    .where(and(isWho, mayKeep));
  const isAlike = and(
    sql`${securityEvent.userId} = (SELECT id FROM ${user} WHERE ${isWho})`,
    eq(securityEvent.what, what),
  );
  const newest = db
    .select({ id: securityEvent.id })
    .from(securityEvent)
    .where(isAlike)
    .orderBy(desc(securityEvent.at), desc(sql`rowid`))
    .limit(MOST_SECURITY_EVENTS);
  const [[found]] = await db.batch([
    db.select({ id: user.id }).from(user).where(isWho),
    db.insert(securityEvent).select(row),
    db.delete(securityEvent).where(and(isAlike, notInArray(securityEvent.id, newest))),
  ]);
  const hash = await hashSecret(found?.id ?? "");
  log({ event: "security", what, user: found ? hash.slice(0, HASH_LENGTH) : null });
}

/** The query for the newest events of each kind of a user, so that a screen can batch it. */
export function selectSecurityEvents(db: Db, userId: string) {
  const { what, browser, at } = securityEvent;
  const place = sql<number>`row_number() OVER (PARTITION BY ${what} ORDER BY ${at} DESC, rowid DESC)`;
  const events = db
    .select({ what, browser, at, place: place.as("place") })
    .from(securityEvent)
    .where(eq(securityEvent.userId, userId))
    .as("events");
  return db
    .select({ what: events.what, browser: events.browser, at: events.at })
    .from(events)
    .where(lte(events.place, SHOWN))
    .orderBy(desc(events.at));
}
