import { expect, test } from "vitest";
import { typedGiftSchema } from "~/domain/lists/list.schema";
import { toListGift } from "~/domain/lists/typed-gift";

const now = new Date("2026-11-21T09:00:00Z");
const deps = {
  rules: { isLocal: false, ownHosts: [] },
  tags: { UK: "ours-21" },
  pageImageOf: (address: string) => `/shown?${address}`,
  now,
};
const add = (typed: object) =>
  toListGift(typedGiftSchema("UK").parse({ title: "Teapot", ...typed }), deps);

test("a gift of any shop keeps its link, and has no ASIN", () => {
  const picture = "https://shop.example/a.jpg";
  const link = "https://shop.example/teapot";
  expect(add({ link, picture, price: "39,50", currency: "EUR" })).toEqual({
    ...{ asin: null, title: "Teapot", link, imageUrl: `/shown?${picture}`, quantity: 1 },
    ...{ price: 3950, currency: "EUR", offerUntil: null },
  });
  expect(add({})).toMatchObject({ link: null, imageUrl: null, price: null, currency: "GBP" });
});

test("a gift of Amazon has its ASIN, the link of ours and a day for its picture", () => {
  const gift = add({ link: "https://www.amazon.co.uk/Pot/dp/B0TEAPOT01?tag=other-21" });
  expect(gift).toMatchObject({
    ...{ asin: "B0TEAPOT01", link: "https://www.amazon.co.uk/dp/B0TEAPOT01?tag=ours-21" },
    offerUntil: "2026-11-22T09:00:00.000Z",
  });
});

test.each(["javascript:alert(1)", "https://10.0.0.1/a.png", "http://shop.example/a.png", "/own"])(
  "the picture %s is left out",
  (picture) => {
    expect(add({ picture }).imageUrl).toBeNull();
  },
);
