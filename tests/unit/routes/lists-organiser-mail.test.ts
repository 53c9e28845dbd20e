import { runDurableObjectAlarm } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { session, user } from "../../../db/schema/accounts";
import { mailedList } from "../../../db/schema/lists";
import { changeDetails, mailsTo, newEmail, objectOf } from "../../support/list-mail";
import { inList, inObject, madeList, newBrowser } from "../../support/lists";
import { signedInUser } from "../../support/people";
import { db, origin } from "../../support/test-env";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A list of an account that wants mail about it. */
async function listWithMail(kind: string) {
  const user = await signedInUser();
  const browser = (path: string, form?: Record<string, string> | URLSearchParams) =>
    user.browse(path, form && Object.fromEntries(new URLSearchParams(form)));
  const list = await madeList(browser, { kind });
  expect((await browser(list.organiser, { intent: "mail", mail: "on" })).status).toBe(303);
  return { ...list, browser, userId: user.userId, email: `${user.userId}@example.com` };
}

/** What is stored of a list, as text. */
const storedOf = (path: string) =>
  inObject(path, (store) => JSON.stringify(store.since(0).map(({ key, value }) => [key, value])));

/** Has a giver claim the first gift, and the mail about it sent. */
async function newsOf(giver: string) {
  await newBrowser()(`${giver}/get/1`, { name: "Ben" });
  await makeDigestDue(giver);
  await runDurableObjectAlarm(objectOf(giver));
}

const makeDigestDue = (giver: string) =>
  inList(giver, (log) => {
    const mail = log.organiserMail();
    if (mail) log.keepOrganiserMail({ ...mail, digestAt: new Date(0).toISOString() });
  });

test("mail about a list follows its account to another address, and the list keeps none", async () => {
  const { giver, organiser, browser, userId, email } = await listWithMail("surprise");
  expect(await storedOf(giver)).not.toContain(email);
  const next = newEmail();
  await db.update(user).set({ email: next }).where(eq(user.id, userId));
  expect(await (await browser(organiser)).text()).toContain(`They go to ${next}.`);
  await newsOf(giver);
  expect(await mailsTo(email)).toEqual([]);
  expect((await mailsTo(next)).map(({ subject }) => subject)).toEqual([
    "News of your list: Mum's 60th",
  ]);
  expect(await storedOf(giver)).not.toContain("@example.com");
});

test("a list that somebody else made mails no account that was deleted", async () => {
  const { organiser, giver } = await madeList(newBrowser());
  const { userId, browse } = await signedInUser();
  expect((await browse(organiser, { intent: "mail", mail: "on" })).status).toBe(303);
  await db.delete(session).where(eq(session.userId, userId));
  await db.delete(mailedList).where(eq(mailedList.userId, userId));
  await db.delete(user).where(eq(user.id, userId));
  const other = await signedInUser();
  expect(await (await other.browse(organiser)).text()).toContain("Email me about this list");
  await newsOf(giver);
  expect(await mailsTo(`${userId}@example.com`)).toEqual([]);
  expect(await inList(giver, (log) => log.organiserMail())).toBeNull();
});

test("to others who organise a list it is told that mail is on, not to whom", async () => {
  const { organiser } = await madeList(newBrowser());
  const { userId, browse } = await signedInUser();
  await browse(organiser, { intent: "mail", mail: "on" });
  const page = await (await (await signedInUser()).browse(organiser)).text();
  expect(page).toContain("No more mail about this list");
  expect(page).toContain("They go to somebody else who has this page.");
  expect(page).not.toContain(userId);
});

/** The entry of a list that was kept before, with an address in the place of an account. */
const keepAddress = (giver: string, email: string) =>
  inObject(giver, (store) =>
    store.write("organiser-mail", {
      ...{ email, origin, digestAt: null, lastDigest: null, isNoticed: false },
    }),
  );

test("a list from before, with an address, keeps the account in its place once it is opened", async () => {
  const { giver, organiser, browser, email } = await listWithMail("surprise");
  await keepAddress(giver, email);
  expect(await (await browser(organiser)).text()).toContain(`They go to ${email}.`);
  expect(await storedOf(giver)).not.toContain(email);
  await newsOf(giver);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("a list from before that nobody opens mails its account, or nobody if that is gone", async () => {
  const { giver, email } = await listWithMail("surprise");
  await keepAddress(giver, email);
  await newsOf(giver);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await storedOf(giver)).not.toContain(email);
  const gone = newEmail();
  await keepAddress(giver, gone);
  await newsOf(giver);
  expect(await mailsTo(gone)).toEqual([]);
  expect(await storedOf(giver)).not.toContain(gone);
});

test("the organiser of a surprise who asked is told who gives what, once a day at most", async () => {
  const { giver, organiser, browser, email } = await listWithMail("surprise");
  await newBrowser()(`${giver}/get/1`, { name: "Ben" });
  expect(await mailsTo(email)).toEqual([]);
  const first = await inList(giver, (log) => Date.parse(log.organiserMail()?.digestAt ?? ""));
  expect(first).toBeLessThan(Date.now() + 11 * 60_000);
  await makeDigestDue(giver);
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
