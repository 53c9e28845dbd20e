import { expect, test } from "vitest";
import type { Brief } from "~/domain/brief/brief.schema";
import { firstIdeas, giftIdeas } from "../../../support/knowledge";
import { gardenBrief } from "../../../support/search";

const kindOf = new Map(giftIdeas.map(({ id, kind }) => [id, kind]));

const suggest = (more: Partial<Brief>) => firstIdeas({ ...gardenBrief, ...more });

test("what was said takes turns, although nothing is left for one of it", async () => {
  const interests = ["She was a nurse and then a seamstress", "loves her cat Tilly and Radio 4"];
  const ideas = await suggest({
    recipientType: "Grandma",
    age: 84,
    budget: 30,
    interests: [...interests, "She has macular degeneration"],
  });
  const whys = ideas.map(({ why }) => why).join("\n");
  for (const said of ["For cats: ", "For Radio 4: ", "For sewing: "]) {
    expect(whys).toContain(said);
  }
});

test("an illness beside two interests gets one idea", async () => {
  const ideas = await suggest({ age: 40, interests: ["chess", "cooking", "autistic"] });
  const forThis = ideas.filter(({ why }) => why.includes("things to be clear and calm"));
  expect(forThis.length).toBeLessThanOrEqual(1);
});

test("nobody in a care home at 95 is sent out", async () => {
  const interests = ["used to be a dressmaker and loved dancing", "she lives in a care home"];
  const ideas = await suggest({ recipientType: "Great grandmother", age: 95, interests });
  expect(ideas.map(({ entry = "" }) => kindOf.get(entry))).not.toContain("outing");
});

test("a place where two people married has one idea that names it", async () => {
  const interests = ["We got married in Charleston and she likes gin"];
  const ideas = await suggest({ recipientType: "Wife", age: 36, budget: 200, interests });
  const named = ideas.filter(({ title }) => title.includes("Charleston"));
  expect(named).toHaveLength(1);
  expect(named[0]?.why).toMatch(/^For Charleston: it .*\.$/);
});

test("a reason speaks of the pastime, not of who does it", async () => {
  const ideas = await suggest({ age: 50, interests: ["keen gardener and baker", "she is a cook"] });
  for (const { why } of ideas) expect(why).not.toMatch(/^For (?:keen )?(?:gardener|baker|cook)\b/);
});

test("an idea that joins an interest and where somebody lives leaves room for one that does not", async () => {
  const interests = ["football", "dogs", "in a care home"];
  const ideas = await suggest({ recipientType: "Mum", age: 80, interests });
  expect(ideas.map(({ entry }) => entry)).toContain("dog-visits-and-a-soft-brush-in-the-lounge");
  expect(ideas.some(({ why }) => why.startsWith("For a room in a care home: "))).toBe(true);
});

test("what comes to a care home is for who kept hens once, at any age", async () => {
  const interests = ["She kept hens all her life and is now in a care home"];
  const ideas = await suggest({ recipientType: "Gran", age: 88, interests });
  expect(ideas.map(({ entry }) => entry)).toContain("visit-from-hens-at-a-care-home-garden");
});

test("nobody in a hospice is given things for journeys", async () => {
  const interests = ["She is in a hospice, weeks left. She loves travel"];
  const ideas = await suggest({ recipientType: "Mum", age: 70, budget: 60, interests });
  const gear = /passport|luggage|suitcase|travel|rucksack/i;
  expect(ideas.filter(({ title }) => gear.test(title))).toEqual([]);
});
