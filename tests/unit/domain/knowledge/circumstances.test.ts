import { expect, test } from "vitest";
import { circumstancesIn } from "~/domain/knowledge/circumstances";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";

test.each([
  ["Her dog Biscuit died last week", "pet-loss"],
  ["His cat Mrs Tibbs has died", "pet-loss"],
  ["Our mum Jean died in the spring", "bereaved"],
])("who is named by name is still who they are: %s", (text, slug) => {
  expect(circumstancesIn([text], 40).found.map((one) => one.slug)).toEqual([slug]);
});

test("who lost a baby gets nothing for one, though friends are pregnant", () => {
  const text = "She lost her baby at 19 weeks and her friends are all pregnant";
  expect(circumstancesIn([text], 33).found.map(({ slug }) => slug)).toEqual(["baby-loss"]);
});

test.each([
  ["He is 6'5 and plays rugby", ["tall-person"]],
  ["He's 66, loves his Commodore 64", []],
])("feet and inches are no age, nor an age feet and inches: %s", (text, slugs) => {
  expect(circumstancesIn([text], 66).found.map(({ slug }) => slug)).toEqual(slugs);
});

test("who cannot sleep is given what helps with it", () => {
  const need = understandBrief({ ...gardenBrief, interests: ["can't sleep"] });
  expect(need.circumstances.flatMap(({ slugs }) => slugs)).toEqual(["insomnia"]);
  expect(need.avoidances.interests.has("sleep")).toBe(false);
});
