import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Brief } from "~/domain/brief/brief.schema";
import { searchCatalogue } from "~/domain/products/catalogue.server";
import { REGIONS } from "~/domain/shared/region";
import { stems } from "~/providers/ideas/embedded-phrases";
import { GIFT_IDEAS } from "~/providers/ideas/knowledge/base";
import { embeddedProducts } from "~/providers/products/embedded";
import { createDb } from "../../../../db/client";
import { withCatalogue } from "../../../support/catalogue";

withCatalogue();

const db = createDb(env.DB);
const source = embeddedProducts((request) => searchCatalogue(db, request));
const { signal } = new AbortController();
const brief = (change: Partial<Brief> = {}): Brief => ({
  recipientType: "friend",
  age: 40,
  occasion: "birthday",
  interests: ["gardening"],
  budget: 0,
  region: "UK",
  ...change,
});

test("the sample catalogue has four fitting products for every idea in each region", async () => {
  const missing: string[] = [];
  for (const region of REGIONS) {
    for (const idea of GIFT_IDEAS) {
      const [low, high] = region === "UK" ? idea.band.gbp : idea.band.usd;
      const age = Math.max(
        idea.ages[0],
        region === "USA" && idea.avoid.includes("alcohol") ? 21 : 0,
      );
      const rows = await searchCatalogue(db, {
        phrase: idea.search,
        brief: brief({ region, age, budget: high }),
      });
      const fitting = rows.filter((row) => {
        const price = (region === "UK" ? row.priceGbp : row.priceUsd) / 100;
        const words = stems(`${row.title} ${row.keywords}`);
        return price >= low && stems(idea.search).every((word) => words.includes(word));
      });
      if (fitting.length < 4) missing.push(`${region} ${idea.id}: ${fitting.length}`);
    }
  }
  const total = GIFT_IDEAS.length * REGIONS.length;
  const share = (total - missing.length) / total;
  console.info(
    `Ideas with four fitting products: ${(share * 100).toFixed(1)} % of ${total}`,
    missing,
  );
  expect(share).toBeGreaterThanOrEqual(0.97);
});

test("the sample catalogue has a product for every idea at the lowest budget for the idea", async () => {
  for (const region of REGIONS) {
    for (const idea of GIFT_IDEAS) {
      const [low] = region === "UK" ? idea.band.gbp : idea.band.usd;
      const age = Math.max(idea.ages[0], idea.avoid.includes("alcohol") ? 21 : 0);
      const rows = await searchCatalogue(db, {
        phrase: idea.search,
        brief: brief({ region, age, budget: low }),
      });
      expect(rows, `${region} ${idea.id}`).not.toEqual([]);
    }
  }
});

test("catalogue searches respect budget and age, and rank full matches first", async () => {
  const cheap = await source.find(
    { phrase: "ratchet secateurs", brief: brief({ budget: 20 }) },
    signal,
    () => {},
  );
  expect(cheap.length).toBeGreaterThan(0);
  for (const { price } of cheap) expect(price?.value).toBeLessThanOrEqual(20);
  const child = await source.find(
    { phrase: "wine decanter", brief: brief({ age: 12 }) },
    signal,
    () => {},
  );
  expect(child.filter(({ title }) => /wine/i.test(title))).toEqual([]);
  const student = { phrase: "wine corkscrew", brief: brief({ age: 19, region: "USA" }) };
  expect(await source.find(student, signal, () => {})).toEqual([]);
  const some = await source.find(
    { phrase: "unheard-of ratchet secateurs", brief: brief() },
    signal,
    () => {},
  );
  expect(some[0]?.title).toMatch(/ratchet secateurs/i);
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
  const [uk] = await source.find({ phrase: "ratchet secateurs", brief: brief() }, signal, () => {});
  expect(uk?.price?.currency).toBe("GBP");
  expect(uk?.link).toBe(`https://www.amazon.co.uk/s?k=${encodeURIComponent(uk?.title ?? "")}`);
  expect(uk?.imageUrl).toMatch(/^\/sample\/[a-z-]+\.svg$/);
  expect(uk?.ratingsTotal).toBeNull();
  expect(uk?.featureBullets.length).toBeGreaterThanOrEqual(3);
  expect(uk?.bookDescription).toBeNull();
  const [us] = await source.find(
    { phrase: "kitchen garden book", brief: brief({ region: "USA" }) },
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
