import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { GiverReminder } from "~/domain/lists/list-log";
import { attempt } from "../../../db/schema/accounts";
import { changeDetails, claimedGift, mailsTo, newEmail, objectOf } from "../../support/list-mail";
import { inList, madeList, newBrowser } from "../../support/lists";
import { signedInUser } from "../../support/people";
import { db } from "../../support/test-env";

const DAY_MS = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const changeReminders = (path: string, change: Partial<GiverReminder>) =>
  inList(path, (log) => log.keepReminders(log.reminders().map((one) => ({ ...one, ...change }))));

const confirmedAddress = async () => `${(await signedInUser()).userId}@example.com`;

/** Claims the first gift, and has a link mailed. */
async function claimed(giver: string, fields: Record<string, string>) {
  const { browser: ada, path } = await claimedGift(giver);
  return { ada, path, answer: await ada(path, fields) };
}

test("a giver takes a claim back by a mailed link, from any browser, with a press", async () => {
  const { giver } = await madeList(newBrowser());
  const other = await madeList(newBrowser());
  const email = newEmail();
  expect((await claimed(giver, { email })).answer.status).toBe(303);
  const [mail] = await mailsTo(email);
  expect(mail?.text).not.toMatch(/Ada|kneeler|Mum/);
  const link = /\/lists\/\S+\/undo\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  const elsewhere = newBrowser();
  expect((await elsewhere(link.replace(giver, other.giver))).status).toBe(404);
  expect((await elsewhere(`${link}x`)).status).toBe(404);
  expect(await (await elsewhere(link)).text()).toContain("Garden kneeler");
  expect(await (await elsewhere(giver)).text()).toContain("Ada is getting this.");
  expect((await elsewhere(link, {})).status).toBe(303);
  expect(await (await elsewhere(giver)).text()).not.toContain("Ada");
  expect((await elsewhere(link, {})).status).toBe(404);
  expect(await (await elsewhere(link)).text()).toContain("taken back already");
});

test("a link is mailed for one's own claim only, to an address that is one", async () => {
  const { giver } = await madeList(newBrowser());
  const { path, answer } = await claimed(giver, { email: "nobody" });
  expect(answer.status).toBe(422);
  const email = newEmail();
  expect((await newBrowser()(path, { email })).status).toBe(404);
  expect(await mailsTo(email)).toEqual([]);
});

test("an address gets three such mails a day, and whoever asks is not told", async () => {
  const email = newEmail();
  for (let count = 0; count < 4; count += 1) {
    const { giver } = await madeList(newBrowser());
    expect((await claimed(giver, { email })).answer.status).toBe(303);
  }
  expect(await mailsTo(email)).toHaveLength(3);
});

test("a giver who asked is reminded once, a week before the day", async () => {
  const { giver } = await madeList(newBrowser(), { day: dayIn(30) });
  const email = newEmail();
  await claimed(giver, { email, remind: "true" });
  expect(await mailsTo(email)).toHaveLength(1);
  await changeDetails(giver, { day: dayIn(3) });
  for (let run = 0; run < 2; run += 1) await runDurableObjectAlarm(objectOf(giver));
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    "In a week: a gift that you said you would give",
    "Your link to a shared list",
  ]);
});

test("reminders count among the three mails of a day to an address; others come the next days", async () => {
  const email = await confirmedAddress();
  const lists = await Promise.all(
    Array.from({ length: 5 }, () => madeList(newBrowser(), { day: dayIn(30) })),
  );
  for (const { giver } of lists) {
    await claimed(giver, { email: newEmail(), remind: "true" });
    await changeReminders(giver, { email });
    await changeDetails(giver, { day: dayIn(5) });
    await runDurableObjectAlarm(objectOf(giver));
  }
  expect(await mailsTo(email)).toHaveLength(3);
  const left = lists.slice(3);
  for (const { giver } of left) {
    const waits = await inList(giver, (log) => log.reminders().map((one) => one.notBefore));
    expect(waits).toEqual([expect.stringContaining(dayIn(1))]);
    const wakes = await runInDurableObject(objectOf(giver), (_, { storage }) => storage.getAlarm());
    expect(wakes).toBeGreaterThan(Date.now() + DAY_MS - 60_000);
    // A day later.
    await changeReminders(giver, { notBefore: new Date(0).toISOString() });
    await db.delete(attempt);
    await runDurableObjectAlarm(objectOf(giver));
    expect(await inList(giver, (log) => log.reminders())).toEqual([]);
  }
  expect(await mailsTo(email)).toHaveLength(5);
});

test("a reminder that would have to wait past the day is not kept", async () => {
  const email = await confirmedAddress();
  for (let count = 0; count < 4; count += 1) {
    const { giver } = await madeList(newBrowser(), { day: dayIn(30) });
    await claimed(giver, { email: newEmail(), remind: "true" });
    await changeReminders(giver, { email });
    await changeDetails(giver, { day: dayIn(0) });
    await runDurableObjectAlarm(objectOf(giver));
    expect(await inList(giver, (log) => log.reminders())).toEqual([]);
  }
  expect(await mailsTo(email)).toHaveLength(3);
});

test("who stops all mail gets none of a list, and each has the link for it", async () => {
  const { giver } = await madeList(newBrowser(), { day: dayIn(30) });
  const email = newEmail();
  await claimed(giver, { email, remind: "true" });
  const [mail] = await mailsTo(email);
  const stop =
    /\/unsubscribe\?token=[^>\s]+/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[0] ?? "";
  expect(mail?.text).toContain(stop);
  expect(stop).not.toBe("");
  await newBrowser()(stop, { "List-Unsubscribe": "One-Click" });
  await changeDetails(giver, { day: dayIn(3) });
  await runDurableObjectAlarm(objectOf(giver));
  const reminders = await env.DB.prepare(
    "SELECT status, error, headers FROM outbox WHERE recipient = ? AND kind = 'list.reminder'",
  )
    .bind(email)
    .all<{ status: string; error: string; headers: string }>();
  expect(reminders.results).toMatchObject([{ status: "dead", error: "suppressed" }]);
  expect(reminders.results[0]?.headers).toContain("List-Unsubscribe");
  const other = await madeList(newBrowser());
  await claimed(other.giver, { email });
  const links = await env.DB.prepare(
    "SELECT error FROM outbox WHERE recipient = ? AND kind = 'list.link'",
  )
    .bind(email)
    .all<{ error: string | null }>();
  expect(links.results.map(({ error }) => error ?? "sent").sort()).toEqual(["sent", "suppressed"]);
});

test("nobody is reminded of what they took back, or without having asked", async () => {
  const { giver } = await madeList(newBrowser(), { day: dayIn(30), title: "One" });
  const [first, second] = [newEmail(), newEmail()];
  const { ada } = await claimed(giver, { email: first, remind: "true" });
  const page = await (await ada(giver)).text();
  const claim = /name="claim" value="([^"]+)"/.exec(page)?.[1] ?? "";
  await ada(giver, { gift: "1", claim });
  await claimed(giver, { email: second });
  await changeDetails(giver, { day: dayIn(3) });
  await runDurableObjectAlarm(objectOf(giver));
  expect(await mailsTo(first)).toHaveLength(1);
  expect(await mailsTo(second)).toHaveLength(1);
});
