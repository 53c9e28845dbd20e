import bowser from "bowser";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Region } from "~/domain/shared/region";
import { hashSecret, newSecret } from "~/domain/shared/secrets.server";
import type { Db } from "../../../db/client";
import { session, user } from "../../../db/schema/accounts";
import { mailingList } from "../../../db/schema/mail";

/** A session ends 30 days after it was last used. */
export const SESSION_S = 30 * 24 * 60 * 60;
const RENEWED_AFTER_MS = 10 * 60 * 1000;

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
  lastUsedAt: Date;
};

/** A signed-in browser as the account page lists it; `id` is what endSession takes. */
export type SessionSummary = { id: string; browser: string; lastUsedAt: Date; isCurrent: boolean };

/** The row of a new session, and the secret for its cookie. */
export async function newSession(userId: string, userAgent: string, now: Date) {
  const secret = newSecret();
  const row = {
    idHash: await hashSecret(secret),
    publicId: crypto.randomUUID(),
    userId,
    browser: describeBrowser(userAgent),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: endOf(now),
  };
  return { secret, row };
}

/** The viewer whose cookie holds this secret. Null if the session has ended. One round trip. */
export async function findViewer(db: Db, secret: string, now: Date): Promise<Viewer | null> {
  return viewerWhere(db, eq(session.idHash, await hashSecret(secret)), now);
}

/** The viewer of an access token's session. Null if the session has ended. One round trip. */
export function findViewerOfToken(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<Viewer | null> {
  return viewerWhere(db, and(eq(session.userId, userId), eq(session.publicId, sessionId)), now);
}

async function viewerWhere(
  db: Db,
  isIt: ReturnType<typeof and>,
  now: Date,
): Promise<Viewer | null> {
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
      lastUsedAt: session.lastUsedAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(mailingList, eq(mailingList.email, user.email))
    .where(and(isIt, gt(session.expiresAt, now)));
  if (!row) return null;
  const { listState, ...viewer } = row;
  return { ...viewer, isSubscribedToMailingList: listState === "subscribed" };
}

/** Whether to renew the session now: not on every request, to save writes. */
export function isRenewalDue({ lastUsedAt }: Viewer, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() > RENEWED_AFTER_MS;
}

/** Extends a session to 30 days from now, unless it has ended. */
export async function renewSession(db: Db, viewer: Viewer, now: Date): Promise<void> {
  await db
    .update(session)
    .set({ lastUsedAt: now, expiresAt: endOf(now) })
    .where(and(eq(session.idHash, viewer.sessionIdHash), gt(session.expiresAt, now)));
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

/** Ends one of the viewer's sessions. False if it does not exist or belongs to another user. */
export async function endSession(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, viewer.userId), eq(session.publicId, id)))
    .returning({ id: session.publicId });
  return ended.length > 0;
}

/** Ends all of the viewer's sessions but this one. */
export async function endOtherSessions(db: Db, viewer: Viewer): Promise<void> {
  await db
    .delete(session)
    .where(and(eq(session.userId, viewer.userId), ne(session.publicId, viewer.sessionId)));
}

/** Ends the session of a cookie. Does nothing if it has ended. */
export async function logOut(db: Db, secret: string): Promise<void> {
  await db.delete(session).where(eq(session.idHash, await hashSecret(secret)));
}

const endOf = (now: Date) => new Date(now.getTime() + SESSION_S * 1000);

/** A short name such as "Firefox on Linux", to tell one's own browsers apart. */
export function describeBrowser(userAgent: string): string {
  const { browser, os } = bowser.parse(userAgent || "unknown");
  const parts = [browser.name, os.name].filter(Boolean);
  return parts.length > 0 ? parts.join(" on ").slice(0, 80) : "Unknown browser";
}
