import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { LIST_LIMITS } from "~/domain/lists/gift-list";
import { attemptKey } from "~/domain/shared/throttling.server";
import { attempt } from "../../../db/schema/accounts";
import { accountList } from "../../../db/schema/lists";
import { anna, teapot } from "../../support/api-bodies";
import { claimOf, inList, kneeler, madeList, newBrowser } from "../../support/lists";
import { signedInUser } from "../../support/people";
import { db } from "../../support/test-env";

type Form = Record<string, string>;

/** Lets a network address, or an email address, have used up something. */
async function haveUsed(kind: "lists" | "listMails", owner: string, count: number) {
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insert(attempt).values({ key: await attemptKey(kind, owner), count, expiresAt });
}

test.each<[string, Form, string]>([
  ["no title", { title: " " }, "Please enter a title"],
  ["a long title", { title: "a".repeat(81) }, "Please keep the title to 80 characters"],
  ["a day that is none", { day: "2027-02-30" }, "Please enter a date"],
  ["a day that is over", { day: "2020-01-01" }, "Please choose a day that is still to come"],
  ["a day too far ahead", { day: "2999-01-01" }, "Please choose a day within 2 years"],
  ["a long note", { note: "a".repeat(501) }, "Please keep the note to 500 characters"],
])("a list is not changed to %s, and nothing typed is lost", async (_, change, message) => {
  const browser = newBrowser();
  const { organiser } = await madeList(browser);
  const form = { title: "Typed title", day: "", note: "Typed note", ...change };
  const answer = await browser(`${organiser}/edit`, form);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(message);
  expect(html).toContain("note" in change ? "Typed title" : "Typed note");
  expect((await inList(organiser, (log) => log.details()))?.title).toBe("Mum's 60th");
});

test.each<[string, Form, string]>([
  ["a long title", { title: "a".repeat(501) }, "Please keep the title to 500 characters"],
  ["a long link", { link: `https://shop.example/${"a".repeat(2000)}` }, "This link is too long"],
  ["a link that is none", { link: "https://" }, "begins with https://"],
  ["a price of nothing", { price: "0" }, "Please enter a price above nothing"],
  ["an amount in words", { price: "a lot" }, "Please enter a price such as 24.99"],
  ["21 pieces", { quantity: "21" }, "Please enter a number from 1 to 20"],
  ["half a piece", { quantity: "0.5" }, "Please enter a number from 1 to 20"],
  ["another currency", { currency: "XAU" }, "Invalid"],
  ["a long address of a picture", { picture: `https://shop.example/${"a".repeat(2000)}` }, ""],
  ["a page that is not read", { intent: "read", link: "https://10.0.0.1/" }, "not of a shop"],
])("a gift with %s is not added", async (_, change, message) => {
  const browser = newBrowser();
  const { organiser, giver } = await madeList(browser, {}, []);
  const answer = await browser(`${organiser}/add`, { title: "Trowel", quantity: "1", ...change });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(message);
  expect(await inList(giver, (log) => log.gifts())).toEqual([]);
});

test.each<[string, Form]>([
  ["no name", { name: " ", amount: "5" }],
  ["a long name", { name: "a".repeat(41), amount: "5" }],
  ["a long note", { name: "Ada", amount: "5", note: "a".repeat(201) }],
])("a pledge with %s is refused", async (_, form) => {
  const { giver } = await madeList(newBrowser());
  expect((await newBrowser()(`${giver}/chip-in/1`, form)).status).toBe(422);
  expect(await inList(giver, (log) => log.claims("1"))).toEqual([]);
});

