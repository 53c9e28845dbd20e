import { expect, test } from "vitest";
import { editDistance, nameKey, nameWords } from "~/domain/knowledge/names";
import { COMPATIBILITY } from "../../../support/compatibility";

test.each([
  ["Watercolours", "watercolor"],
  ["Dungeons & Dragons", "dungeon and dragon"],
  ["Jewellery-making", "jewelry making"],
  ["Théâtre", "theater"],
  ["Knives", "knife"],
  ["St. Patrick’s", "st patrick"],
  ["glasses", "glass"],
])("%s is compared as %s", (text, key) => {
  expect(nameKey(text)).toBe(nameKey(key));
});

test.each([
  ["knitting", "kniting", 1],
  ["knitting", "kintting", 1],
  ["knitting", "knitting", 0],
  ["knitting", "sitting", 2],
])("%s and %s are %i edits apart", (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance);
});

test.each(COMPATIBILITY)(
  "a text of %s has no more words than letters and blanks can make",
  (sign) => {
    for (const text of [
      sign.repeat(400),
      `${sign.repeat(3)} `.repeat(100),
      `${sign}a `.repeat(133),
    ]) {
      const words = nameWords(text);
      expect(words.length).toBeLessThanOrEqual(text.length / 2 + 1);
      expect(words.join(" ").length).toBeLessThanOrEqual(4 * text.length);
    }
  },
);

test("a distance over the limit is not reckoned to its end", () => {
  expect(editDistance("gardening", "astronomy", 2)).toBe(3);
});
