import { expect, test } from "vitest";
import { avoidedIn, understandAvoidances } from "~/domain/knowledge/avoidances";

test.each([
  ["slime lol enough already", "slime"],
  ["mugs lol", "mug"],
  ["no more mugs pls he has like 20", "mug"],
  ["dont get her perfume again", "perfume"],
  ["nothing pink thx", "pink"],
  ["candles tbh, she has a drawer full", "candle"],
  ["not another scarf because she never wears them", "scarf"],
  ["haha no more puzzles!!", "puzzle"],
])("what is to be avoided is found among chat: %s", (text, word) => {
  const { words, kinds, interests, traits } = understandAvoidances(text);
  const all = [...words, ...kinds, ...interests, ...traits].join(" ");
  expect(all).toContain(word);
  expect(all).not.toMatch(/\b(?:lol|haha|pls|thx|tbh|again|enough|full|drawer|20|wears)\b/);
});

test("what is typed as an interest is read the same", () => {
  expect([...(avoidedIn("no more mugs pls he has like 20")?.avoidances.words ?? [])]).toContain(
    "mug",
  );
});
