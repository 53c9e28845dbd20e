import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listLog } from "~/domain/lists/list-log";
import { PICTURE_PATH } from "~/domain/shops/picture";
import { session } from "../../../db/schema/accounts";
import { sqliteEventLogStore } from "../../../workers/event-log-store";
import { madeList, newBrowser } from "../../support/lists";
import { signedInUser } from "../../support/people";
import { cookieOf } from "../../support/people-with-accounts";
import { SELF } from "../../support/self";
import { db, origin } from "../../support/test-env";

const ada = { name: "Ada" };

test("a list is made, given from, and taken back by the same browser alone", async () => {
  const { organiser, giver } = await madeList(newBrowser());
  const [first, second] = [newBrowser(), newBrowser()];
  const claimed = await first(`${giver}/get/1`, ada);
  expect(claimed.status).toBe(303);
  expect(await (await second(giver)).text()).toContain("Ada is getting this.");
  expect(await (await second(organiser)).text()).toContain("Release");
  const page = await (await first(giver)).text();
  expect(page).toContain("You are getting this, as Ada.");
  const claim = /name="claim" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const undo = { intent: "undo", gift: "1", claim };
  expect((await second(giver, undo)).status).toBe(404);
  expect((await first(giver, undo)).status).toBe(303);
  expect((await first(giver, undo)).status).toBe(404);
  expect(await (await second(giver)).text()).toContain("get this one");
});

test("whoever is second is told by a 409 who was first, and what is left", async () => {
  const { giver } = await madeList(newBrowser(), {}, [{ title: "Kneeler" }, { title: "Trowel" }]);
  await newBrowser()(`${giver}/get/1`, ada);
  const lost = await newBrowser()(`${giver}/get/1`, { name: "Ben" });
  expect(lost.status).toBe(409);
  const html = await lost.text();
  expect(html).toContain("Ada is already getting this.");
  expect(html).toContain(`href="${giver}/get/2"`);
});

test("pledges are refused above the price, and lost above what is missing", async () => {
  const { giver } = await madeList(newBrowser());
  const chipIn = async (name: string, amount: string) => {
    const response = await newBrowser()(`${giver}/chip-in/1`, { name, amount });
    return { status: response.status, text: await response.text() };
  };
  for (const amount of ["", "0", "-5", "ten", "1.234", "1e3", "50.01"]) {
    expect((await chipIn("Ada", amount)).status, amount).toBe(422);
  }
  expect((await chipIn("Ada", "30")).status).toBe(303);
  const lost = await chipIn("Ben", "20.01");
  expect(lost.status).toBe(409);
  expect(lost.text).toContain("only £20.00 is still missing");
  expect(lost.text).toMatch(/name="amount"[^>]*value="20\.01"/);
  expect(lost.text).toContain('value="Ben"');
  expect((await chipIn("Ben", "£20")).status).toBe(303);
});

test("whoever is too late for several pieces keeps their form while some are left", async () => {
  const gifts = [{ title: "Bulbs", quantity: "3" }];
  const { giver } = await madeList(newBrowser(), {}, gifts);
  await newBrowser()(`${giver}/get/1`, { ...ada, quantity: "2" });
  const late = await newBrowser()(`${giver}/get/1`, { name: "Ben", quantity: "2" });
  expect(late.status).toBe(409);
  const html = await late.text();
  expect(html).toContain("Ada is already getting this: 1 of 3 still to get.");
  expect(html).toContain('value="Ben"');
  expect((await newBrowser()(`${giver}/get/1`, { name: "Ben" })).status).toBe(303);
  const last = await newBrowser()(`${giver}/get/1`, { name: "Cleo" });
  expect(await last.text()).not.toContain('value="Cleo"');
});

test("an amount is asked for in the currency of the gift", async () => {
  const gifts = [{ title: "Teapot", price: "39.50", currency: "EUR" }];
  const { giver } = await madeList(newBrowser(), {}, gifts);
  const html = await (await newBrowser()(`${giver}/chip-in/1`)).text();
  expect(html).toContain("€39.50 still missing");
  expect(html).not.toContain("£");
});

test.each([
  ["no name", { name: "" }],
  ["a name of 41 characters", { name: "a".repeat(41) }],
  ["no number of pieces", { name: "Ada", quantity: "two" }],
  ["21 pieces", { name: "Ada", quantity: "21" }],
  ["more pieces than are wanted", { name: "Ada", quantity: "2" }],
  ["a note of 201 characters", { name: "Ada", note: "a".repeat(201) }],
])("a claim with %s is refused", async (_, form: Record<string, string>) => {
  const { giver } = await madeList(newBrowser());
  const response = await newBrowser()(`${giver}/get/1`, form);
  expect([409, 422]).toContain(response.status);
  expect(await (await newBrowser()(giver)).text()).toContain("get this one");
});

