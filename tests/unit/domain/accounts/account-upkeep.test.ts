import { eq, inArray, or } from "drizzle-orm";
import { expect, test } from "vitest";
import { registerSchema } from "~/domain/accounts/account.schema";
import { deleteExpired } from "~/domain/accounts/account-upkeep.server";
import { register } from "~/domain/accounts/accounts.server";
import { startApp } from "~/domain/accounts/authenticator-app.server";
import { requestEmailChangeCode } from "~/domain/accounts/email-change.server";
import { requestPasswordReset } from "~/domain/accounts/passwords.server";
import { recordSecurityEvent } from "~/domain/accounts/security-events.server";
import { findViewer } from "~/domain/accounts/sessions.server";
import { isAttemptOf } from "~/domain/shared/throttling.server";
import { accountToken, attempt, emailChange, session, user } from "../../../../db/schema/accounts";
import { mailingList } from "../../../../db/schema/mail";
import { authenticatorApp } from "../../../../db/schema/two-step";
import {
  after,
  confirmedAccount,
  deps,
  freshEmail,
  mustLogIn,
  password,
  registration,
} from "../../../support/people-with-accounts";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-21T09:00:00Z");
const DAY_S = 24 * 60 * 60;

test("deletes set-ups of authenticator apps that were never finished", async () => {
  const { viewer } = await mustLogIn(await confirmedAccount(now), now);
  await startApp(deps, viewer, password, now);
  const count = () => db.$count(authenticatorApp, eq(authenticatorApp.userId, viewer.userId));
  await deleteExpired(db, after(now, DAY_S - 1));
  expect(await count()).toBe(1);
  await deleteExpired(db, after(now, DAY_S));
  expect(await count()).toBe(0);
});

test("deletes expired rows only", async () => {
  const email = await confirmedAccount(now);
  const { viewer, secret } = await mustLogIn(email, now);
  await requestPasswordReset(deps, email, now);
  await requestEmailChangeCode(deps, viewer, freshEmail(), now);
  const waiting = freshEmail();
  const body = registration(waiting, { subscribeToMailingList: true });
  await register(deps, registerSchema.parse(body), now);
  const emails = [email, waiting];
  const users = await db.select().from(user).where(inArray(user.email, emails));
  const ids = users.map(({ id }) => id);
  const attempts = users.map((one) => isAttemptOf({ email: one.email, userId: one.id }));
  const isTheirs = or(...(await Promise.all(attempts)));
  const counts = () =>
    Promise.all([
      db.$count(session, inArray(session.userId, ids)),
      db.$count(accountToken, inArray(accountToken.userId, ids)),
      db.$count(attempt, isTheirs),
      db.$count(emailChange, inArray(emailChange.userId, ids)),
      db.$count(user, inArray(user.id, ids)),
      db.$count(mailingList, inArray(mailingList.email, emails)),
    ]);
  const before = await counts();
  expect(before).toEqual([1, 3, expect.any(Number), 1, 2, 1]);
  expect(before[2]).toBeGreaterThan(0);
  await deleteExpired(db, after(now, 60));
  expect(await counts()).toEqual(before);
  await deleteExpired(db, after(now, 7 * DAY_S));
  expect(await findViewer(db, secret, after(now, 7 * DAY_S))).not.toBeNull();
  expect(await db.select().from(user).where(eq(user.email, waiting))).toEqual([]);
  expect(await counts()).toEqual([1, 0, 0, 0, 1, 0]);
  await deleteExpired(db, after(now, 30 * DAY_S));
  expect(await counts()).toEqual([0, 0, 0, 0, 1, 0]);
});

test("an account that nobody confirmed goes with what happened to it", async () => {
  const email = freshEmail();
  await register(deps, registerSchema.parse(registration(email)), now);
  await recordSecurityEvent(db, { email }, { what: "password-wrong" }, now);
  await deleteExpired(db, after(now, 8 * DAY_S));
  expect(await db.select().from(user).where(eq(user.email, email))).toEqual([]);
});
