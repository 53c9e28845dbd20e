import { expect, test } from "vitest";
import { typedGiftSchema } from "~/domain/lists/list.schema";
import { toListGift } from "~/domain/lists/typed-gift";

const now = new Date("2026-11-21T09:00:00Z");
const deps = {
  rules: { isLocal: false, ownHosts: [] },
  tags: { UK: "ours-21" },
  now,
};
const add = (typed: object) =>
  toListGift(typedGiftSchema("UK", deps.rules).parse({ title: "Teapot", ...typed }), deps);

test("a gift of any shop keeps its link, and has no ASIN", () => {
  const picture = "https://shop.example/a.jpg";
  const link = "https://shop.example/teapot";
  expect(add({ link, picture, price: "39,50", currency: "EUR" })).toEqual({
    ...{ asin: null, title: "Teapot", link, imageUrl: picture, quantity: 1 },
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

const AMAZON = "https://www.amazon.co.uk/dp/B0TEAPOT01";
const picture = "https://m.media-amazon.com/images/I/a.jpg";

test("a retailer's picture is kept until a day after the retailer gave it", () => {
  const asOf = "2026-11-20T10:00:00.000Z";
  expect(add({ link: AMAZON, picture, asOf })).toMatchObject({
    ...{ imageUrl: picture, offerUntil: "2026-11-21T10:00:00.000Z" },
  });
});

test.each([
  ["a day old", { link: AMAZON, asOf: "2026-11-20T09:00:00.000Z" }],
  ["of a time to come", { link: AMAZON, asOf: "2026-11-21T09:00:01.000Z" }],
  ["of no time", { link: AMAZON }],
  ["of a time that is none", { link: AMAZON, asOf: "today" }],
  ["of another shop's page", { link: "https://shop.example/pot", asOf: "2026-11-21T08:00:00Z" }],
  ["without a page", { asOf: "2026-11-21T08:00:00Z" }],
])("a retailer's picture %s is left out", (_, typed) => {
  expect(add({ ...typed, picture }).imageUrl).toBeNull();
});

test.each([
  "http://shop.example/pot",
  "https://www.amazon.co.uk@evil.example/dp/B0TEAPOT01",
  "https://10.0.0.1/pot",
  "https://router.local/pot",
])("the link %s is refused, as for saved gifts", (link) => {
  expect(typedGiftSchema("UK", deps.rules).safeParse({ title: "Teapot", link }).success).toBe(
    false,
  );
});
