import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { setSubscription } from "~/domain/accounts/accounts.server";
import {
  requestEmailChangeCode,
  submitNewEmail,
  verifyEmailChangeCode,
} from "~/domain/accounts/email-change.server";
import {
  abandonEmailChange,
  cancelEmailChange,
  confirmNewEmail,
} from "~/domain/accounts/email-change-end.server";
import { readEmailChange } from "~/domain/accounts/email-codes.server";
import { findViewer, type Viewer } from "~/domain/accounts/sessions.server";
import { type OutgoingMail, outboxInsert } from "~/domain/mail/outbox.server";
import { hasFeed, renewFeed } from "~/domain/people/calendar-feed.server";
import { sweepReminders } from "~/domain/reminders/reminders.server";
import { outbox } from "../../../../db/schema/mail";
import { mail } from "../../../support/mail";
import {
  after,
  codeTo,
  confirmedAccount,
  deps,
  freshEmail,
  mailsTo,
  mailTo,
  mustLogIn,
  password,
  tokenTo,
} from "../../../support/people-with-accounts";
import { addCard, reminderDeps } from "../../../support/reminders";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-21T09:00:00Z");
const ask = (viewer: Viewer, newEmail: string, at = now) =>
  requestEmailChangeCode(deps, viewer, newEmail, at);
const verify = (viewer: Viewer, code: string, at = now) =>
  verifyEmailChangeCode({ db }, viewer, code, at);
const submit = (viewer: Viewer, newEmail: string, at = now) =>
  submitNewEmail(deps, viewer, newEmail, at);
const confirm = (viewer: Viewer, code: string, at = now) => confirmNewEmail(deps, viewer, code, at);
const stepOf = async (viewer: Viewer, at = now) =>
  (await readEmailChange(db, viewer, at))?.step ?? "idle";
const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");

async function startingUser() {
  const email = await confirmedAccount(now);
  const { viewer, secret } = await mustLogIn(email, now);
  return { email, newEmail: freshEmail(), viewer, secret };
}

/** An email change that waits for its second code. */
async function awaitingSecondCode() {
  const change = await startingUser();
  await ask(change.viewer, change.newEmail);
  await verify(change.viewer, await codeTo(change.email, "account.code1"));
  await submit(change.viewer, change.newEmail);
  return { ...change, code: await codeTo(change.newEmail, "account.code2") };
}

test("two codes change the address, end every session and the calendar address, and move the subscription", async () => {
  const { email, newEmail, viewer: before, secret } = await startingUser();
  const viewer = await setSubscription(deps, before, true, now);
  await renewFeed(db, viewer.userId);
  expect(await stepOf(viewer)).toBe("idle");
  expect(await ask(viewer, newEmail)).toEqual({ state: "sent" });
  expect(await stepOf(viewer)).toBe("code1");
  expect(await verify(viewer, await codeTo(email, "account.code1"))).toBe(true);
  expect(await stepOf(viewer)).toBe("new-email");
  expect(await submit(viewer, newEmail)).toEqual({ state: "sent" });
  expect(await stepOf(viewer)).toBe("code2");
  expect(await confirm(viewer, await codeTo(newEmail, "account.code2"))).toBe(true);
  expect(await stepOf(viewer)).toBe("idle");
  expect(await findViewer(db, secret, now)).toBeNull();
  expect(await hasFeed(db, viewer.userId)).toBe(false);
  expect((await mailTo(email, "account.email-changed")).text).toContain(newEmail);
  await expect(mustLogIn(email, now)).rejects.toThrow("wrong");
  const again = await mustLogIn(newEmail, now, password);
  expect(again.viewer).toMatchObject({ userId: viewer.userId, isSubscribedToMailingList: true });
});

test("after a change the outbox names the old address only in the notices that are due", async () => {
  const { email, newEmail, viewer, code } = await awaitingSecondCode();
  const queue = (dedupeKey: string, kind: OutgoingMail["kind"], to = email) =>
    db.batch([outboxInsert(db, mail({ dedupeKey, kind, to }), now)]);
  await queue(`waiting ${email}`, "reminder");
  await queue(`notice ${email}`, "account.password-changed");
  await db
    .update(outbox)
    .set({ status: "sent", sentAt: now })
    .where(and(eq(outbox.recipient, email), eq(outbox.kind, "account.code1")));
  expect(await confirm(viewer, code)).toBe(true);
  const kinds = (await mailsTo(email)).map(({ kind }) => kind).sort();
  expect(kinds).toEqual(["account.email-changed", "account.password-changed"]);
  const own = await db.select().from(outbox).where(eq(outbox.userId, viewer.userId));
  expect(own.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
    ["account.code1", ""],
    ["account.code2", newEmail],
    ["account.email-changed", email],
    ["account.password-changed", email],
  ]);
});

