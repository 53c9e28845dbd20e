import { expect, test } from "vitest";
import type { Idea } from "~/domain/products/idea.schema";
import { embeddedIdeas } from "~/providers/ideas/embedded";
import { ideasFor } from "../../../support/knowledge";
import { gardenBrief } from "../../../support/search";

const source = embeddedIdeas(ideasFor);
const request = { wanted: 5, known: [], excludedTitles: [], like: null, isFirst: true };
const { signal } = new AbortController();

async function suggest(more: Partial<typeof gardenBrief>): Promise<Idea[]> {
  const ideas: Idea[] = [];
  const brief = { ...gardenBrief, ...more };
  for await (const idea of source.suggest({ ...request, brief }, signal, () => {})) {
    ideas.push(idea);
  }
  return ideas;
}

test.each([
  ["baby shower gift for a colleague's wife I've never met", ["never met her"]],
  ["friend", ["yoga", "true crime"]],
])("a baby shower is for the baby and its parents: %s", async (recipientType, interests) => {
  const ideas = await suggest({ recipientType, occasion: "baby shower", age: 31, interests });
  const ofTheDay = ideas.filter(({ why }) => /^For (?:a new baby|the months before)/.test(why));
  expect(ofTheDay.length).toBeGreaterThanOrEqual(3);
});

test("whoever wants nothing for the baby yet is given nothing for it", async () => {
  const ideas = await suggest({
    recipientType: "friend",
    occasion: "baby shower",
    age: 31,
    interests: ["yoga", "no baby things before the birth"],
  });
  expect(ideas.map(({ why }) => why).join(" ")).not.toMatch(/For a new baby/);
});

test.each(["christening", "new job", "baby shower"])(
  "what has nothing to do with a %s is not said to be for it",
  async (occasion) => {
    const ideas = await suggest({ recipientType: "friend", occasion, age: 30, interests: ["?"] });
    const named = ideas.filter(({ why }) => /^For a (?:new baby|christening|new job):/.test(why));
    expect(named.map(({ title }) => title).join(" ")).not.toMatch(/umbrella|socks|lunch|mugs/i);
  },
);
