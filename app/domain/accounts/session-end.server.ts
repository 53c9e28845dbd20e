import { and, eq, ne, type SQL } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { session, user } from "../../../db/schema/accounts";
import { recordSecurityEvent } from "./security-events.server";
import { isSessionOf } from "./session-secrets.server";
import type { Viewer } from "./sessions.server";

/**
 * Ends one of the viewer's sessions, and with it what the account knows browsers by. False if it does not
 * exist or belongs to another user.
 */
export function endSession(db: Db, viewer: Viewer, id: string, now: Date): Promise<boolean> {
  return endSessions(db, viewer, eq(session.publicId, id), now);
}

/** Ends all of the viewer's sessions but this one, in the same way. */
export async function endOtherSessions(db: Db, viewer: Viewer, now: Date): Promise<void> {
  await endSessions(db, viewer, ne(session.publicId, viewer.sessionId), now);
}

async function endSessions(db: Db, viewer: Viewer, which: SQL, now: Date): Promise<boolean> {
  const [ended] = await db.batch([
    db
      .delete(session)
      .where(and(eq(session.userId, viewer.userId), which))
      .returning({ id: session.publicId }),
    // Also without a session, as a browser stays known when it logs out.
    db.update(user).set({ sessionsEndedAt: now }).where(eq(user.id, viewer.userId)),
  ]);
  if (ended.length > 0) await recordSecurityEvent(db, viewer, { what: "session-ended" }, now);
  return ended.length > 0;
}

/** Ends the session of a cookie. Does nothing if it has ended. */
export async function logOut(db: Db, secret: string): Promise<void> {
  await db.delete(session).where(await isSessionOf(secret));
}
