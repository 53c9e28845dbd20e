import { and, eq, notExists, sql } from "drizzle-orm";
import { outboxInsert } from "~/domain/mail/outbox.server";
import type { GuessSource } from "~/domain/shared/guesses.server";
import { attemptKey, countAttempt, waitFor } from "~/domain/shared/throttling.server";
import type { Db } from "../../../db/client";
import { session, user } from "../../../db/schema/accounts";
import type { Expired, SignedIn } from "./account-outcomes";
import type { AccountDeps } from "./accounts.server";
import { browserName } from "./browser-name";
import { proofOf } from "./known-browser.server";
import type { Owner } from "./owner.server";
import { recordSecurityEvent } from "./security-events.server";
import { isSessionOf } from "./session-secrets.server";
import { endOldestSessions, newSession } from "./sessions.server";
import { newBrowserLetter } from "./two-step-letters";

/** The browser that logs in. `endedSecret` is its previous cookie, whose session is ended. */
export type Arrival = { from: GuessSource; userAgent: string; endedSecret: string | null };

/**
 * Signs in with a new session. Tells the owner by mail if this browser has not logged in to the
 * account before, except at the first log-in after registration. "expired" if the password or the address is
 * another by now than the owner that was checked has: a reset ends log-ins that are under way, too.
 */
export async function startSession(
  { db, origin }: AccountDeps,
  owner: Owner,
  { from, userAgent, endedSecret }: Arrival,
  now: Date,
): Promise<SignedIn | Expired> {
  const { secret, row } = await newSession(owner.id, userAgent, now);
  const isTold = !from.isKnown && owner.firstLoginAt !== null && (await mayMail(db, owner, now));
  const mail = isTold && {
    ...(await newBrowserLetter({ ...owner, origin, browser: browserName(userAgent), at: now })),
    kind: "account.new-browser" as const,
    to: owner.email,
    dedupeKey: `new-browser:${row.publicId}`,
  };
  const isAsChecked = db
    .select({ id: user.id })
    .from(user)
    .where(
      and(
        eq(user.id, owner.id),
        eq(user.passwordHash, owner.passwordHash),
        eq(user.email, owner.email),
      ),
    );
  const [, , refused] = await db.batch([
    db.delete(session).where(await isSessionOf(endedSecret ?? "")),
    db.insert(session).values(row),
    db
      .delete(session)
      .where(and(eq(session.publicId, row.publicId), notExists(isAsChecked)))
      .returning({ id: session.publicId }),
    endOldestSessions(db, owner.id),
    db
      .update(user)
      .set({ firstLoginAt: sql`coalesce(${user.firstLoginAt}, ${now.getTime()})` })
      .where(eq(user.id, owner.id)),
    ...(mail ? [outboxInsert(db, mail, now)] : []),
  ]);
  if (refused.length > 0) return { state: "expired" };
  const browser = browserName(userAgent);
  await recordSecurityEvent(db, { userId: owner.id }, { what: "login", browser }, now);
  const { id: userId, email, firstName, lastName, timeZone, region } = owner;
  const { isSubscribedToMailingList } = owner;
  const { idHash: sessionIdHash, publicId: sessionId } = row;
  const profile = { userId, email, firstName, lastName, timeZone, region };
  const viewer = { ...profile, isSubscribedToMailingList, sessionIdHash, sessionId };
  const proof = await proofOf(owner);
  return { state: "in", secret, proof, viewer: { ...viewer, loggedInAt: now, lastUsedAt: now } };
}

async function mayMail(db: Db, { id }: Owner, now: Date): Promise<boolean> {
  const key = await attemptKey("newBrowser", id);
  const [counted] = await countAttempt(db, "newBrowser", key, now);
  return waitFor("newBrowser", counted, now) === null;
}
