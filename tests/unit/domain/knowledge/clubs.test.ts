import { expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";

const need = (text: string, region: "UK" | "USA") =>
  understandBrief({ ...gardenBrief, interests: listInterests(text), region });
const clubs = (text: string, region: "UK" | "USA") =>
  need(text, region).interests.flatMap(({ known = [] }) => known.map(({ name }) => name));
const slugs = (text: string, region: "UK" | "USA") =>
  need(text, region).interests.flatMap((one) => one.slugs);

test.each([
  ["He's a Cowboys fan and works nights", "Dallas Cowboys"],
  ["Cubs fan from Waukegan since before any of us. He hardly eats", "Chicago Cubs"],
  ["lifelong Bears fan, grilling", "Chicago Bears"],
  ["Red Sox fan, beer", "Boston Red Sox"],
  ["He supports the Reds and likes a beer", "Cincinnati Reds"],
  ["a saints fan, gumbo", "New Orleans Saints"],
])("an American club by an everyday word: %s", (text, club) =>
  expect(clubs(text, "USA")).toEqual([club]),
);

test.each([
  ["He's a huge Wolves fan and never misses a match", "Wolverhampton Wanderers"],
  ["Reds fan, never married, likes a pint", "Liverpool"],
  ["Magpies fan", "Newcastle United"],
  ["Spurs season ticket with his dad", "Tottenham Hotspur"],
  ["She has had a season ticket at the Rangers since 1990 and bakes", "Rangers"],
  ["He supports Reading and works in Slough", "Reading FC"],
  ["He's a Cowboys fan, he stays up for it", "Dallas Cowboys"],
])("a British one: %s", (text, club) => expect(clubs(text, "UK")).toEqual([club]));

test.each([
  ["He's a Giants fan and works nights", "USA"],
  ["He supports the Giants and likes pie", "USA"],
  ["He's a Saints fan and never misses a match", "UK"],
] as const)("of several clubs it is only sport: %s", (text, region) => {
  expect(slugs(text, region)).toEqual(expect.not.arrayContaining(["football", "wild-west"]));
  expect(need(text, region).circumstances.flatMap((one) => one.slugs)).toContain("sporty");
});

test.each([
  ["wolves, fantasy", "wolves"],
  ["jazz fan", "jazz"],
  ["Blues fan, guitar", "blues"],
  ["Dragons fan, books", "dragons"],
  ["horse fan", "horses"],
  ["bears, cowboys", "wild-west"],
  ["big reading fan", "reading"],
])("no club: %s", (text, slug) => {
  expect(slugs(text, "UK")).toContain(slug);
  expect(clubs(text, "UK")).toEqual([]);
});

test("whom somebody else supports is not theirs", () => {
  expect(slugs("Her brother is a Steelers fan, she is not", "USA")).toEqual([]);
});
