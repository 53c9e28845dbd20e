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
import { keptMs } from "~/domain/shared/retention";
import type { Secrets } from "~/lib/keys.server";
import { outbox } from "../../../../db/schema/mail";
import { emptyOutbox } from "../../../support/mail";
import { gardenBrief, memoryEventLogStore, searchOf } from "../../../support/search";
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

test("a mail to somebody else's address repeats nothing that only the visitor meant", () => {
  const brief = { ...gardenBrief, interests: ["Gardening", "your voucher waits", "evil.example"] };
  const [sample] = sampleSearch.suggestions;
  const [wireProduct] = sample?.products ?? [];
  if (!sample || !wireProduct) throw new Error("The sample search has no product.");
  const products = ["A sharp one", "The waiting voucher"].map((title) => ({
    ...wireProduct,
    title,
  }));
  const suggestions = [
    ["A trowel", "For gardening", "It digs"],
    ["A book on vouchers", "Pages", "It is long"],
    ["A hat", "Straw", "For “your voucher waits”"],
    ["A bag", "See evil.example", "It holds"],
  ].map(([suggestionTitle = "", suggestionDescription = "", whyItFits = ""], position) => ({
    ...sample,
    ...{ suggestionTitle, suggestionDescription, whyItFits, position, products },
  }));
  const snapshot = { ...sampleSearch, brief, suggestions };
  const place = { origin: "https://ribbon.test", stopLink: "https://ribbon.test/unsubscribe" };
  const { text, html, subject } = resultsLetter({ ...place, snapshot, isOwn: false });
  for (const shown of ["A trowel", "For gardening", "It digs", "A hat", "A sharp one"]) {
    expect(text).toContain(shown);
  }
  for (const part of [text, html, subject]) expect(part).not.toMatch(/voucher|waits|evil/i);
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

test("markup and links in a brief are inert in the mail", () => {
  const { html, text } = resultsLetter({
    origin: target.origin,
    stopLink: "https://ribbon.test/unsubscribe?token=t",
    isOwn: true,
    snapshot: {
      uid: "uid",
      version: 1,
      rounds: 1,
      changes: [],
      end: { state: "complete" },
      suggestions: [],
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
