/// <reference types="vite/client" />
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
  category: z.string().regex(/^[a-z-]+$/),
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
const drawings = Object.keys(import.meta.glob("../../../public/sample/*.svg"));

test("the catalogue in D1 has at least 4,500 valid products, 300 of them books", async () => {
  const products = await allProducts();
  for (const product of products) z.union([book, other]).parse(product, { path: [product.asin] });
  expect(products.length).toBeGreaterThanOrEqual(4_500);
  const books = products.filter((product) => product.bullets.length === 0);
  expect(books.length).toBeGreaterThanOrEqual(300);
});

test("every category of the catalogue has a drawing", async () => {
  const products = await allProducts();
  const drawn = drawings.map((path) => path.replace(/^.*\/|\.svg$/g, ""));
  const categories = [...new Set(products.map((product) => product.category))];
  expect(categories.length).toBeGreaterThanOrEqual(40);
  expect(categories.filter((category) => !drawn.includes(category))).toEqual([]);
});
