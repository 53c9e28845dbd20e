import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { z } from "zod";
import { createDb } from "../../../db/client";
import { catalogueProduct } from "../../../db/schema/catalogue";
import { withCatalogue } from "../../support/catalogue";

withCatalogue();

const cents = z.number().int().min(199).max(150_000);
const baseProduct = z.object({
  ideaId: z.string().min(3),
  asin: z.string().regex(/^SAMPLE\d{5}$/),
  title: z.string().min(6).max(110),
  picture: z.string().regex(/^[a-z-]+\/[0-9a-f]{10}$/),
  keywords: z.string(),
  minAge: z.number().int().min(0).max(100),
  maxAge: z.number().int().min(1).max(120),
  priceGbp: cents,
  priceUsd: cents,
});
const book = baseProduct.extend({
  bullets: z.array(z.string()).length(0),
  author: z.string().min(3),
  description: z.string().min(60).max(500),
});
const other = baseProduct.extend({
  bullets: z.array(z.string().min(8).max(140)).min(2).max(6),
});

const allProducts = () => createDb(env.DB).select().from(catalogueProduct);

test("a gift card of 50 costs 50 of either currency, other things a quarter more in dollars", async () => {
  const products = await allProducts();
  const priced = (ending: string) => products.find(({ title }) => title.endsWith(ending));
  expect(priced("gift card, 50")).toMatchObject({ priceGbp: 5_000, priceUsd: 5_000 });
  expect(priced("(paperback)")?.priceUsd).toBeGreaterThan(priced("(paperback)")?.priceGbp ?? 0);
});

test("the catalogue in D1 has at least 4,500 valid products, 300 of them books", async () => {
  const products = await allProducts();
  for (const product of products) z.union([book, other]).parse(product, { path: [product.asin] });
  expect(products.length).toBeGreaterThanOrEqual(4_500);
  const books = products.filter((product) => product.bullets.length === 0);
  expect(books.length).toBeGreaterThanOrEqual(300);
});
