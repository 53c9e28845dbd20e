import { describe, expect, test } from "vitest";
import { factsOf } from "~/domain/brief/brief-facts";
import { ageMeant, isAgeUnknown } from "~/domain/brief/unknown-age";
import { understandBrief } from "~/domain/knowledge/need";
import { ideasPrompt } from "~/providers/ideas/openai-prompt";
import { gardenBrief } from "../../../support/search";

const brief = (recipientType: string, occasion = "birthday", interests = ["tea"]) => ({
  ...gardenBrief,
  ...{ recipientType, occasion, interests, age: 0 },
});

describe("an age of 0 is not known of who is no baby", () => {
  test.each([
    ["coach", "end of season"],
    ["my kid's swim coach", "thank you"],
    ["daughters teacher", "end of term"],
    ["Coach Tyler (swimming)", "thank you"],
    ["neighbour", "birthday"],
    ["co-worker", "Secret Santa"],
    ["boss", "leaving"],
    ["Father Michael, our priest", "thank you"],
    ["husband", "anniversary"],
    ["a couple", "wedding"],
    ["mum", "Mother's Day"],
    ["Grandad Joe", "Christmas"],
    ["mother-in-law", "birthday"],
    ["teacher of my son", "thank you"],
    ["Mrs Smith, his teacher", "end of term"],
  ])("%s, %s", (recipient, occasion) => {
    expect(isAgeUnknown(brief(recipient, occasion))).toBe(true);
    expect(ageMeant(brief(recipient, occasion))).toBeGreaterThan(18);
  });

  test.each([
    ["nephew", "birthday"],
    ["my boss's son", "christmas"],
    ["neighbour's little girl", "birthday"],
    ["coworker's new baby", "baby"],
    ["friend", "baby shower"],
    ["expectant couple", "congratulations"],
    ["couple", "new baby"],
    ["newborn", "newborn"],
    ["mum-to-be", "mother's day"],
    ["godson", "christening"],
    ["baby brother", "christmas"],
    ["person", "present"],
    ["Teddy, my boss's son", "birthday"],
    ["friend's little one", "birthday"],
  ])("but it is that of a child for %s, %s", (recipient, occasion) => {
    expect(ageMeant(brief(recipient, occasion))).toBe(0);
  });

  test("a baby that is told of is whom it is for", () => {
    expect(ageMeant(brief("neighbour", "congratulations", ["just had a baby girl"]))).toBe(0);
  });

  test("an age that was said is not touched", () => {
    expect(ageMeant({ ...brief("coach"), age: 1 })).toBe(1);
  });
});

test("an age that is not known is neither shown nor sent as one", () => {
  const coach = brief("coach", "end of season");
  expect(factsOf(coach).join(" ")).not.toMatch(/year|newborn|\b0\b/);
  expect(understandBrief(coach)).toMatchObject({ isAgeKnown: false, brief: { age: 37 } });
  const request = { wanted: 5, known: [], excludedTitles: [], like: null, isFirst: true };
  expect(ideasPrompt({ ...request, brief: coach })).toContain("Age: an adult");
});
