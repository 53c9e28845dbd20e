import { describe, expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { understandBrief } from "~/domain/knowledge/need";
import { headlineIn } from "~/domain/knowledge/sentences/headline";
import { gardenBrief } from "../../../support/search";

const slugsRead = (text: string) => {
  const { interests } = understandBrief({ ...gardenBrief, interests: listInterests(text) });
  return interests.flatMap(({ slugs }) => slugs);
};

describe("what follows a headline is its details", () => {
  test.each([
    [
      "falconry! General class, flying a passage red-tail named Brisket, squirrels mostly. Her truck is a mess",
      ["falconry"],
    ],
    [
      "Pysanky. Learned from her grandmother, now teaches it in the church basement. Uses candle and kistka still",
      ["pysanky"],
    ],
    [
      "isopods!! Keeps 11 cultures, rubber duckies are the holy grail but too expensive",
      ["isopods"],
    ],
    [
      "Locksport. He just got his green belt. Wants to start gutting and re-pinning",
      ["lock-picking"],
    ],
    [
      "Bobbin lace. She's been doing Bucks Point for years and has moved on to Honiton",
      ["lace-making"],
    ],
  ])("%s", (text, slugs) => expect(slugsRead(text)).toEqual(slugs));
});

describe("what is there already, and where, is no other pastime", () => {
  test.each([
    [
      "isopods - she keeps like 9 species. Has dairy cows, powder orange, zebras, some Armadillidium",
      ["isopods"],
    ],
    ["Caving, mostly Yorkshire Dales, trips down off Ingleborough. Club hut weekends", ["caving"]],
  ])("%s", (text, slugs) => expect(slugsRead(text)).toEqual(slugs));
});

describe("another pastime stays one", () => {
  test.each([
    ["Falconry. He has two hawks. He also loves baking and crosswords", ["baking", "crosswords"]],
    ["Pysanky. Plays bass guitar in a church band", ["bass-guitar"]],
    ["Locksport. Crosswords. Watching the snooker", ["crosswords", "snooker-and-pool"]],
    [
      "Shortwave DXer since 1958, started with a Hallicrafters. Listens most nights",
      ["shortwave-listening"],
    ],
    ["Lace making. Has a spaniel called Bobbin", ["spaniels"]],
  ])("%s", (text, slugs) => expect(slugsRead(text)).toEqual(expect.arrayContaining(slugs)));
});

describe("no headline is", () => {
  test.each([
    "minecraft, pokemon cards (opens them), bouncing on the trampoline. Loves slime",
    "Gardening. Roses mostly, and she has started growing dahlias",
    "He does falconry. Flies a red-tail",
    "falconry",
  ])("%s", (text) => expect(headlineIn(listInterests(text))).toBeNull());
});