test("a reminder is sent to the current address when it is due", async () => {
  const { email, newEmail, viewer, code } = await awaitingSecondCode();
  await addCard(viewer.userId, `card of ${viewer.userId}`);
  expect(await confirm(viewer, code)).toBe(true);
  await sweepReminders(reminderDeps, new Date("2027-05-13T07:15:00Z"));
  expect((await mailTo(newEmail, "reminder")).subject).toBe("Mum: Birthday in 7 days");
  expect((await mailsTo(email)).map(({ kind }) => kind)).not.toContain("reminder");
});

test("the second step requires the first", async () => {
  const { viewer, newEmail } = await startingUser();
  expect(await submit(viewer, newEmail)).toEqual({ state: "not-now" });
  expect(await confirm(viewer, "123456")).toBe(false);
  await ask(viewer, newEmail);
  expect(await submit(viewer, newEmail)).toEqual({ state: "not-now" });
  expect(await confirm(viewer, "123456")).toBe(false);
});

test("refuses the current address as the new one", async () => {
  const { viewer, email, newEmail } = await startingUser();
  expect(await ask(viewer, email)).toEqual({ state: "same" });
  await ask(viewer, newEmail);
  await verify(viewer, await codeTo(email, "account.code1"));
  expect(await submit(viewer, email)).toEqual({ state: "same" });
});

test("a code is invalid after five wrong tries, ten minutes or one use", async () => {
  const { viewer, email, newEmail } = await startingUser();
  await ask(viewer, newEmail);
  const code = await codeTo(email, "account.code1");
  const wrong = otherThan(code);
  for (let tries = 0; tries < 5; tries += 1) expect(await verify(viewer, wrong)).toBe(false);
  expect(await verify(viewer, code)).toBe(false);
  expect(await readEmailChange(db, viewer, now)).toMatchObject({
    step: "code1",
    codeIsInvalid: true,
  });

  const later = after(now, 60);
  await ask(viewer, newEmail, later);
  const second = await codeTo(email, "account.code1");
  expect(await verify(viewer, second, after(later, 600))).toBe(false);
  const both = await Promise.all([verify(viewer, second, later), verify(viewer, second, later)]);
  expect(both.sort()).toEqual([false, true]);
  expect(await verify(viewer, second, later)).toBe(false);
});

test("concurrent guesses get no more than five tries", async () => {
  const { viewer, email, newEmail } = await startingUser();
  await ask(viewer, newEmail);
  const code = await codeTo(email, "account.code1");
  const wrong = Array.from({ length: 9 }, () => verify(viewer, otherThan(code)));
  expect(await Promise.all([...wrong, verify(viewer, code)])).not.toContain(true);
});

test("another code can be requested after 60 seconds, twenty times a day", async () => {
  const { viewer, newEmail } = await startingUser();
  await ask(viewer, newEmail);
  expect(await ask(viewer, newEmail, after(now, 59))).toEqual({
    state: "too-soon",
    retryAfterSeconds: 1,
  });
  expect((await readEmailChange(db, viewer, after(now, 20)))?.resendInSeconds).toBe(40);
  for (let times = 1; times < 20; times += 1) {
    expect(await ask(viewer, newEmail, after(now, times * 60))).toEqual({ state: "sent" });
  }
  expect(await ask(viewer, newEmail, after(now, 1200))).toMatchObject({ state: "too-soon" });
  expect(await ask(viewer, newEmail, after(now, 24 * 3600))).toEqual({ state: "sent" });
});

test("the first code's confirmation counts for an hour", async () => {
  const { viewer, email, newEmail } = await startingUser();
  await ask(viewer, newEmail);
  await verify(viewer, await codeTo(email, "account.code1"));
  expect(await stepOf(viewer, after(now, 3600))).toBe("idle");
  expect(await submit(viewer, newEmail, after(now, 3600))).toEqual({ state: "not-now" });
});

