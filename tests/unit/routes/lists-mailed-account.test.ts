import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { LIST_LIMITS } from "~/domain/lists/gift-list";
import { keepMailedList } from "~/domain/lists/mailed-lists.server";
import { objectOf } from "../../support/list-mail";
import { inList, inObject, madeList, newBrowser } from "../../support/lists";
import { signedInUser } from "../../support/people";
import { confirmedAccount, password, signInByApi } from "../../support/people-with-accounts";
import { SELF } from "../../support/self";
import { db, origin } from "../../support/test-env";

const HOUR_MS = 60 * 60 * 1000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const ON = { intent: "mail", mail: "on" };
const OFF = { intent: "mail", mail: "off" };

/** What is stored of a list, as text. */
const storedOf = (path: string) =>
  inObject(path, (store) => JSON.stringify(store.since(0).map(({ key, value }) => [key, value])));

/** Notes when a list mailed its account. */
const keepDigest = (giver: string, lastDigest: string) =>
  inList(giver, (log) => {
    const mail = log.organiserMail();
    if (mail) log.keepOrganiserMail({ ...mail, lastDigest });
  });

test("when a list mailed an account is forgotten a day later, once mail is switched off", async () => {
  const { organiser, giver } = await madeList(newBrowser());
  const { userId, browse } = await signedInUser();
  await browse(organiser, ON);
  await keepDigest(giver, hoursAgo(23));
  await browse(organiser, OFF);
  expect(await storedOf(giver)).toContain(userId);
  const wakes = await runInDurableObject(objectOf(giver), (_, { storage }) => storage.getAlarm());
  expect(wakes).toBeLessThan(Date.now() + HOUR_MS + 60_000);
  await inList(giver, (log) => log.keepLastDigest(userId, hoursAgo(25)));
  await runDurableObjectAlarm(objectOf(giver));
  expect(await storedOf(giver)).not.toContain(userId);
});

test("an account that is deleted leaves nothing in a list that somebody else made", async () => {
  const made = [await madeList(newBrowser()), await madeList(newBrowser())] as const;
  const { cookie } = await signInByApi(await confirmedAccount());
  const browse = (path: string, form: Record<string, string>) =>
    SELF.fetch(origin + path, {
      ...{ method: "POST", redirect: "manual", body: new URLSearchParams(form) },
      headers: { Cookie: cookie },
    });
  for (const { organiser, giver } of made) {
    expect((await browse(organiser, ON)).headers.get("Location")).toContain("done=mailOn");
    await keepDigest(giver, hoursAgo(1));
  }
  const userId = await inList(made[0].giver, (log) => {
    const mail = log.organiserMail();
    return mail && "userId" in mail ? mail.userId : "";
  });
  await browse(made[1].organiser, OFF);
  for (const { giver } of made) expect(await storedOf(giver)).toContain(userId);
  const deleted = await browse("/account", { intent: "delete", password });
  expect(deleted.headers.get("Location")).toBe("/goodbye");
  for (const { giver, organiser } of made) {
    expect(await storedOf(giver)).not.toContain(userId);
    expect(await (await newBrowser()(organiser)).text()).toContain("Garden kneeler");
  }
});

test("an account has mail about 100 lists at most, and switches a known one on again", async () => {
  const { organiser, giver } = await madeList(newBrowser());
  const other = await madeList(newBrowser());
  const { userId, browse } = await signedInUser();
  const mailOn = async (path: string) => (await browse(path, ON)).headers.get("Location");
  expect(await mailOn(organiser)).toContain("done=mailOn");
  const now = new Date();
  for (let count = 1; count < LIST_LIMITS.lists; count += 1) {
    expect(await keepMailedList(db, userId, `list ${count}`, now)).toBe(true);
  }
  expect(await mailOn(other.organiser)).toContain("done=mailFull");
  expect(await inList(other.giver, (log) => log.organiserMail())).toBeNull();
  expect(await mailOn(organiser)).toContain("done=mailOn");
  await newBrowser()(`${organiser}/end`, {});
  await runDurableObjectAlarm(objectOf(giver));
  expect(await mailOn(other.organiser)).toContain("done=mailOn");
});
