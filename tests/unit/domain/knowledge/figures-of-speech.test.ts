import { describe, expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";

const read = (text: string, more: Partial<typeof gardenBrief> = {}) =>
  understandBrief({ ...gardenBrief, interests: listInterests(text), ...more });
const slugsOf = (said: { slugs: string[] }[]) => said.flatMap(({ slugs }) => slugs);
const liked = (text: string) => slugsOf(read(text).interests).join(" ");

describe("a figure of speech names no pastime", () => {
  test.each([
    ["She's over the moon about her new job, loves houseplants", "houseplants"],
    ["Golden boy of the school swimming team", "swimming"],
    ["Student, lives on noodles, plays bass guitar", "student-life bass-guitar"],
    ["Supports Leeds United home and away, plays chess", "football chess"],
    ["sharp as a tack, board games", "board-games"],
    ["Everything tastes of metal. Loves knitting", "knitting"],
    ["burning the candle at both ends, gardening", "gardening"],
    ["the apple of his eye, plays chess", "chess"],
    ["He is a dark horse. Paints the town red. Likes darts", "darts"],
    ["a bit of a dinosaur with phones, loves opera", "opera"],
    ["stubborn as a mule, into karate", "karate"],
    ["walking on air, into karate", "karate"],
    ["Chess openings. Writes them in a book", "chess"],
    ["Divorced in May. He kept the dog. She loves knitting", "knitting"],
  ])("%s", (text, slugs) => expect(liked(text)).toBe(slugs));
});

describe("of a comparison, only what is liked counts", () => {
  test.each([
    ["She's into climbing rather than running.", "climbing"],
    ["manga more than Marvel", "manga"],
    ["He'd rather be in the pub than at the gym. Likes darts.", "pubs darts"],
    ["Unicorns were last year. It's all mermaids now.", "unicorns mermaids"],
  ])("%s", (text, slugs) => expect(liked(text)).toBe(slugs));
});

test("what was mentioned once is no thing of the past", () => {
  expect(read("I don't know him well. He mentioned sailing once.").interests).toEqual([
    expect.not.objectContaining({ isPast: true }),
  ]);
});

test("what was begun again is not over", () => {
  const { interests } = read("Used to paint as a boy, has started again since lockdown");
  expect(interests).toEqual([expect.objectContaining({ slugs: ["painting"] })]);
  expect(interests[0]?.isPast).toBeUndefined();
});

test("where somebody was hurt is no pastime to equip", () => {
  expect(liked("broke her leg skiing in february, likes true crime podcasts")).toBe("true-crime");
});

test("what somebody is about to learn counts", () => {
  expect(liked("She's about to start learning the ukulele")).toBe("ukulele");
});

test("whoever has all books wants no book", () => {
  const { avoidances } = read("Crime novels, but no books she has them all");
  expect(avoidances.kinds).toContain("book");
  expect(avoidances.words).not.toContain("them");
});

test("only of a marriage an anniversary counts the years", () => {
  const { circumstances } = read("Fortieth anniversary of his ordination, he keeps bees");
  expect(slugsOf(circumstances)).not.toContain("ruby-wedding");
});

test("football is another game in America", () => {
  expect(slugsOf(read("football", { region: "USA" }).interests)).toEqual(["american-football"]);
  expect(slugsOf(read("soccer", { region: "USA" }).interests)).toEqual(["football"]);
  expect(liked("football")).toBe("football");
});

test("whose ears are meant", () => {
  expect(read("She sings all day when she thinks we can't hear").circumstances).toEqual([]);
});
