import { expect, test } from "vitest";
import { frontCoded, wordsOf } from "~/domain/knowledge/front-coded";

test("words are coded by what they share with the word before", () => {
  expect(frontCoded(["abbe", "abbey", "abide", "zoo"])).toBe("AabbeEyCideAzoo");
});

test.each([
  [[]],
  [["a"]],
  [["abbe", "abbey", "abide", "zoo"]],
  [["antidisestablishmentarianism", "antidisestablishmentarianisms"]],
])("%j is read as it was", (words) => {
  expect(wordsOf(frontCoded(words))).toEqual(words);
});