test("the second code works once, for ten minutes, and can be resent", async () => {
  const { viewer, newEmail, code } = await awaitingSecondCode();
  expect(await confirm(viewer, otherThan(code))).toBe(false);
  expect(await confirm(viewer, code, after(now, 600))).toBe(false);
  expect(await submit(viewer, newEmail, after(now, 30))).toMatchObject({ state: "too-soon" });
  const later = after(now, 60);
  expect(await submit(viewer, newEmail, later)).toEqual({ state: "sent" });
  const fresh = await codeTo(newEmail, "account.code2");
  const both = await Promise.all([confirm(viewer, fresh, later), confirm(viewer, fresh, later)]);
  expect(both.sort()).toEqual([false, true]);
  expect(await mailsTo(viewer.email)).toContainEqual(
    expect.objectContaining({ kind: "account.email-changed" }),
  );
});

test("a new address that has an account gets no code, with the same outcome", async () => {
  const { viewer, email } = await startingUser();
  const taken = await confirmedAccount(now);
  expect(await ask(viewer, taken)).toEqual({ state: "sent" });
  await verify(viewer, await codeTo(email, "account.code1"));
  expect(await submit(viewer, taken)).toEqual({ state: "sent" });
  const mail = await mailTo(taken, "account.known");
  expect(mail.text).not.toMatch(/\b\d{6}\b/);
  expect(mail.subject).toContain("already have");
});

test("the change fails if the new address is registered in the meantime", async () => {
  const change = await awaitingSecondCode();
  await db.$client
    .prepare("UPDATE user SET email = ? WHERE email = ?")
    .bind(change.newEmail, await confirmedAccount(now))
    .run();
  expect(await confirm(change.viewer, change.code)).toBe(false);
  expect(await findViewer(db, change.secret, now)).toMatchObject({ email: change.email });
});

test("an email change can be cancelled at every step", async () => {
  const { viewer, email, newEmail } = await startingUser();
  await abandonEmailChange({ db }, viewer);
  await ask(viewer, newEmail);
  const code = await codeTo(email, "account.code1");
  await abandonEmailChange({ db }, viewer);
  expect(await stepOf(viewer)).toBe("idle");
  expect(await verify(viewer, code)).toBe(false);
  const almost = await awaitingSecondCode();
  await abandonEmailChange({ db }, almost.viewer);
  expect(await confirm(almost.viewer, almost.code)).toBe(false);
  expect(await findViewer(db, almost.secret, now)).toMatchObject({ email: almost.email });
});

test("the cancel link in the first mail works once, until the change is complete", async () => {
  const { viewer, email, newEmail } = await startingUser();
  await ask(viewer, newEmail);
  const token = await tokenTo(email, "account.code1");
  const cancel = (text: string, at = now) => cancelEmailChange({ db }, text, at);
  expect(await cancel("nonsense")).toBe(false);
  const both = await Promise.all([cancel(token), cancel(token)]);
  expect(both.sort()).toEqual([false, true]);
  expect(await stepOf(viewer)).toBe("idle");

  const done = await awaitingSecondCode();
  const late = await tokenTo(done.email, "account.code1");
  await confirm(done.viewer, done.code);
  expect(await cancel(late)).toBe(false);
});

test("the cancel link expires after 24 hours", async () => {
  const { viewer, email, newEmail } = await startingUser();
  await ask(viewer, newEmail);
  const token = await tokenTo(email, "account.code1");
  expect(await cancelEmailChange({ db }, token, after(now, 24 * 3600))).toBe(false);
});

test("one user's code does not work for another user", async () => {
  const [one, two] = [await startingUser(), await startingUser()];
  await ask(one.viewer, one.newEmail);
  await ask(two.viewer, two.newEmail);
  const [codeOne, codeTwo] = [
    await codeTo(one.email, "account.code1"),
    await codeTo(two.email, "account.code1"),
  ];
  if (codeOne !== codeTwo) expect(await verify(two.viewer, codeOne)).toBe(false);
  expect(await verify(two.viewer, codeTwo)).toBe(true);
  expect(await stepOf(one.viewer)).toBe("code1");
});
