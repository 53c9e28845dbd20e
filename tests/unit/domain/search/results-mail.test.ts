import { beforeEach, expect, test } from "vitest";
import { sampleSearch } from "~/domain/screens/mail-gallery-samples";
import { retryFailures } from "~/domain/search/refine-search.server";
import { resultsLetter } from "~/domain/search/results-letters";
import {
  forgetOldAddress,
  isResultsMailDue,
  mailResults,
} from "~/domain/search/results-mail.server";
import { runSearch } from "~/domain/search/run-search.server";
import { searchEventLog } from "~/domain/search/search-event-log";
import type { SearchSnapshot } from "~/domain/search/search-snapshot";
import { keptMs } from "~/domain/shared/retention";
import type { Secrets } from "~/lib/keys.server";
import { outbox } from "../../../../db/schema/mail";
import { emptyOutbox } from "../../../support/mail";
import { memoryEventLogStore, searchOf } from "../../../support/search";
import { db } from "../../../support/test-env";

const secrets: Secrets = ["a secret that only unit tests know"];
const now = new Date("2026-11-21T09:00:00Z");
const target = { email: "ann@example.com", origin: "https://ribbon.test", isOwn: true };
const mails = () => db.select().from(outbox);

beforeEach(emptyOutbox);

test("a complete search is mailed once and its address deleted", async () => {
  const store = memoryEventLogStore();
  const search = searchOf({ store });
  searchEventLog(store).keepResultsByEmail(target);
  await mailResults({ store, db, secrets }, now);
  expect(await mails()).toHaveLength(0);
  await runSearch(search);
  expect(isResultsMailDue(store)).toBe(true);
  await mailResults({ store, db, secrets }, now);
  await mailResults({ store, db, secrets }, now);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: target.email, kind: "results", status: "pending" });
  for (let number = 1; number <= 5; number += 1) {
    expect(mail?.text).toContain(`https://ribbon.test/giftsearch/uid#idea-${number}`);
    expect(mail?.text).toContain(`Why it fits: Why ${number}`);
  }
  expect(mail?.html).not.toContain("amazon");
  expect(JSON.stringify(store.since(0))).not.toContain(target.email);
});

const place = { origin: "https://ribbon.test", stopLink: "https://ribbon.test/unsubscribe" };
const toStranger = (changes: Partial<SearchSnapshot>) =>
  resultsLetter({ ...place, snapshot: { ...sampleSearch, ...changes }, isOwn: false }).text;

test("a mail to somebody else's address has the ideas of a search in words of ours alone", () => {
  const text = toStranger({});
  for (const { suggestionTitle, whyItFits } of sampleSearch.suggestions) {
    expect(text).toContain(suggestionTitle);
    expect(text).toContain(whyItFits);
  }
  expect(text).not.toContain("You searched for");
});

const { brief } = sampleSearch;
test.each<[string, Partial<SearchSnapshot>]>([
  ["an interest that is none", { brief: { ...brief, interests: ["your voucher waits"] } }],
  ["symbols like letters", { brief: { ...brief, interests: ["Gardening \u{1f172}\u{1f170}"] } }],
  ["a number as an ordinal", { brief: { ...brief, occasion: "447700900123rd Birthday" } }],
  ["a name", { brief: { ...brief, recipientType: "Friend Bob" } }],
  ["something to avoid", { brief: { ...brief, avoid: "evil dot example" } }],
  ["a second round", { rounds: 2 }],
])("a mail to somebody else's address has the link alone of a search with %s", (_, changes) => {
  const text = toStranger(changes);
  expect(text).toContain("/giftsearch/");
  for (const { suggestionTitle } of sampleSearch.suggestions) {
    expect(text).not.toContain(suggestionTitle);
  }
});

test("of a search whose mail is only to seem sent, nothing is sent, and its address is deleted", async () => {
  const store = memoryEventLogStore();
  const search = searchOf({ store });
  searchEventLog(store).keepResultsByEmail({ ...target, isUnsent: true });
  await runSearch(search);
  await mailResults({ store, db, secrets }, now);
  expect(await mails()).toEqual([]);
  expect(searchEventLog(store).mailedAt("complete")).toBe(now.toISOString());
  expect(JSON.stringify(store.since(0))).not.toContain(target.email);
});