test("names are plain text", async () => {
  const { giver } = await madeList(newBrowser());
  await newBrowser()(`${giver}/get/1`, { name: "<b>Ada</b>\u0000\n=1+1" });
  const html = await (await newBrowser()(giver)).text();
  expect(html).toContain("&lt;b&gt;Ada&lt;/b&gt; =1+1 is getting this.");
});

test.each([
  ["no title", { title: "" }],
  ["a title of 81 characters", { title: "a".repeat(81) }],
  ["no kind", { kind: "" }],
  ["another kind", { kind: "secret" }],
  ["a day that is over", { day: "2020-01-01" }],
  ["a day that does not exist", { day: "2027-02-30" }],
  ["a day in three years", { day: "2030-01-01" }],
  ["a note of 501 characters", { note: "a".repeat(501) }],
])("a list with %s is refused with what was typed", async (_, change) => {
  const form = { kind: "surprise", title: "Mum's 60th", note: "Typed", ...change };
  const response = await newBrowser()("/lists/new", form as Record<string, string>);
  expect(response.status).toBe(422);
});

test.each([
  ["no title", { title: "" }],
  ["a script as a link", { link: "javascript:alert(1)" }],
  ["a price of nothing", { price: "0" }],
  ["a price in words", { price: "a lot" }],
  ["no pieces", { quantity: "0" }],
])("a gift with %s is refused", async (_, change) => {
  const browser = newBrowser();
  const { organiser } = await madeList(browser);
  const form: Record<string, string> = { title: "Trowel", quantity: "1", ...change };
  expect((await browser(`${organiser}/add`, form)).status).toBe(422);
});

test("what is not there, or not theirs, is 404", async () => {
  const { organiser, giver } = await madeList(newBrowser());
  const stranger = newBrowser();
  const uid = giver.slice("/lists/".length, -32);
  const paths = [
    `/lists/${uid}`,
    `/lists/${uid}${"0".repeat(32)}`,
    `/lists/${"0".repeat(96)}`,
    "/lists/nothing",
    `/lists/manage/${uid}0`,
    `/lists/manage/${giver.slice("/lists/".length)}`,
    `/lists/${organiser.slice("/lists/manage/".length)}`,
    `${giver}/get/9`,
    `${giver}/chip-in/9`,
    `${giver}/events?after=0`.replace(uid, "0".repeat(64)),
    `/lists/new?from=${"0".repeat(64)}`,
  ];
  for (const path of paths) expect((await stranger(path)).status, path).toBe(404);
  const other = (await signedInUser()).browse;
  const noKey = `/lists/manage/${uid}${"0".repeat(32)}`;
  for (const path of [
    noKey,
    `${noKey}/end`,
    `${noKey}/edit`,
    `${noKey}/add`,
    `${noKey}/download`,
  ]) {
    expect((await stranger(path)).status, path).toBe(404);
    expect((await other(path)).status, path).toBe(404);
  }
  const form = { gift: "1", title: "Mine", quantity: "1" };
  for (const path of [`/lists/manage/${uid}`, noKey, `${noKey}/end`, `${noKey}/add`]) {
    expect((await other(path, form)).status, path).toBe(404);
    if (path !== `/lists/manage/${uid}`) expect((await stranger(path, form)).status).toBe(404);
  }
  expect((await stranger(`${giver}/get/9`, ada)).status).toBe(404);
});

test("an ended list is 410 at both addresses, and holds nothing more", async () => {
  const browser = newBrowser();
  const { organiser, giver } = await madeList(browser);
  await newBrowser()(`${giver}/get/1`, ada);
  expect((await browser(`${organiser}/end`, {})).status).toBe(303);
  const paths = [giver, organiser, `${giver}/get/1`, `${giver}/events`, `${organiser}/download`];
  for (const path of paths) expect((await browser(path)).status, path).toBe(410);
  const late = await newBrowser()(`${giver}/get/1`, { name: "Ben" });
  expect(late.status).toBe(410);
  expect(await late.text()).toContain("This list has ended");
});

const objectOf = (giver: string) =>
  env.GIFT_LIST.get(env.GIFT_LIST.idFromString(giver.slice("/lists/".length, -32)));

test("a list is deleted when its time has come, and forgotten by its account", async () => {
  const user = await signedInUser();
  const made = await user.browse("/lists/new", { kind: "surprise", title: "Mum's 60th" });
  const organiser = (made.headers.get("Location") ?? "").replace("?made", "");
  expect(await (await user.browse("/lists")).text()).toContain("Mum&#x27;s 60th");
  const object = objectOf(organiser.replace("/manage", ""));
  await runInDurableObject(object, (_, { storage }) => {
    const log = listLog(sqliteEventLogStore(storage.sql, () => {}));
    const details = log.details();
    if (details) log.keepDetails({ ...details, createdAt: "2020-01-01T00:00:00.000Z" });
  });
  expect(await runDurableObjectAlarm(object)).toBe(true);
  expect((await user.browse(organiser)).status).toBe(410);
  expect(await (await user.browse("/lists")).text()).not.toContain("Mum&#x27;s 60th");
  await runInDurableObject(object, (_, { storage }) => {
    const store = sqliteEventLogStore(storage.sql, () => {});
    expect(store.since(0).map(({ key }) => key)).toEqual(["keys", "ended"]);
    store.write("ended", "2020-06-01T00:00:00.000Z");
  });
  expect(await runDurableObjectAlarm(object)).toBe(true);
  expect((await user.browse(organiser)).status).toBe(404);
});

