import { expect, test } from "vitest";
import { findGift } from "~/domain/gifts/saved-gifts.server";
import type { Suggestion } from "~/domain/search/suggestion";
import { withCatalogue } from "../../support/catalogue";
import { halfDescribedSearch } from "../../support/half-described-search";
import { signedInUser } from "../../support/people";
import { SELF } from "../../support/self";
import { db, origin } from "../../support/test-env";

withCatalogue();

const post = (path: string, form: Record<string, string>, headers = {}) =>
  SELF.fetch(origin + path, {
    method: "POST",
    body: new URLSearchParams(form),
    headers,
    redirect: "manual",
  });

test("a form returns to the first further product, with the address's query", async () => {
  const { uid } = await halfDescribedSearch();
  const form = { position: "0", shown: "4", count: "8" };
  const response = await post(`/giftsearch/${uid}/products?card=7`, form);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe(`/giftsearch/${uid}?card=7#idea-1-product-5`);
  const html = await (await SELF.fetch(`${origin}/giftsearch/${uid}`)).text();
  expect(html.match(/<article/g)).toHaveLength(8);
  expect(html).not.toContain("Show more products");
});

test("a page without JavaScript shows four products, and a button for more", async () => {
  const { uid } = await halfDescribedSearch();
  const html = await (await SELF.fetch(`${origin}/giftsearch/${uid}`)).text();
  expect(html.match(/<article/g)).toHaveLength(4);
  expect(html).toMatch(
    /<noscript><form method="post" action="\/giftsearch\/[0-9a-f]{64}\/products"/,
  );
  expect(html).toContain("Show more products");
});

test("a script gets the idea with the review of the product it asked for", async () => {
  const { uid } = await halfDescribedSearch();
  const headers = { Accept: "application/json" };
  const response = await post(
    `/giftsearch/${uid}/products`,
    { position: "0", count: "5" },
    headers,
  );
  const { products } = await response.json<Suggestion>();
  const states = products.map(({ reviewState }) => reviewState);
  expect(states.slice(3)).toEqual(["none", "written", "later", "later", "later"]);
  expect(products[4]?.mainImageUrl).toBe(`${origin}/sample/book.svg`);
});

test.each([
  ["no number", { position: "x", count: "5" }],
  ["no count", { position: "0", count: "0" }],
  ["too many", { position: "0", count: "101" }],
  ["another idea", { position: "1", count: "5" }],
])("a request with %s is a 404", async (_, form) => {
  const { uid } = await halfDescribedSearch();
  expect((await post(`/giftsearch/${uid}/products`, form)).status).toBe(404);
});

test("an unknown search is a 404, and a visit leads to the results", async () => {
  const form = { position: "0", count: "5" };
  const results = `/giftsearch/${"0".repeat(64)}`;
  expect((await post(`${results}/products`, form)).status).toBe(404);
  const visit = await SELF.fetch(`${origin}${results}/products`, { redirect: "manual" });
  expect(visit.headers.get("Location")).toBe(results);
});

test("a product that is saved gets its review", async () => {
  const { uid, products } = await halfDescribedSearch();
  const { userId, browse } = await signedInUser();
  const asin = products[5]?.asin ?? "";
  const form = { asin, uid, isFavorited: "true", from: "/saved-gifts" };
  expect((await browse("/saved-gifts/save", form)).status).toBe(303);
  const gift = await findGift(db, userId, { asin });
  expect(gift?.reviewSummary).not.toBe("");
  expect(gift?.reviewWriter).toBe("extract");
});