test("a crash after writing the mail causes no second one", async () => {
  const store = memoryEventLogStore();
  const search = searchOf({ store });
  searchEventLog(store).keepResultsByEmail(target);
  await runSearch(search);
  const crashing = { ...store, write: () => expect.unreachable() as never };
  await expect(mailResults({ store: crashing, db, secrets }, now)).rejects.toThrow();
  expect(isResultsMailDue(store)).toBe(true);
  await mailResults({ store, db, secrets }, now);
  expect(await mails()).toHaveLength(1);
});

test("a failed search is mailed with a link to retry, and a successful retry with the results", async () => {
  const store = memoryEventLogStore();
  const silent = { name: "silent", async *suggest() {} };
  searchOf({ store });
  searchEventLog(store).keepResultsByEmail(target);
  await runSearch(searchOf({ store, ideas: silent }));
  await mailResults({ store, db, secrets }, now);
  expect(await mails()).toMatchObject([{ kind: "search-failed" }]);
  expect((await mails())[0]?.text).toContain("Try again:\nhttps://ribbon.test/giftsearch/uid");
  expect(retryFailures(store)).toBe(true);
  await runSearch(searchOf({ store }));
  await mailResults({ store, db, secrets }, now);
  expect((await mails()).map(({ kind }) => kind).sort()).toEqual(["results", "search-failed"]);
});

test("a failed search keeps the address for a day after its mail, and no longer", async () => {
  const store = memoryEventLogStore();
  const silent = { name: "silent", async *suggest() {} };
  searchEventLog(store).keepResultsByEmail(target);
  await runSearch(searchOf({ store, ideas: silent }));
  expect(forgetOldAddress(store, now)).toBeNull();
  await mailResults({ store, db, secrets }, now);
  const end = new Date(now.getTime() + keptMs("failedSearchAddress"));
  expect(forgetOldAddress(store, now)).toEqual(end);
  const before = new Date(end.getTime() - 1);
  expect(forgetOldAddress(store, before)).toEqual(end);
  expect(JSON.stringify(store.since(0))).toContain(target.email);
  expect(forgetOldAddress(store, end)).toBeNull();
  expect(JSON.stringify(store.since(0))).not.toContain(target.email);
});

const noIdeas: Omit<SearchSnapshot, "brief"> = {
  ...{ uid: "uid", startedAt: "2026-11-21T09:00:00Z" },
  ...{ isStarter: true, hasStarter: true, isAgeLeftOut: false },
  ...{ version: 1, rounds: 1, changes: [], refused: [], newFrom: null, wanted: 5 },
  ...{ end: { state: "complete" }, suggestions: [] },
};

test("what a seller wrote is no link in the mail", () => {
  const product = {
    ...{ asin: "B000000001", title: "Kneeler - claim your refund at amazon-refunds.shop" },
    ...{ mainImageUrl: "/sample/x.svg", link: "https://shop.example/x", price: null },
    review: {
      ...{ reviewText: "Cards are at amazon-refunds.shop only.", source: "embedded" },
      ...{ pros: ["See evil。com"], cons: ["Ask at evil.xyz."] },
    },
  };
  const suggestion = {
    ...{ position: 0, suggestionTitle: "Kneeler", suggestionDescription: "For gardens" },
    ...{ whyItFits: "For gardening", products: [product], sampleProducts: false },
    ...{ productsAsOf: null, productsState: "ready", productsNote: null },
  };
  const { brief } = sampleSearch;
  const { html, text } = resultsLetter({
    origin: target.origin,
    stopLink: "https://ribbon.test/unsubscribe?token=t",
    isOwn: true,
    snapshot: { ...noIdeas, brief, suggestions: [suggestion as never] },
  });
  expect(text).toContain("amazon-refunds. shop only");
  for (const part of [html, text]) expect(part).not.toMatch(/refunds\.shop|evil[.。]\S/);
});

test("markup and links in a brief are inert in the mail", () => {
  const { html, text } = resultsLetter({
    origin: target.origin,
    stopLink: "https://ribbon.test/unsubscribe?token=t",
    isOwn: true,
    snapshot: {
      ...noIdeas,
      brief: {
        recipientType: "<script>alert(1)</script>",
        age: 30,
        occasion: "see https://evil.example/win",
        interests: ['<img src=x onerror="alert(1)">', "www.evil.example"],
        avoid: "",
        budget: 0,
        region: "UK",
      },
    },
  });
  expect(html).not.toContain("<script");
  expect(html).not.toContain("<img");
  for (const part of [html, text]) {
    expect(part).not.toContain("evil.example");
    expect(part).not.toContain("https://evil");
  }
});
