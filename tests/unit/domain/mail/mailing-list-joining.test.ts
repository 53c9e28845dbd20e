import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { registerSchema } from "~/domain/accounts/account.schema";
import { deleteExpired } from "~/domain/accounts/account-upkeep.server";
import { confirmEmail, register, setSubscription } from "~/domain/accounts/accounts.server";
import { requestPasswordReset, resetPassword } from "~/domain/accounts/passwords.server";
import { acceptInvitation, inviteToList, isSubscribed } from "~/domain/mail/mailing-list.server";
import { unsubscribe } from "~/domain/mail/mailing-list-consent.server";
import { admitResultsRequest } from "~/domain/search/results-mail.server";
import { mailingList, suppression } from "../../../../db/schema/mail";
import {
  after,
  confirmedAccount,
  deps,
  freshEmail,
  mailsTo,
  mailTo,
  mustLogIn,
  registration,
  tokenTo,
} from "../../../support/people-with-accounts";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-21T09:00:00Z");
const welcomes = async (email: string) =>
  (await mailsTo(email)).filter(({ kind }) => kind === "welcome");
const consentOf = async (email: string) =>
  (await db.select().from(mailingList).where(eq(mailingList.email, email)))[0];

async function signUp(changes = {}) {
  const email = freshEmail();
  await register(deps, registerSchema.parse(registration(email, changes)), now);
  return { email, token: await tokenTo(email, "account.confirm") };
}