test("my lists say how many gifts each has, without those taken off, and read none of them", async () => {
  const user = await signedInUser();
  const made = await user.browse("/lists/new", { kind: "surprise", title: "Three" });
  const organiser = (made.headers.get("Location") ?? "").replace("?made", "");
  await runInDurableObject(objectOf(organiser.replace("/manage", "")), (_, { storage }) => {
    const store = sqliteEventLogStore(storage.sql, () => {});
    for (const id of ["1", "2", "3", "4"]) store.write(`gift/${id}`, id === "4" ? null : { id });
    storage.sql.exec("UPDATE fact SET value = 'no JSON' WHERE key = 'gift/2'");
    expect(store.under("details").map(({ key }) => key)).toEqual(["details"]);
  });
  expect(await (await user.browse("/lists")).text()).toContain("3 gifts");
});

test("an account opens its list without the secret; no other account does", async () => {
  const [user, other] = [await signedInUser(), await signedInUser()];
  const made = await user.browse("/lists/new", { kind: "wish", title: "Wishes" });
  const uid = (made.headers.get("Location") ?? "").slice("/lists/manage/".length, -37);
  expect((await user.browse(`/lists/manage/${uid}`)).status).toBe(200);
  expect((await other.browse(`/lists/manage/${uid}`)).status).toBe(404);
  expect(await (await other.browse("/lists")).text()).not.toContain("Wishes");
});

test("the address of an account's list leads to the login, whether there is such a list or not", async () => {
  const user = await signedInUser();
  const made = await user.browse("/lists/new", { kind: "wish", title: "Wishes" });
  const uid = (made.headers.get("Location") ?? "").slice("/lists/manage/".length, -37);
  for (const one of [uid, "0".repeat(64)]) {
    for (const place of ["", "/add", "/edit", "/end", "/download"]) {
      const path = `/lists/manage/${one}${place}`;
      const answer = await newBrowser()(path);
      expect(answer.status, path).toBe(303);
      expect(answer.headers.get("Location")).toBe(`/login?from=${encodeURIComponent(path)}`);
    }
  }
});

test("a gift that is added after the session's end is in the form after the login", async () => {
  const { userId, cookie, browse } = await signedInUser();
  const made = await browse("/lists/new", { kind: "wish", title: "Wishes" });
  const uid = (made.headers.get("Location") ?? "").slice("/lists/manage/".length, -37);
  const setEnd = (expiresAt: Date) =>
    db.update(session).set({ expiresAt }).where(eq(session.userId, userId));
  await setEnd(new Date(0));
  const form = { title: "Trowel", quantity: "2", picture: "https://shop.example/trowel.jpg" };
  const refused = await browse(`/lists/manage/${uid}/add`, form);
  await setEnd(new Date(Date.now() + 60_000));
  const from = new URL(refused.headers.get("Location") ?? "", origin).searchParams.get("from");
  const headers = { Cookie: `${cookie}; ${cookieOf(refused)}` };
  const html = await (await SELF.fetch(origin + from, { headers })).text();
  expect(html).toContain('value="Trowel"');
  expect(html).toContain(`src="${PICTURE_PATH}?of=https%3A%2F%2Fshop.example%2Ftrowel.jpg`);
});

test("every answer under /lists keeps its address to itself", async () => {
  const { organiser, giver } = await madeList(newBrowser());
  for (const path of [giver, organiser, `${giver}.data`, "/lists/nothing", "/lists/new"]) {
    const { headers } = await newBrowser()(path);
    expect(headers.get("Referrer-Policy"), path).toBe("no-referrer");
    expect(headers.get("X-Robots-Tag"), path).toBe("noindex");
    expect(headers.get("Cache-Control"), path).toContain("no-store");
  }
});

test("a form of a page without a referrer is ours only if the browser says so", async () => {
  const { giver } = await madeList(newBrowser());
  const send = (headers: Record<string, string>) =>
    SELF.fetch(`${origin}${giver}/get/1`, {
      method: "POST",
      redirect: "manual",
      headers,
      body: new URLSearchParams(ada),
    });
  expect((await send({ Origin: "null" })).status).toBe(403);
  expect((await send({ Origin: "null", "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect((await send({ Origin: "null", "Sec-Fetch-Site": "same-origin" })).status).toBe(303);
});

test("the organiser's secret is stored as a hash", async () => {
  const { organiser, giver } = await madeList(newBrowser());
  await runInDurableObject(objectOf(giver), (_, { storage }) => {
    const entries = JSON.stringify(sqliteEventLogStore(storage.sql, () => {}).since(0));
    expect(entries).not.toContain(organiser.slice(-32));
  });
});