test("several pieces, and what has no price, are not chipped in for", async () => {
  const gifts: Form[] = [{ title: "Bulbs", price: "5", quantity: "3" }, { title: "Trowel" }];
  const { giver } = await madeList(newBrowser(), {}, gifts);
  for (const gift of ["1", "2"]) {
    const answer = await newBrowser()(`${giver}/chip-in/${gift}`, { name: "Ada", amount: "5" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("This gift cannot be given together");
  }
});

test("a full list refuses gifts and claims, and keeps what was typed", async () => {
  const browser = newBrowser();
  const { organiser, giver } = await madeList(browser);
  await inList(giver, (log) => {
    for (let id = 2; id <= LIST_LIMITS.gifts; id += 1) log.keepGift({ ...kneeler, id: String(id) });
    const at = new Date().toISOString();
    const claims = Array.from({ length: LIST_LIMITS.claims }, () => ({
      ...claimOf("Ada", { amount: 1 }),
      at,
    }));
    log.keepClaims("2", claims);
  });
  const added = await browser(`${organiser}/add`, { title: "Trowel", quantity: "1" });
  expect(added.status).toBe(409);
  expect(await added.text()).toContain("This list holds 200 gifts");
  const claimed = await newBrowser()(`${giver}/get/1`, { name: "Ben" });
  expect(claimed.status).toBe(409);
  const html = await claimed.text();
  expect(html).toContain("This list holds 500 claims");
  expect(html).toContain('value="Ben"');
});

test("what an organiser takes off or releases has to be there, and a wish list releases nothing", async () => {
  for (const kind of ["surprise", "wish"]) {
    const browser = newBrowser();
    const { organiser, giver } = await madeList(browser, { kind });
    await newBrowser()(`${giver}/get/1`, { name: "Ada" });
    const [claim] = await inList(giver, (log) => log.claims("1"));
    const status = async (form: Form) => (await browser(organiser, form)).status;
    expect(await status({ intent: "remove", gift: "9" })).toBe(404);
    expect(await status({ intent: "remove" })).toBe(404);
    expect(await status({ intent: "release", gift: "1" })).toBe(404);
    expect(await status({ intent: "release", gift: "1", claim: "another" })).toBe(404);
    const release = { intent: "release", gift: "1", claim: claim?.id ?? "" };
    expect(await status(release), kind).toBe(kind === "wish" ? 404 : 303);
    expect(await inList(giver, (log) => log.claims("1"))).toHaveLength(kind === "wish" ? 1 : 0);
  }
});

test("a form of a giver that names no claim finds nothing", async () => {
  const { giver } = await madeList(newBrowser());
  const forms: Form[] = [{}, { gift: "1" }, { gift: "1", claim: "a".repeat(65) }];
  for (const form of forms) {
    expect((await newBrowser()(giver, form)).status).toBe(404);
  }
  expect((await newBrowser()(`${giver}/undo`)).status).toBe(404);
  expect((await newBrowser()(`${giver}/mail/1`)).status).toBe(404);
});

test("nothing of an ended list is changed: every form answers 410", async () => {
  const [browser, ada] = [newBrowser(), newBrowser()];
  const { organiser, giver } = await madeList(browser);
  await ada(`${giver}/get/1`, { name: "Ada" });
  await browser(`${organiser}/end`, {});
  const forms: [string, Form][] = [
    [`${organiser}/add`, { title: "Trowel", quantity: "1" }],
    [`${organiser}/edit`, { title: "Later" }],
    [`${organiser}/end`, {}],
    [organiser, { intent: "remove", gift: "1" }],
    [organiser, { intent: "release", gift: "1", claim: "1" }],
    [giver, { gift: "1", claim: "1" }],
    [`${giver}/chip-in/1`, { name: "Ada", amount: "5" }],
    [`${giver}/mail/1?claim=1`, { email: "ada@example.com" }],
  ];
  for (const [path, form] of forms) {
    const by = path.startsWith(organiser) ? browser : ada;
    expect((await by(path, form)).status, path).toBe(410);
  }
});

test("a list is made of what is one's own, and of something", async () => {
  const [user, other] = [await signedInUser(), await signedInUser()];
  const card = await (await user.call("POST", "/profilecards", anna)).json<{ id: string }>();
  await user.call("POST", "/savedgifts", { ...teapot, profileCardIds: [card.id] });
  const form = { kind: "surprise", title: "Typed title" };
  const nothing = await user.browse(`/lists/new?from=${card.id}`, form);
  expect(nothing.status).toBe(422);
  const html = await nothing.text();
  expect(html).toContain("Please choose at least one gift");
  expect(html).toContain("Typed title");
  expect((await other.browse(`/lists/new?from=${card.id}`)).status).toBe(404);
  expect((await other.browse(`/lists/new?from=${card.id}`, form)).status).toBe(404);
  for (const from of [card.id, "saved"]) {
    const answer = await newBrowser()(`/lists/new?from=${from}`);
    expect(answer.headers.get("Location")).toMatch(/^\/login\?from=/);
  }
});

test("an account has 100 lists at most, and a network address makes 100 in a day", async () => {
  const form = { kind: "surprise", title: "Typed title" };
  const { userId, browse } = await signedInUser();
  const lists = Array.from({ length: LIST_LIMITS.lists }, (_, number) => ({
    ...{ uid: `${userId} ${number}`, userId, createdAt: new Date() },
  }));
  for (let place = 0; place < lists.length; place += 25) {
    await db.insert(accountList).values(lists.slice(place, place + 25));
  }
  const full = await browse("/lists/new", form);
  expect(full.status).toBe(409);
  expect(await full.text()).toContain("You have 100 lists");
  await haveUsed("lists", "198.18.9.1", 100);
  const refused = await newBrowser("198.18.9.1")("/lists/new", form);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_000);
  expect(await refused.text()).toContain("Typed title");
});

test("of lists that are made at once none is beyond the limit of an account", async () => {
  const { userId, browse } = await signedInUser();
  const lists = Array.from({ length: LIST_LIMITS.lists - 1 }, (_, number) => ({
    ...{ uid: `${userId} ${number}`, userId, createdAt: new Date() },
  }));
  for (let place = 0; place < lists.length; place += 25) {
    await db.insert(accountList).values(lists.slice(place, place + 25));
  }
  const form = { kind: "surprise", title: "Typed title" };
  const answers = await Promise.all(Array.from({ length: 8 }, () => browse("/lists/new", form)));
  const made = answers.filter(({ status }) => status === 303);
  await Promise.all(answers.map((answer) => answer.text()));
  expect(made).toHaveLength(1);
  expect(await db.$count(accountList, eq(accountList.userId, userId))).toBe(LIST_LIMITS.lists);
});

test("a network address has ten links mailed in an hour, and keeps what was typed", async () => {
  const ada = newBrowser("198.18.9.2");
  const { giver } = await madeList(newBrowser());
  await ada(`${giver}/get/1`, { name: "Ada" });
  const [claim] = await inList(giver, (log) => log.claims("1"));
  await haveUsed("listMails", "198.18.9.2", 10);
  const email = `${crypto.randomUUID()}@example.com`;
  const answer = await ada(`${giver}/mail/1?claim=${claim?.id}`, { email });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(3_000);
  expect(await answer.text()).toContain(email);
  expect(await (await newBrowser()(`/dev/mailbox.json?to=${email}`)).json()).toEqual([]);
});
