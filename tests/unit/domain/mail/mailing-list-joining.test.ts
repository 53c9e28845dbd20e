import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { registerSchema } from "~/domain/accounts/account.schema";
import { confirmEmail, register, setSubscription } from "~/domain/accounts/accounts.server";
import { requestPasswordReset, resetPassword } from "~/domain/accounts/passwords.server";
import { acceptInvitation, inviteToList, isSubscribed } from "~/domain/mail/mailing-list.server";
import { admitResultsRequest } from "~/domain/search/results-mail.server";
import { mailingList, suppression } from "../../../../db/schema/mail";
import {
  after,
  confirmedAccount,
  deps,
  freshEmail,
  mailsTo,
  mailTo,
  registration,
  signIn,
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

test("a tick at registration is welcomed once, when the account is confirmed", async () => {
  const { email, token } = await signUp({ subscribeToMailingList: true });
  expect(await welcomes(email)).toEqual([]);
  const confirm = () => confirmEmail(deps, token, after(now, 60));
  expect((await Promise.all([confirm(), confirm()])).sort()).toEqual([false, true]);
  expect(await confirm()).toBe(false);
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

test("without the tick nobody is welcomed, and a dead link subscribes nobody", async () => {
  const without = await signUp();
  expect(await confirmEmail(deps, without.token, now)).toBe(true);
  expect(await welcomes(without.email)).toEqual([]);
  const late = await signUp({ subscribeToMailingList: true });
  expect(await confirmEmail(deps, late.token, after(now, 25 * 60 * 60))).toBe(false);
  expect(await welcomes(late.email)).toEqual([]);
  expect(await isSubscribed(db, late.email)).toBe(false);
});

test("a new password that confirms the address welcomes who ticked the box, once", async () => {
  const { email } = await signUp({ subscribeToMailingList: true });
  await requestPasswordReset(deps, email, now);
  const token = await tokenTo(email, "account.reset");
  const newPassword = "another long and calm password";
  const reset = () => resetPassword(deps, { email, token, newPassword }, now);
  await Promise.all([reset(), reset()]);
  expect(await isSubscribed(db, email)).toBe(true);
  expect(await welcomes(email)).toHaveLength(1);
});

test("joining on the account page is welcomed once, and joining again is no news", async () => {
  const email = await confirmedAccount(now);
  const { viewer } = await signIn(email, now);
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
  const asked = { email, subscribe: true, client, isOwn: true };
  await admitResultsRequest(deps, asked, after(now, 120));
  expect(await welcomes(email)).toHaveLength(1);
  expect(await consentOf(email)).toMatchObject({ consentAt: now, consentPlace: "account" });
});

test("who leaves and comes back is welcomed anew, three times a day at most", async () => {
  const email = await confirmedAccount(now);
  const { viewer } = await signIn(email, now);
  for (let time = 1; time <= 5; time += 1) {
    await setSubscription(deps, viewer, true, now);
    await setSubscription(deps, viewer, false, now);
    expect(await welcomes(email)).toHaveLength(Math.min(time, 3));
  }
  await setSubscription(deps, viewer, true, after(now, 25 * 60 * 60));
  expect(await welcomes(email)).toHaveLength(4);
});

test("an address that somebody else confirmed meanwhile is welcomed once", async () => {
  const { email, token } = await signUp({ subscribeToMailingList: true });
  await inviteToList(deps, { email, place: "search form" }, now);
  const link = (await mailTo(email, "subscribe")).text;
  const invitation = /\/subscribe\?token=(\S+)/.exec(link)?.[1] ?? "";
  expect(await acceptInvitation(deps, invitation, now)).toBe(email);
  expect(await confirmEmail(deps, token, now)).toBe(true);
  expect(await welcomes(email)).toHaveLength(1);
  expect(await consentOf(email)).toMatchObject({ consentPlace: "search form" });
});

test("who joins is no longer silent, and who only confirms an account stays so", async () => {
  const silence = (email: string) =>
    db.insert(suppression).values({ email, reason: "asked", createdAt: now });
  const isSilent = async (email: string) =>
    (await db.select().from(suppression).where(eq(suppression.email, email))).length === 1;
  const ticked = await signUp({ subscribeToMailingList: true });
  const unticked = await signUp();
  for (const { email, token } of [ticked, unticked]) {
    await silence(email);
    await confirmEmail(deps, token, now);
  }
  expect(await isSilent(ticked.email)).toBe(false);
  expect(await isSilent(unticked.email)).toBe(true);
});
