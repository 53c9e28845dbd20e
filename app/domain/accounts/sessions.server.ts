import { and, desc, eq, gt, lt, notInArray, sql } from "drizzle-orm";
import type { Region } from "~/domain/shared/region";
import { keptMs, keptSeconds } from "~/domain/shared/retention";
import { hashSecret } from "~/domain/shared/secrets.server";
import type { Db } from "../../../db/client";
import { session, user } from "../../../db/schema/accounts";
import { mailingList } from "../../../db/schema/mail";
import { browserName } from "./browser-name";
import { recordSecurityEvent } from "./security-events.server";
import { familyOf, isSessionOf, memberOf, newSessionSecret } from "./session-secrets.server";

/** A session ends 30 days after it was last used, and 90 days after the login whatever happens. */
export const SESSION_S = keptSeconds("session");
/** The most browsers that are signed in to one account at a time. */
export const MOST_SESSIONS = 50;
const RENEWED_AFTER_MS = 10 * 60 * 1000;
/** How long requests that were under way may bring a secret that was replaced. */
const RETIRED_FOR_MS = 60 * 1000;

/** The signed-in user. `sessionId` identifies the session and is not its secret. */
export type Viewer = {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  isSubscribedToMailingList: boolean;
  timeZone: string;
  region: Region;
  sessionIdHash: string;
  sessionId: string;
  loggedInAt: Date;
  lastUsedAt: Date;
};

/** A signed-in browser as the account page lists it; `id` is what endSession takes. */
export type SessionSummary = { id: string; browser: string; lastUsedAt: Date; isCurrent: boolean };

/** The row of a new session, and the secret for its cookie. */
export async function newSession(userId: string, userAgent: string, now: Date) {
  const { secret, hashes } = await newSessionSecret();
  const row = {
    ...hashes,
    publicId: crypto.randomUUID(),
    userId,
    browser: browserName(userAgent),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: endOf(now, now),
  };
  return { secret, row };
}

/**
 * The viewer whose cookie holds this secret. Null if the session has ended. One round trip, and another
 * when a browser sends a new secret for the first time. A secret of the session that was replaced before
 * ends it: somebody else has it, or has the newer one.
 */
export async function findViewer(db: Db, secret: string, now: Date): Promise<Viewer | null> {
  const hash = await hashSecret(secret);
  const found = await viewerWhere(db, await isSessionOf(secret), now);
  if (!found) return null;
  const { nextHash, retiredHash, retiredAt, ...viewer } = found;
  if (hash === viewer.sessionIdHash) return viewer;
  if (hash !== nextHash) {
    const isFresh = retiredAt && now.getTime() - retiredAt.getTime() < RETIRED_FOR_MS;
    if (hash === retiredHash && isFresh) return viewer;
    await db.delete(session).where(eq(session.publicId, viewer.sessionId));
    await recordSecurityEvent(db, viewer, { what: "session-reused" }, now);
    return null;
  }
  await db
    .update(session)
    .set({ idHash: hash, nextHash: null, retiredHash: viewer.sessionIdHash, retiredAt: now })
    .where(and(eq(session.publicId, viewer.sessionId), eq(session.nextHash, hash)));
  return { ...viewer, sessionIdHash: hash };
}

/** The address of the account that a session is or was of; null if the row of the session is gone. */
export async function findAddressOfSession(db: Db, secret: string): Promise<string | null> {
  const [row] = await db
    .select({ email: user.email })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(await isSessionOf(secret));
  return row?.email ?? null;
}

/** The viewer of an access token's session. Null if the session has ended. One round trip. */
export async function findViewerOfToken(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<Viewer | null> {
  return viewerWhere(db, and(eq(session.userId, userId), eq(session.publicId, sessionId)), now);
}

async function viewerWhere(db: Db, isIt: ReturnType<typeof and>, now: Date) {
  const [row] = await db
    .select({
      userId: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      listState: mailingList.state,
      timeZone: user.timeZone,
      region: user.region,
      sessionIdHash: session.idHash,
      sessionId: session.publicId,
      loggedInAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      nextHash: session.nextHash,
      retiredHash: session.retiredHash,
      retiredAt: session.retiredAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(mailingList, eq(mailingList.email, user.email))
    .where(and(isIt, gt(session.expiresAt, now)));
  if (!row) return null;
  const { listState, ...rest } = row;
  return { ...rest, isSubscribedToMailingList: listState === "subscribed" };
}

/** Whether to renew the session now: not on every request, to save writes. */
export function isRenewalDue({ lastUsedAt }: Viewer, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() > RENEWED_AFTER_MS;
}

/**
 * Extends a session to 30 days from now, but not beyond 90 days from its login, and gives it a new
 * secret, which replaces the old one once the browser has sent it. Null if another request has just done
 * so, or the session has ended.
 */
export async function renewSession(
  db: Db,
  viewer: Viewer,
  oldSecret: string,
  now: Date,
): Promise<string | null> {
  const family = familyOf(oldSecret);
  const secret = memberOf(family);
  const notRenewed = lt(session.lastUsedAt, new Date(now.getTime() - RENEWED_AFTER_MS));
  const renewed = await db
    .update(session)
    .set({
      nextHash: await hashSecret(secret),
      // Sessions from before secrets had a shared part have none yet.
      familyHash: await hashSecret(family),
      lastUsedAt: now,
      expiresAt: endOf(now, viewer.loggedInAt),
    })
    .where(and(eq(session.idHash, viewer.sessionIdHash), gt(session.expiresAt, now), notRenewed))
    .returning({ id: session.publicId });
  return renewed.length > 0 ? secret : null;
}

/** The query for the viewer's sessions, so that a screen can batch it with its other queries. */
export function selectSessions(db: Db, { userId }: Viewer, now: Date) {
  return db
    .select({ id: session.publicId, browser: session.browser, lastUsedAt: session.lastUsedAt })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastUsedAt));
}

/** The selected sessions in the order of the account page: this one first, then by last use. */
export function sessionSummaries(
  rows: Awaited<ReturnType<typeof selectSessions>>,
  { sessionId }: Viewer,
): SessionSummary[] {
  return rows
    .map((row) => ({ ...row, isCurrent: row.id === sessionId }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** The statement, after the insert of a new session, that ends those used longest ago beyond the most. */
export function endOldestSessions(db: Db, userId: string) {
  const newest = db
    .select({ idHash: session.idHash })
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(desc(session.lastUsedAt), desc(sql`rowid`))
    .limit(MOST_SESSIONS);
  return db
    .delete(session)
    .where(and(eq(session.userId, userId), notInArray(session.idHash, newest)));
}

function endOf(now: Date, loggedInAt: Date): Date {
  const last = loggedInAt.getTime() + keptMs("longestSession");
  return new Date(Math.min(now.getTime() + SESSION_S * 1000, last));
}
