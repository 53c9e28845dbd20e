import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { logOut } from "~/domain/accounts/session-end.server";
import {
  endOldestSessions,
  findViewer,
  isRenewalDue,
  MOST_SESSIONS,
  newSession,
  renewSession,
} from "~/domain/accounts/sessions.server";
import { hashSecret } from "~/domain/shared/secrets.server";
import { session } from "../../../../db/schema/accounts";
import { signedInUser } from "../../../support/people";
import { after, confirmedAccount, mustLogIn } from "../../../support/people-with-accounts";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-21T09:00:00Z");
const MINUTE_S = 60;
const DAY_S = 24 * 60 * 60;

async function newSecret(): Promise<string> {
  return (await mustLogIn(await confirmedAccount(now), now)).secret;
}

async function mustFind(secret: string, at: Date) {
  const viewer = await findViewer(db, secret, at);
  if (!viewer) throw new Error("The session has ended");
  return viewer;
}

/** Renews the session as a request with this secret would; the new secret. */
async function mustRenew(secret: string, at: Date): Promise<string> {
  const next = await renewSession(db, await mustFind(secret, at), secret, at);
  if (next === null) throw new Error("The session was not renewed");
  return next;
}

test("an account has at most 50 sessions; those used longest ago end, even in concurrent logins", async () => {
  const { userId } = await signedInUser();
  await Promise.all(
    Array.from({ length: MOST_SESSIONS + 10 }, async (_, place) => {
      const { row } = await newSession(userId, "", new Date(now.getTime() + place * 1000));
      await db.batch([db.insert(session).values(row), endOldestSessions(db, userId)]);
    }),
  );
  expect(await db.$count(session, eq(session.userId, userId))).toBe(MOST_SESSIONS);
});

test("a session ends 30 days after its last use", async () => {
  const first = await newSecret();
  const late = after(now, 29 * DAY_S);
  expect(isRenewalDue(await mustFind(first, now), after(now, MINUTE_S))).toBe(false);
  const viewer = await mustFind(first, late);
  expect(isRenewalDue(viewer, late)).toBe(true);
  const secret = await mustRenew(first, late);
  const over = after(late, 30 * DAY_S);
  expect(await findViewer(db, secret, after(over, -1))).not.toBeNull();
  expect(await findViewer(db, secret, over)).toBeNull();
  expect(await renewSession(db, viewer, secret, over)).toBeNull();
});

test("a session ends 90 days after its login, however often it is used", async () => {
  let secret = await newSecret();
  for (const days of [25, 50, 75]) secret = await mustRenew(secret, after(now, days * DAY_S));
  expect(await findViewer(db, secret, after(now, 90 * DAY_S - 1))).not.toBeNull();
  expect(await findViewer(db, secret, after(now, 90 * DAY_S))).toBeNull();
});

test("a renewal gives a new secret, and the old one counts until the browser has the new one", async () => {
  const first = await newSecret();
  const soon = after(now, 11 * MINUTE_S);
  const second = await mustRenew(first, soon);
  expect(second).not.toBe(first);
  // The response with the new cookie was lost: the browser sends the old one, for days.
  expect(await findViewer(db, first, after(soon, 2 * DAY_S))).not.toBeNull();
  const third = await mustRenew(first, after(soon, 2 * DAY_S));
  expect(await findViewer(db, third, after(soon, 2 * DAY_S))).not.toBeNull();
  expect(second).not.toBe(third);
});

test("of simultaneous requests one renews the session", async () => {
  const secret = await newSecret();
  const soon = after(now, 11 * MINUTE_S);
  const viewer = await mustFind(secret, soon);
  const renewed = await Promise.all([1, 2, 3].map(() => renewSession(db, viewer, secret, soon)));
  expect(renewed.filter((one) => one !== null)).toHaveLength(1);
});

test("a replaced secret counts for requests under way, and later ends the session", async () => {
  const first = await newSecret();
  const soon = after(now, 11 * MINUTE_S);
  const second = await mustRenew(first, soon);
  await mustFind(second, soon);
  expect(await findViewer(db, first, after(soon, 59))).not.toBeNull();
  expect(await findViewer(db, second, after(soon, 60))).not.toBeNull();
  expect(await findViewer(db, first, after(soon, 60))).toBeNull();
  expect(await findViewer(db, second, after(soon, 61))).toBeNull();
});

test("a secret from several renewals ago ends the session, too", async () => {
  const stolen = await newSecret();
  let secret = stolen;
  for (const minutes of [11, 22, 33]) {
    secret = await mustRenew(secret, after(now, minutes * MINUTE_S));
    await mustFind(secret, after(now, minutes * MINUTE_S));
  }
  expect(await findViewer(db, stolen, after(now, 40 * MINUTE_S))).toBeNull();
  expect(await findViewer(db, secret, after(now, 40 * MINUTE_S))).toBeNull();
});

test("a made-up secret ends no session", async () => {
  const secret = await newSecret();
  const [family = ""] = secret.split(".");
  expect(await findViewer(db, `x${family}.made-up`, now)).toBeNull();
  expect(await findViewer(db, secret, now)).not.toBeNull();
});

test("logging out with the old or the new secret ends the session", async () => {
  for (const which of [0, 1]) {
    const first = await newSecret();
    const soon = after(now, 11 * MINUTE_S);
    const second = await mustRenew(first, soon);
    await logOut(db, [first, second][which] ?? "");
    expect(await findViewer(db, first, soon)).toBeNull();
    expect(await findViewer(db, second, soon)).toBeNull();
  }
});

test("a session from before secrets had a shared part goes on after its renewal", async () => {
  const { viewer } = await mustLogIn(await confirmedAccount(now), now);
  const old = "a-secret-of-one-part";
  await db
    .update(session)
    .set({ idHash: await hashSecret(old), familyHash: null })
    .where(eq(session.publicId, viewer.sessionId));
  const soon = after(now, 11 * MINUTE_S);
  const renewed = await mustRenew(old, soon);
  expect(await findViewer(db, renewed, soon)).not.toBeNull();
  expect(await findViewer(db, renewed, after(soon, DAY_S))).not.toBeNull();
});
