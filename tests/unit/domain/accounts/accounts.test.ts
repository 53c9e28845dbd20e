import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { registerSchema } from "~/domain/accounts/account.schema";
import {
  confirmEmail,
  register,
  resendConfirmation,
  setSubscription,
  updateProfile,
} from "~/domain/accounts/accounts.server";
import { logIn } from "~/domain/accounts/login.server";
import { requestPasswordReset } from "~/domain/accounts/passwords.server";
import { findViewer } from "~/domain/accounts/sessions.server";
import { createDb } from "../../../../db/client";
import { session, user } from "../../../../db/schema/accounts";
import { mailingList } from "../../../../db/schema/mail";
import { withCommonPasswords } from "../../../support/common-passwords";
import { countingD1 } from "../../../support/counting-d1";
import {
  after,
  confirmedAccount,
  deps,
  freshEmail,
  MANY_HASHES,
  mailsTo,
  mailTo,
  mustLogIn,
  password,
  registration,
  stranger,
  tokenTo,
} from "../../../support/people-with-accounts";
import { db } from "../../../support/test-env";

withCommonPasswords();

const now = new Date("2026-11-21T09:00:00Z");
const DAY_S = 24 * 60 * 60;
const signUp = (email: string, changes = {}, at = now) =>
  register(deps, registerSchema.parse(registration(email, changes)), at);
const tryLogin = (email: string, typed: string, at = now) =>
  logIn(deps, { email, password: typed, from: stranger, userAgent: "", endedSecret: null }, at);
const account = async (email: string) =>
  (await db.select().from(user).where(eq(user.email, email)))[0];

test("an account has to be confirmed before login, and stores when the terms were agreed to", async () => {
  const email = freshEmail();
  expect(await signUp(email)).toEqual({ state: "registered" });
  expect(await account(email)).toMatchObject({ confirmedAt: null, agreedToTermsAt: now });
  expect(await tryLogin(email, password)).toEqual({ state: "unconfirmed" });
  expect(await tryLogin(email, "something else")).toEqual({ state: "wrong" });
  expect(await confirmEmail(deps, await tokenTo(email, "account.confirm"), now)).toBe(email);
  expect(await tryLogin(email, password)).toMatchObject({ state: "in" });
});

test("stores passwords and links only as hashes", async () => {
  const email = freshEmail();
  await signUp(email);
  const token = await tokenTo(email, "account.confirm");
  const { results } = await deps.db.$client.prepare("SELECT * FROM account_token").all();
  expect(JSON.stringify(results)).not.toContain(token);
  expect((await account(email))?.passwordHash).toMatch(/^scrypt\$16384\$8\$5\$/);
});

test("a confirmation link works once, for 24 hours, and only the newest one", async () => {
  const email = freshEmail();
  await signUp(email);
  const first = await tokenTo(email, "account.confirm");
  await resendConfirmation(deps, email, after(now, 1));
  const second = await tokenTo(email, "account.confirm");
  expect(second).not.toBe(first);
  const confirm = (token: string, at: Date) => confirmEmail(deps, token, at);
  expect(await confirm(first, now)).toBeNull();
  expect(await confirm(second.slice(0, -1), now)).toBeNull();
  const both = await Promise.all([confirm(second, now), confirm(second, now)]);
  expect(both.filter(Boolean)).toEqual([email]);
  expect(await confirm(second, now)).toBeNull();
});

test("a confirmation link expires after 24 hours", async () => {
  const email = freshEmail();
  await signUp(email);
  const token = await tokenTo(email, "account.confirm");
  expect(await confirmEmail(deps, token, after(now, DAY_S))).toBeNull();
  expect(await account(email)).toMatchObject({ confirmedAt: null });
});

