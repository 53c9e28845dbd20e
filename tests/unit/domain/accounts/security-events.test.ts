import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { deleteExpired } from "~/domain/accounts/account-upkeep.server";
import { logIn } from "~/domain/accounts/login.server";
import { changePassword } from "~/domain/accounts/passwords.server";
import {
  recordSecurityEvent,
  selectSecurityEvents,
} from "~/domain/accounts/security-events.server";
import { endOtherSessions } from "~/domain/accounts/session-end.server";
import { MOST_SECURITY_EVENTS } from "~/domain/shared/retention";
import { securityEvent } from "../../../../db/schema/security";
import {
  after,
  confirmedAccount,
  deps,
  mustLogIn,
  password,
} from "../../../support/people-with-accounts";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-21T09:00:00Z");
const DAY_S = 24 * 60 * 60;
const from = { id: "203.0.113.7", isKnown: false };

afterEach(() => vi.restoreAllMocks());

const kindsOf = async (userId: string) =>
  (await selectSecurityEvents(db, userId)).map(({ what }) => what);

test("the owner sees log-ins, wrong passwords and changes, the newest first", async () => {
  const email = await confirmedAccount(now);
  const login = { email, password: "wrong password", from, userAgent: "", endedSecret: null };
  await logIn(deps, login, after(now, 1));
  await mustLogIn(email, after(now, 2));
  const { viewer } = await mustLogIn(email, after(now, 3));
  await endOtherSessions(db, viewer, after(now, 4));
  const passwords = { currentPassword: password, newPassword: "three unrelated words here" };
  await changePassword(deps, viewer, passwords, after(now, 5));
  expect(await kindsOf(viewer.userId)).toEqual([
    "password-changed",
    "session-ended",
    "login",
    "login",
    "password-wrong",
  ]);
});

test("a log line has a hash of the user and nothing else of them", async () => {
  const email = await confirmedAccount(now);
  const { viewer } = await mustLogIn(email, now);
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => lines.push(line));
  await recordSecurityEvent(db, { email }, { what: "password-wrong" }, now);
  await recordSecurityEvent(db, { email: "nobody@example.com" }, { what: "password-wrong" }, now);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { event: "security", what: "password-wrong", user: expect.stringMatching(/^[0-9a-f]{16}$/) },
    { event: "security", what: "password-wrong", user: null },
  ]);
  expect(lines.join()).not.toContain(viewer.userId);
});

test("strangers cannot push out what matters: three wrong guesses of a kind in a day are kept, for 90 days", async () => {
  const { viewer } = await mustLogIn(await confirmedAccount(now), now);
  await recordSecurityEvent(db, viewer, { what: "email-changed" }, after(now, 1));
  for (let time = 0; time < 30; time += 1) {
    await recordSecurityEvent(db, viewer, { what: "code-wrong" }, after(now, 60 + time));
  }
  const wrong = ["code-wrong", "code-wrong", "code-wrong"];
  expect(await kindsOf(viewer.userId)).toEqual([...wrong, "email-changed", "login"]);
  await deleteExpired(db, after(now, 91 * DAY_S));
  expect(await kindsOf(viewer.userId)).toEqual([]);
});

test("no number of log-ins pushes out what else happened, neither from the page nor from what is kept", {
  timeout: 60_000,
}, async () => {
  const { viewer } = await mustLogIn(await confirmedAccount(now), now);
  const others = ["password-changed", "email-changed", "passkey-added", "session-ended"] as const;
  for (const what of others) await recordSecurityEvent(db, viewer, { what }, after(now, 1));
  for (let time = 0; time < 2 * MOST_SECURITY_EVENTS; time += 1) {
    await recordSecurityEvent(db, viewer, { what: "login" }, after(now, 60 + time));
  }
  expect(await kindsOf(viewer.userId)).toEqual(expect.arrayContaining([...others]));
  const isTheirs = eq(securityEvent.userId, viewer.userId);
  expect(await db.$count(securityEvent, isTheirs)).toBe(MOST_SECURITY_EVENTS + others.length);
});
