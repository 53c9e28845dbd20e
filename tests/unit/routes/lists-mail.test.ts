import { env, runDurableObjectAlarm } from "cloudflare:test";
import { expect, test } from "vitest";
import type { ListDetails } from "~/domain/lists/gift-list";
import { inList, madeList, newBrowser } from "../../support/lists";
import { signedInUser } from "../../support/people";

const DAY_MS = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

type Mail = { to: string; subject: string; text: string; headers: Record<string, string> };

/** The mails to an address, the newest first. */
async function mailsTo(to: string): Promise<Mail[]> {
  return (await newBrowser()(`/dev/mailbox.json?to=${to}`)).json();
}

const objectOf = (path: string) =>
  env.GIFT_LIST.get(env.GIFT_LIST.idFromString(/[0-9a-f]{64}/.exec(path)?.[0] ?? ""));

const changeDetails = (path: string, change: Partial<ListDetails>) =>
  inList(path, (log) => {
    const details = log.details();
    if (details) log.keepDetails({ ...details, ...change });
  });

/** Claims the first gift, and has a link mailed. */
async function claimed(giver: string, fields: Record<string, string>) {
  const ada = newBrowser();
  await ada(`${giver}/get/1`, { name: "Ada" });
  const page = await (await ada(giver)).text();
  const path = /href="([^"]*\/mail\/1\?claim=[^"]+)"/.exec(page)?.[1] ?? "";
  return { ada, path, answer: await ada(path, fields) };
}

const newEmail = () => `${crypto.randomUUID()}@example.com`;

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

/** A list of an account that wants mail about it. */
async function listWithMail(kind: string) {
  const user = await signedInUser();
  const browser = (path: string, form?: Record<string, string> | URLSearchParams) =>
    user.browse(path, form && Object.fromEntries(new URLSearchParams(form)));
  const list = await madeList(browser, { kind });
  expect((await browser(list.organiser, { intent: "mail", mail: "on" })).status).toBe(303);
  const email = await inList(list.giver, (log) => log.organiserMail()?.email ?? "");
  return { ...list, browser, email };
}

test("the organiser of a surprise who asked is told who gives what, once a day at most", async () => {
  const { giver, organiser, browser, email } = await listWithMail("surprise");
  await newBrowser()(`${giver}/get/1`, { name: "Ben" });
  expect(await mailsTo(email)).toEqual([]);
  const first = await inList(giver, (log) => Date.parse(log.organiserMail()?.digestAt ?? ""));
  expect(first).toBeLessThan(Date.now() + 11 * 60_000);
  const makeDue = () =>
    inList(giver, (log) => {
      const mail = log.organiserMail();
      if (mail) log.keepOrganiserMail({ ...mail, digestAt: new Date(0).toISOString() });
    });
  await makeDue();
  await runDurableObjectAlarm(objectOf(giver));
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe("News of your list: Mum's 60th");
  expect(mail?.text).toContain("Ben is getting: Garden kneeler.");
  expect(mail?.text).toContain("/lists/manage/");
  await runDurableObjectAlarm(objectOf(giver));
  expect(await mailsTo(email)).toHaveLength(1);
  await browser(`${organiser}/add`, { title: "Trowel", quantity: "1" });
  await newBrowser()(`${giver}/get/2`, { name: "Cleo" });
  const next = await inList(giver, (log) => Date.parse(log.organiserMail()?.digestAt ?? ""));
  expect(next).toBeGreaterThan(Date.now() + DAY_MS - 60_000);
  await browser(organiser, { intent: "mail", mail: "off" });
  expect(await inList(giver, (log) => log.organiserMail())).toBeNull();
});

test("the owner of a wish list gets no mail about claims, only before it is deleted", async () => {
  const { giver, email } = await listWithMail("wish");
  const before = await inList(giver, (log) => log.organiserMail());
  await newBrowser()(`${giver}/get/1`, { name: "Ben" });
  expect(await inList(giver, (log) => log.organiserMail())).toEqual(before);
  const createdAt = new Date(Date.now() - 177 * DAY_MS).toISOString();
  await changeDetails(giver, { createdAt });
  for (let run = 0; run < 2; run += 1) await runDurableObjectAlarm(objectOf(giver));
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Your list ends soon: Mum's 60th"]);
  expect(mails[0]?.text).not.toContain("Ben");
});

test("mail about a list is for accounts", async () => {
  const browser = newBrowser();
  const { organiser } = await madeList(browser);
  const response = await browser(organiser, { intent: "mail", mail: "on" });
  expect(response.headers.get("Location")).toMatch(/^\/login/);
});
