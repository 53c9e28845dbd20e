import { expect, test } from "vitest";
import { productOfJsonLd } from "~/domain/shops/product-data";

test("a page with very many values is read without a product instead of failing", () => {
  const many = Object.fromEntries(Array.from({ length: 200_000 }, (_, place) => [`k${place}`, {}]));
  expect(productOfJsonLd([JSON.stringify(many)])).toBeNull();
});
