import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Brief } from "~/domain/brief/brief.schema";
import { pricesOf } from "~/domain/knowledge/suitability";
import { productsOfIdea, searchCatalogue } from "~/domain/products/catalogue.server";
import { REGIONS } from "~/domain/shared/region";
import { embeddedProducts } from "~/providers/products/embedded";
import { createDb } from "../../../../db/client";
import { withCatalogue } from "../../../support/catalogue";
import { giftIdeas } from "../../../support/knowledge";

withCatalogue();

const db = createDb(env.DB);
const source = embeddedProducts({
  ofIdea: (ideaId, one) => productsOfIdea(db, ideaId, one),
  search: (request) => searchCatalogue(db, request),
});
const { signal } = new AbortController();
const brief = (change: Partial<Brief> = {}): Brief => ({
  recipientType: "friend",
  age: 40,
  occasion: "birthday",
  interests: ["gardening"],
  avoid: "",
  budget: 0,
  region: "UK",
  ...change,
});

test("an idea that may be suggested has products, in each region, at any age and budget", async () => {
  const missing: string[] = [];
  for (const region of REGIONS) {
    for (const idea of giftIdeas.filter((_, place) => place % 5 === 0)) {
      for (const age of idea.ages) {
        const [low] = pricesOf(idea, brief({ region, age }));
        if (low === undefined) continue;
        const found = await productsOfIdea(db, idea.id, brief({ region, age, budget: low }));
        if (found.length === 0) missing.push(`${region} ${idea.id} at ${age} for ${low}`);
      }
    }
  }
  expect(missing).toEqual([]);
});

test("an idea of the knowledge gets its own products, made about the interest where it is", async () => {
  const request = { phrase: "anything at all", entry: "made-notebook", about: "sashiko" };
  const products = await source.find({ ...request, brief: brief() }, signal, () => {});
  expect(products.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Sewn A5 Notebook with Sashiko Stamped on the Cover"]),
  );
  const other = await source.find(
    { ...request, about: "falconry", brief: brief() },
    signal,
    () => {},
  );
  expect(other[0]?.asin).not.toBe(products[0]?.asin);
  expect(JSON.stringify(products)).not.toMatch(/[{}]it/i);
  const avoiding = brief({ avoid: "no cork" });
  const left = await source.find({ ...request, brief: avoiding }, signal, () => {});
  expect(left.length).toBeGreaterThan(0);
});

test.each(["book", "chess set", "knitting kit", "garden", "mug", "board game", "card game"])(
  "products of several ideas, found for '%s', show no picture twice",
  async (phrase) => {
    const found = await source.find({ phrase, brief: brief() }, signal, () => {});
    expect(found.length).toBeGreaterThan(2);
    expect(new Set(found.map(({ imageUrl }) => imageUrl)).size).toBe(found.length);
  },
);

test("catalogue searches respect budget and age, and rank full matches first", async () => {
  const cheap = await source.find(
    { phrase: "bypass secateurs", brief: brief({ budget: 40 }) },
    signal,
    () => {},
  );
  expect(cheap.length).toBeGreaterThan(0);
  for (const { price } of cheap) expect(price?.value).toBeLessThanOrEqual(40);
  const child = await source.find(
    { phrase: "wine decanter", brief: brief({ age: 12 }) },
    signal,
    () => {},
  );
  expect(child.filter(({ title }) => /wine/i.test(title))).toEqual([]);
  const student = { phrase: "wine corkscrew", brief: brief({ age: 19, region: "USA" }) };
  const forStudent = await source.find(student, signal, () => {});
  expect(forStudent.filter(({ title }) => /wine/i.test(title))).toEqual([]);
  const some = await source.find(
    { phrase: "unheard-of bypass secateurs", brief: brief() },
    signal,
    () => {},
  );
  expect(some[0]?.title).toMatch(/bypass secateurs/i);
});

test("catalogue searches never interpret a phrase as FTS5 syntax", async () => {
  const attacks = [
    '"',
    '" OR title:*',
    "NEAR(a b)",
    "a* AND -b ^c {d}",
    "'); DROP TABLE x;--",
    "…",
    "ø".repeat(120),
  ];
  for (const phrase of attacks) {
    expect(await source.find({ phrase, brief: brief() }, signal, () => {})).toBeInstanceOf(Array);
  }
  expect(
    await source.find({ phrase: "tea* AND OR NOT", brief: brief() }, signal, () => {}),
  ).not.toBeNull();
});

test("embedded products are labelled, in the region's currency, and link to the retailer's search", async () => {
  expect(source).toMatchObject({ name: "embedded", sample: true });
  const [uk] = await source.find({ phrase: "bypass secateurs", brief: brief() }, signal, () => {});
  expect(uk?.price?.currency).toBe("GBP");
  expect(uk?.link).toBe(`https://www.amazon.co.uk/s?k=${encodeURIComponent(uk?.title ?? "")}`);
  expect(uk?.imageUrl).toMatch(/^\/sample\/secateurs\/[0-9a-f]{10}\.svg$/);
  expect(uk?.ratingsTotal).toBeNull();
  expect(uk?.featureBullets.length).toBeGreaterThanOrEqual(2);
  expect(uk?.bookDescription).toBeNull();
  const [us] = await source.find(
    { phrase: "operation mincemeat ben macintyre", brief: brief({ region: "USA" }) },
    signal,
    () => {},
  );
  expect(us?.price?.currency).toBe("USD");
  expect(us?.link).toContain("https://www.amazon.com/s?k=");
  expect(us?.featureBullets).toEqual([]);
  expect(us?.bookDescription).toBeTruthy();
});

test("an aborted signal stops the embedded products", async () => {
  await expect(
    source.find({ phrase: "tea", brief: brief() }, AbortSignal.abort(), () => {}),
  ).rejects.toThrow();
});