test("the link again, or a reset, takes the same round trips for any address", async () => {
  const unconfirmed = freshEmail();
  await signUp(unconfirmed);
  const over = freshEmail();
  await signUp(over);
  for (let times = 0; times < 4; times += 1) await resendConfirmation(deps, over, now);
  const tripsOf = async (ask: typeof resendConfirmation, email: string) => {
    const counter = countingD1(env.DB);
    await ask({ ...deps, db: createDb(counter.d1) }, email, now);
    return [counter.trips, counter.writes];
  };
  for (const email of [freshEmail(), await confirmedAccount(now), over]) {
    const expected = await tripsOf(resendConfirmation, unconfirmed);
    expect(await tripsOf(resendConfirmation, email)).toEqual(expected);
  }
  const reset = async (...args: Parameters<typeof resendConfirmation>) => {
    await requestPasswordReset(...args);
    return null;
  };
  const expected = await tripsOf(reset, await confirmedAccount(now));
  expect(await tripsOf(reset, freshEmail())).toEqual(expected);
});

test("resends a confirmation only to an unconfirmed account", async () => {
  const email = await confirmedAccount(now);
  const unknown = freshEmail();
  await resendConfirmation(deps, email, now);
  await resendConfirmation(deps, unknown, now);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await mailsTo(unknown)).toEqual([]);
});

test("registering an existing address changes nothing and mails its owner", async () => {
  const email = await confirmedAccount(now);
  const before = await account(email);
  expect(await signUp(email.toUpperCase(), { password: "another long password" })).toEqual({
    state: "registered",
  });
  expect(await account(email)).toEqual(before);
  expect((await mailTo(email, "account.known")).text).toContain("/forgot-password");
});

test("concurrent registrations of an address create one account with one link", async () => {
  const email = freshEmail();
  const outcomes = await Promise.all([signUp(email), signUp(email)]);
  expect(outcomes).toEqual([{ state: "registered" }, { state: "registered" }]);
  expect(await db.select().from(user).where(eq(user.email, email))).toHaveLength(1);
  expect((await mailsTo(email)).filter((mail) => mail.kind === "account.confirm")).toHaveLength(1);
});

test("an address gets at most ten resets an hour, counted apart from other mails", async () => {
  const email = await confirmedAccount(now);
  const resets = async () =>
    (await mailsTo(email)).filter(({ kind }) => kind === "account.reset").length;
  for (let times = 0; times < 14; times += 1) await requestPasswordReset(deps, email, now);
  expect(await resets()).toBe(10);
  await signUp(email);
  expect((await mailsTo(email)).map(({ kind }) => kind)).toContain("account.known");
  await requestPasswordReset(deps, email, after(now, 3601));
  expect(await resets()).toBe(11);
});

test.each([["password123"], ["Iloveyou1"], ["PASSWORD1"]])(
  "refuses the common password %s",
  async (common) => {
    const email = freshEmail();
    expect(await signUp(email, { password: common })).toMatchObject({
      state: "refused",
      errors: { password: [expect.stringContaining("common")] },
    });
    expect(await account(email)).toBeUndefined();
  },
);

test("refuses the email as a password", async () => {
  const email = freshEmail();
  expect(await signUp(email, { password: email })).toMatchObject({ state: "refused" });
});

test("subscribes at confirmation if the box was ticked, and stores the consent", async () => {
  const email = freshEmail();
  const list = async () =>
    (await db.select().from(mailingList).where(eq(mailingList.email, email)))[0];
  await signUp(email, { subscribeToMailingList: true });
  expect((await list())?.state).toBe("pending");
  await confirmEmail(deps, await tokenTo(email, "account.confirm"), now);
  expect(await list()).toMatchObject({
    state: "subscribed",
    consentAt: now,
    consentPlace: "register",
    consentText: "Subscribe to the Mailing List for news & updates",
  });
  expect((await mustLogIn(email, now)).viewer.isSubscribedToMailingList).toBe(true);
});

test("the viewer reflects subscribing and unsubscribing", async () => {
  const { viewer, secret } = await mustLogIn(await confirmedAccount(now), now);
  const seen = async () => (await findViewer(db, secret, now))?.isSubscribedToMailingList;
  expect(await seen()).toBe(false);
  expect((await setSubscription(deps, viewer, true, now)).isSubscribedToMailingList).toBe(true);
  expect(await seen()).toBe(true);
  await setSubscription(deps, viewer, false, now);
  expect(await seen()).toBe(false);
});

