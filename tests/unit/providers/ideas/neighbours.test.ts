import { expect, test } from "vitest";
import type { Brief } from "~/domain/brief/brief.schema";
import type { Idea } from "~/domain/products/idea.schema";
import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import { firstIdeas, giftIdeas } from "../../../support/knowledge";
import { gardenBrief } from "../../../support/search";

const entryOf = ({ entry }: Idea) => giftIdeas.find(({ id }) => id === entry);

const suggest = (more: Partial<Brief>) =>
  firstIdeas({ ...gardenBrief, age: 40, budget: 60, avoid: "", ...more });

const GEAR = ["tool", "kit", "sports-gear", "outdoor-gear", "storage", "accessory", "gadget"];
const forNeighbour = (ideas: Idea[]) => ideas.filter(({ why }) => why.includes("close to"));

test.each(["nyckelharpa", "brandy", "crossbows", "via ferrata", "bog snorkelling", "terrapin"])(
  "%s gets no gear of its neighbour",
  async (interest) => {
    for (const idea of forNeighbour(await suggest({ interests: [interest] }))) {
      const { kind = "" } = entryOf(idea) ?? {};
      expect([...GEAR, "art", "food", "drink"], idea.title).not.toContain(kind);
    }
  },
);

test("an instrument that is only near gets no other instrument", async () => {
  const ideas = await suggest({ interests: ["nyckelharpa"] });
  expect(ideas.map(({ title }) => title).join()).not.toMatch(/harmonica|capo|whistle|guitar/i);
});

test("gear that says what was typed stays", async () => {
  const ideas = await suggest({ interests: ["bongos"] });
  expect(ideas.map(({ title }) => title)).toContain("Bongo drums with claves");
});

test("what says its field gets the field's gear", async () => {
  const ideas = await suggest({ interests: ["wheel-thrown pottery"] });
  expect(ideas).toHaveLength(IDEAS_PER_SEARCH);
  for (const { why } of ideas) expect(why).toMatch(/^For (?:ceramics|pottery)[^“]*: /);
});

test("of ideas made around a name that is only near three are enough", async () => {
  const ideas = await suggest({ interests: ["stunt scooter"], age: 16 });
  const made = ideas.filter(({ entry }) => entry?.startsWith("made-"));
  expect(made.length).toBeLessThanOrEqual(3);
});

test("bobbin lace gets nothing for tatting, even where little is left", async () => {
  const ideas = await suggest({ interests: ["bobbin lace"], budget: 25 });
  expect(ideas.map(({ title }) => title).join()).not.toMatch(/tatting/i);
});

test("a child who draws is given no bracelets", async () => {
  const ideas = await suggest({ recipientType: "daughter", age: 9, interests: ["drawing"] });
  for (const idea of ideas) expect(entryOf(idea)?.reasons, idea.title).toHaveProperty("drawing");
});

test("who lives with dementia and loves dogs is given nothing that a dog of theirs would need", async () => {
  const interests = ["has dementia, used to sing in a choir, loves dogs"];
  const ideas = await suggest({ recipientType: "gran", age: 86, budget: 30, interests });
  expect(ideas.map(({ title }) => title).join()).not.toMatch(/collar|paw/i);
});

test.each(["whittling", "dahlias", "metal detecting", "shogi"])(
  "%s is answered under eight pounds",
  async (interest) => {
    const ideas = await suggest({ interests: [interest], budget: 8 });
    expect(ideas.filter(({ why }) => why.includes(interest)).length).toBeGreaterThanOrEqual(2);
  },
);

test("fertility treatment is answered in kind words, without children", async () => {
  const ideas = await suggest({ interests: ["going through IVF, loves yoga"], age: 35 });
  const whys = ideas.map(({ why }) => why).join();
  expect(whys).toContain("For a time of waiting: ");
  expect(whys).not.toMatch(/IVF/i);
});
