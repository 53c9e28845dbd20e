import { expect, test } from "vitest";
import { arrangeSections, describeSection } from "~/domain/gifts/gift-sections";
import type { GiftInSection } from "~/domain/gifts/saved-gift";

const names = (totals: Record<string, number>) =>
  arrangeSections(Object.entries(totals).map(([name, total]) => ({ name, total }))).map(
    ({ name }) => name,
  );

test("many gifts come before few, and nobody stands alone beside a gap", () => {
  expect(names({ favourites: 4, Anna: 1, Bert: 0, Carla: 3, Dora: 2 })).toEqual([
    "favourites",
    "Carla",
    "Dora",
    "Anna",
    "Bert",
  ]);
  expect(names({ favourites: 1, Anna: 3, Bert: 2, Carla: 1 })).toEqual([
    "favourites",
    "Bert",
    "Carla",
    "Anna",
  ]);
  expect(names({ favourites: 0, Anna: 1, Bert: 3 })).toEqual(["favourites", "Bert", "Anna"]);
});

const gift = (price: number | null, currency: "GBP" | "USD" | null = "GBP"): GiftInSection => ({
  ...{
    id: "id",
    source: "amazon",
    key: "asin",
    title: "Teapot",
    imageUrl: "",
    savedAt: "",
    offerUntil: null,
  },
  ...{ state: null, price, currency },
});

test("what the gifts of a section cost is said if it is known", () => {
  expect(describeSection({ gifts: [gift(24.4), gift(24.5, null)], total: 2 })).toBe(
    "2 gifts · £48.90",
  );
  expect(describeSection({ gifts: [gift(53)], total: 1 })).toBe("1 gift · £53.00");
  expect(describeSection({ gifts: [gift(20, "USD")], total: 1 })).toBe("1 gift · $20.00");
  expect(describeSection({ gifts: [gift(20), gift(null)], total: 2 })).toBe("2 gifts");
  expect(describeSection({ gifts: [gift(20), gift(20, "USD")], total: 2 })).toBe("2 gifts");
  expect(describeSection({ gifts: [gift(20)], total: 30 })).toBe("30 gifts");
});