test("updating a profile changes only the names of its owner", async () => {
  const other = await confirmedAccount(now);
  const { viewer, secret } = await mustLogIn(await confirmedAccount(now), now);
  const profile = { firstName: "Augusta", lastName: "King", email: other };
  expect(await updateProfile({ db }, viewer, profile, now)).toMatchObject({ firstName: "Augusta" });
  expect(await findViewer(db, secret, now)).toMatchObject({
    firstName: "Augusta",
    lastName: "King",
    email: viewer.email,
    region: "UK",
  });
  expect(await account(other)).toMatchObject({ firstName: "Ada" });
});

test(
  "wrong passwords of a stranger keep nobody else out: not another address, not a known browser",
  MANY_HASHES,
  async () => {
    const email = await confirmedAccount(now);
    const guess = { email, password: "wrong password", userAgent: "", endedSecret: null };
    const from = (id: string, isKnown = false) => ({ id, isKnown });
    for (let times = 0; times < 10; times += 1) {
      await logIn(deps, { ...guess, from: from("192.0.2.7") }, now);
    }
    const right = { ...guess, password };
    const slowed = await logIn(deps, { ...right, from: from("192.0.2.7") }, now);
    expect(slowed).toMatchObject({ state: "slowed" });
    const elsewhere = await logIn(deps, { ...right, from: from("192.0.2.8") }, now);
    expect(elsewhere).toMatchObject({ state: "in" });
  },
);

test("a hundred wrong passwords from many addresses slow strangers, not a browser that logged in before", {
  timeout: 120_000,
}, async () => {
  const email = await confirmedAccount(now);
  const guess = { email, password: "wrong password", userAgent: "", endedSecret: null };
  const from = (id: string, isKnown = false) => ({ id, isKnown });
  for (let address = 0; address < 100; address += 1) {
    const outcome = await logIn(deps, { ...guess, from: from(`198.18.0.${address}`) }, now);
    expect(outcome).toEqual({ state: "wrong" });
  }
  const right = { ...guess, password };
  const stranger101 = await logIn(deps, { ...right, from: from("198.18.1.1") }, now);
  expect(stranger101).toMatchObject({ state: "slowed" });
  const known = await logIn(deps, { ...right, from: from("a browser", true) }, now);
  expect(known).toMatchObject({ state: "in" });
});

test("a login ends the browser's previous session, and stores no secret", async () => {
  const email = await confirmedAccount(now);
  const first = await mustLogIn(email, now);
  const login = { email, password, from: stranger, userAgent: "", endedSecret: first.secret };
  const second = await logIn(deps, login, now);
  expect(second).toMatchObject({ state: "in" });
  expect(await findViewer(db, first.secret, now)).toBeNull();
  expect(JSON.stringify(await db.select().from(session))).not.toContain(
    second.state === "in" && second.secret,
  );
});

test(
  "after ten wrong passwords an address has to wait, with or without an account",
  MANY_HASHES,
  async () => {
    const known = await confirmedAccount(now);
    const statesOf = async (email: string) => {
      const states = [];
      for (let times = 0; times < 12; times += 1)
        states.push(await tryLogin(email, "wrong password"));
      return states;
    };
    const slow = { state: "slowed", retryAfterSeconds: 15 };
    const expected = [...Array(10).fill({ state: "wrong" }), slow, slow];
    expect(await statesOf(known)).toEqual(expected);
    expect(await statesOf(freshEmail())).toEqual(expected);
    expect(await tryLogin(known, password)).toEqual(slow);
    const later = after(now, 15);
    expect(await tryLogin(known, "wrong password", later)).toEqual({ state: "wrong" });
    expect(await tryLogin(known, password, later)).toEqual({
      state: "slowed",
      retryAfterSeconds: 30,
    });
    expect(await tryLogin(known, password, after(later, 30))).toMatchObject({ state: "in" });
    expect(await tryLogin(known, "wrong password", after(later, 30))).toEqual({ state: "wrong" });
  },
);

test("concurrent guesses get no more than ten tries", MANY_HASHES, async () => {
  const email = await confirmedAccount(now);
  const guesses = await Promise.all(
    Array.from({ length: 14 }, () => tryLogin(email, "wrong password")),
  );
  expect(guesses.filter(({ state }) => state === "wrong")).toHaveLength(10);
});