test("a box ticked at registration leads to one welcome mail, at confirmation", async () => {
  const { email, token } = await signUp({ subscribeToMailingList: true });
  expect(await welcomes(email)).toEqual([]);
  const confirm = () => confirmEmail(deps, token, after(now, 60));
  expect((await Promise.all([confirm(), confirm()])).filter(Boolean)).toEqual([email]);
  expect(await confirm()).toBeNull();
  expect(await welcomes(email)).toMatchObject([
    {
      headers: {
        "List-Unsubscribe": expect.stringContaining("/unsubscribe?token="),
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    },
  ]);
  expect(await consentOf(email)).toMatchObject({ state: "subscribed", consentPlace: "register" });
});

test("no welcome mail without the box ticked, or with an expired link", async () => {
  const without = await signUp();
  expect(await confirmEmail(deps, without.token, now)).toBe(without.email);
  expect(await welcomes(without.email)).toEqual([]);
  const late = await signUp({ subscribeToMailingList: true });
  expect(await confirmEmail(deps, late.token, after(now, 25 * 60 * 60))).toBeNull();
  expect(await welcomes(late.email)).toEqual([]);
  expect(await isSubscribed(db, late.email)).toBe(false);
});

test("a password reset that confirms the address joins nothing: another may have ticked the box", async () => {
  const { email } = await signUp({ subscribeToMailingList: true });
  await requestPasswordReset(deps, email, now);
  const token = await tokenTo(email, "account.reset-unconfirmed");
  const newPassword = "another long and calm password";
  const reset = () => resetPassword(deps, { email, token, newPassword }, now);
  await Promise.all([reset(), reset()]);
  expect(await isSubscribed(db, email)).toBe(false);
  expect(await consentOf(email)).toBeUndefined();
  expect(await welcomes(email)).toEqual([]);
});

test("subscribing on the account page sends one welcome mail; subscribing again sends none", async () => {
  const email = await confirmedAccount(now);
  const { viewer } = await mustLogIn(email, now);
  const join = (at: Date) => setSubscription(deps, viewer, true, at);
  await Promise.all([join(now), join(now)]);
  await join(after(now, 60));
  expect(await welcomes(email)).toHaveLength(1);
  expect(await consentOf(email)).toMatchObject({
    state: "subscribed",
    consentAt: now,
    consentPlace: "account",
    consentText: "Subscribe to the Mailing List for news & updates",
  });
  const client = freshEmail();
  const request = { email, subscribe: true, client, isOwn: true };
  await admitResultsRequest(deps, request, after(now, 120));
  expect(await welcomes(email)).toHaveLength(1);
  expect(await consentOf(email)).toMatchObject({ consentAt: now, consentPlace: "account" });
});

test("strangers' requests for results by mail do not keep the owner from theirs", async () => {
  const email = await confirmedAccount(now);
  const ask = (isOwn: boolean, client: string) =>
    admitResultsRequest(deps, { email, subscribe: false, client, isOwn }, now);
  const admitted = { state: "admitted" };
  for (let times = 0; times < 3; times += 1) {
    expect(await ask(false, "a stranger")).toEqual(admitted);
  }
  expect(await ask(false, "a stranger")).toMatchObject({ state: "limited" });
  expect(await ask(false, "another stranger")).toEqual({ state: "unsent" });
  expect(await ask(true, "the owner")).toEqual(admitted);
});

test("subscribing again after unsubscribing sends another welcome mail, at most three a day", async () => {
  const email = await confirmedAccount(now);
  const { viewer } = await mustLogIn(email, now);
  for (let time = 1; time <= 5; time += 1) {
    await setSubscription(deps, viewer, true, now);
    await setSubscription(deps, viewer, false, now);
    expect(await welcomes(email)).toHaveLength(Math.min(time, 3));
  }
  await setSubscription(deps, viewer, true, after(now, 25 * 60 * 60));
  expect(await welcomes(email)).toHaveLength(4);
});

test("an address that was subscribed by an invitation meanwhile gets one welcome mail", async () => {
  const { email, token } = await signUp({ subscribeToMailingList: true });
  await inviteToList(deps, { email, place: "search form" }, now);
  const link = (await mailTo(email, "subscribe")).text;
  const invitation = /\/subscribe\?token=(\S+)/.exec(link)?.[1] ?? "";
  expect(await acceptInvitation(deps, invitation, now)).toBe(email);
  expect(await confirmEmail(deps, token, now)).toBe(email);
  expect(await welcomes(email)).toHaveLength(1);
  expect(await consentOf(email)).toMatchObject({ consentPlace: "search form" });
});

test("subscribing ends a request for no mail; only confirming an account does not", async () => {
  const suppress = (email: string) =>
    db.insert(suppression).values({ email, reason: "asked", createdAt: now });
  const isSuppressed = async (email: string) =>
    (await db.select().from(suppression).where(eq(suppression.email, email))).length === 1;
  const ticked = await signUp({ subscribeToMailingList: true });
  const unticked = await signUp();
  for (const { email, token } of [ticked, unticked]) {
    await suppress(email);
    await confirmEmail(deps, token, now);
  }
  expect(await isSuppressed(ticked.email)).toBe(false);
  expect(await isSuppressed(unticked.email)).toBe(true);
});

/** Registers with the box ticked an address that has left the list before. */
async function signUpAgain() {
  const email = freshEmail();
  const left = after(now, -60);
  await db.batch([unsubscribe(db, email, left)]);
  await register(
    deps,
    registerSchema.parse(registration(email, { subscribeToMailingList: true })),
    now,
  );
  return { email, left };
}

test("who has left the list has left it until the new account is confirmed", async () => {
  const { email, left } = await signUpAgain();
  expect(await consentOf(email)).toMatchObject({ state: "unsubscribed", changedAt: left });
  expect(await confirmEmail(deps, await tokenTo(email, "account.confirm"), now)).toBe(email);
  expect(await consentOf(email)).toMatchObject({ state: "subscribed", consentAt: now });
  expect(await welcomes(email)).toHaveLength(1);
});

test("an account that is never confirmed leaves no consent, and does not forget who has left", async () => {
  const { email, left } = await signUpAgain();
  await deleteExpired(db, after(now, 365 * 24 * 60 * 60));
  expect(await consentOf(email)).toMatchObject({
    ...{ state: "unsubscribed", changedAt: left },
    ...{ consentAt: null, consentPlace: null, consentText: null },
  });
});

test("leaving once more ends a consent that waits for the account", async () => {
  const { email } = await signUpAgain();
  await db.batch([unsubscribe(db, email, after(now, 60))]);
  await confirmEmail(deps, await tokenTo(email, "account.confirm"), after(now, 120));
  expect(await consentOf(email)).toMatchObject({ state: "unsubscribed" });
  expect(await welcomes(email)).toEqual([]);
});
