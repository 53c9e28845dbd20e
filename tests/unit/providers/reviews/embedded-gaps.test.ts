import { expect, test } from "vitest";
import { unmentioned } from "~/providers/reviews/embedded-gaps";
import { writtenIdeas } from "../../../support/knowledge";

test.each([
  "Contains mustard and soya",
  "Made in a kitchen that handles peanuts and sesame",
  "With oats, sulphites in the dried fruit",
  "Smoked over oak, with anchovies",
  "Contains: Milk, Tree Nuts (Almonds), Wheat",
  "Contains sulfites",
  "Lupin flour",
  "May hold traces of molluscs and crustaceans",
  "Celery salt, no sugar",
  "Dairy-free",
])("what a label says of allergens is read: %s", (bullet) => {
  expect(unmentioned("Barbecue rub, 90 g", bullet)).not.toContain("allergens");
});

test.each([
  "Tea towel with garden birds",
  "Coffee grinder with steel burrs",
  "Chocolate-scented candle",
  "Book of cakes",
  "Cheese board with four knives",
  "Honey pot in stoneware",
  "Gin glasses, set of two",
  "Wooden cake to play with",
  "Spice rack for twelve jars",
  "Wine rack for six bottles",
])("nobody asks what is not eaten for allergens: %s", (title) => {
  const gaps = unmentioned(title, `${title}. A present for a tea and honey lover.`);
  expect(gaps).not.toContain("allergens");
  expect(gaps).not.toContain("how long it keeps");
});

test("what is eaten and says nothing of allergens is asked for them", () => {
  expect(unmentioned("Box of sea salt truffles", "Twelve pieces in a ribboned box")).toEqual([
    "allergens",
    "how long it keeps",
  ]);
});

test.each([
  [
    "outing",
    "Pottery Taster Evening for Two, Voucher",
    "Clay, firing and a glass of wine",
    ["how long it is valid"],
  ],
  ["drink", "Bitter Aperitif, 20 cl", "Orange and gentian", []],
  ["plant", "Common Juniper", "Grows slowly in any soil", ["its size"]],
  [
    "print",
    "Screen Print of Whitby, Edition of 200",
    "Signed and numbered, 30 x 40 cm, on cotton paper",
    [],
  ],
  [
    "kit",
    "Magnet Fishing Kit",
    "Steel magnet of 8 cm, gloves inside",
    ["how to care for it", "a guarantee"],
  ],
  [
    "accessory",
    "Possum Gloves",
    "Very light and warm, S to XL",
    ["its size", "what it is made of"],
  ],
] as const)("a %s is asked what its buyer would ask: %s", (kind, title, bullet, gaps) => {
  expect(unmentioned(title, `${title} ${bullet}`, kind)).toEqual(gaps);
});

test("in the sample catalogue only food and kits to make it are asked for allergens", () => {
  const asked = writtenIdeas.flatMap(({ kind, products }) =>
    products
      .filter(({ title, bullets = [] }) => {
        const listing = [title, ...bullets].join(" ");
        return bullets.length > 0 && unmentioned(title, listing, kind).includes("allergens");
      })
      .map(({ asin, title }) => ({ kind, asin, title })),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ kind }) => kind !== "food" && kind !== "kit")).toEqual([]);
});
