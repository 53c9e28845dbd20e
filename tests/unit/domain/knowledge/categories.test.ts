import { expect, test } from "vitest";
import { CATEGORIES } from "~/domain/knowledge/gift-idea.schema";
import { NAMES_BY_CATEGORY } from "~/domain/knowledge/interest-data";
import { understandInterests } from "~/domain/knowledge/interest-lists";
import { isInterestName } from "~/domain/knowledge/interest-names";
import { nameKey } from "~/domain/knowledge/names";
import { understandBrief } from "~/domain/knowledge/need";
import { firstIdeas, writtenIdeas } from "../../../support/knowledge";
import { gardenBrief } from "../../../support/search";

const named = (text: string) =>
  understandInterests(text).flatMap(({ slugs, known = [] }) =>
    slugs.length > 0 ? slugs : known.map(({ name, sorts }) => `${name}: ${sorts}`),
  );

const ideasOf = (category: string) =>
  writtenIdeas.filter(({ reasons }) => reasons[category] !== undefined);

test("there are pursuits of every category, each once, and none has ideas of its own", () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  expect(Object.keys(NAMES_BY_CATEGORY).sort()).toEqual([...CATEGORIES].sort());
  for (const [category, names] of Object.entries(NAMES_BY_CATEGORY)) {
    expect(names.length, category).toBeGreaterThan(100);
    if (category === "category-language") continue;
    for (const name of names) {
      const key = nameKey(name).replace(/^the /, "");
      if (seen.has(key)) wrong.push(`${name}: twice`);
      if (isInterestName(key) || isInterestName(name)) wrong.push(`${name}: an interest`);
      seen.add(key);
    }
  }
  expect(wrong).toEqual([]);
});

test("each category has ideas of many kinds, for every age and for small budgets", () => {
  for (const category of CATEGORIES) {
    const ideas = ideasOf(category);
    expect(new Set(ideas.map(({ kind }) => kind)).size, category).toBeGreaterThanOrEqual(9);
    for (const age of [10, 16, 30, 50, 80]) {
      const fitting = ideas.filter(({ ages: [from, to] }) => age >= from && age <= to);
      expect(fitting.length, `${category} at ${age}`).toBeGreaterThanOrEqual(5);
    }
    const cheap = ideas.filter(({ products }) => products.some(({ gbp }) => gbp <= 10));
    expect(cheap.length, category).toBeGreaterThanOrEqual(4);
    const saying = ideas.filter(({ title }) => /\{it\}/i.test(title));
    expect(saying.length, category).toBeGreaterThanOrEqual(8);
    const isWrong = (idea: unknown) => /\ban? \{it\}/i.test(JSON.stringify(idea));
    expect(ideas.filter(isWrong).map(({ id }) => id)).toEqual([]);
  }
});

test.each([
  ["speedgolf", "speedgolf: category-sport"],
  ["loves Speedgolf", "speedgolf: category-sport"],
  ["Peterloo massacre", "the Peterloo massacre: category-history"],
  ["collects milk bottles", "milk bottles: category-collection"],
  ["cocktail umbrellas collection", "cocktail umbrellas: category-collection"],
  ["old sugar packets collector", "sugar packets: category-collection"],
  ["Zanzibari cooking", "Zanzibari food: category-cuisine"],
  ["Moravian dance", "Moravian dancing: category-dance"],
  ["listening to Nadia Underwood", "Nadia Underwood: named-act"],
  ["reading Odette Marchbanks", "Odette Marchbanks: named-author"],
  ["history of Patagonia", "history of Patagonia: category-history"],
  ["growing zebra mangoes", "zebra mangoes: category-plant"],
  ["quoin making", "quoin making: category-craft"],
])("'%s' is read as %s", (text, wanted) => {
  expect(named(text)).toEqual([wanted]);
});

test.each([
  ["learning Georgian", "Georgian"],
  ["speaks Quechua", "Quechua"],
  ["Georgian language", "Georgian"],
])("'%s' is an interest in languages that says which", (text, name) => {
  const [interest] = understandInterests(text);
  expect(interest?.slugs).toEqual(["languages"]);
  expect(interest?.known).toEqual([{ name, sorts: ["category-language"] }]);
});

test.each([
  "collects vinyl",
  "Italian cooking",
  "ballet dancing",
  "learning French",
  "growing roses",
])("'%s' is an interest with ideas of its own", (text) => {
  expect(understandInterests(text)[0]?.slugs.length).toBeGreaterThan(0);
});

test.each(["collects the kids from school", "reading on the train", "watching him play"])(
  "'%s' names nothing of a category",
  (text) => {
    const { interests } = understandBrief({ ...gardenBrief, interests: [text] });
    expect(interests.flatMap(({ known = [] }) => known)).toEqual([]);
  },
);

test.each(["speedgolf", "Goan food", "collects sugar packets", "ornamental turning", "visual kei"])(
  "five ideas for '%s' are all for it, in five kinds",
  async (text) => {
    for (const age of [12, 34, 70]) {
      const ideas = await firstIdeas({ ...gardenBrief, age, budget: 60, interests: [text] });
      const kinds = ideas.map(({ entry }) => writtenIdeas.find(({ id }) => id === entry)?.kind);
      expect(new Set(kinds).size).toBe(5);
      for (const { why, about } of ideas) {
        expect(why).toMatch(/^For /);
        expect(about).toBeTruthy();
      }
    }
  },
);

test("a pursuit beside an interest that is known has its turn", async () => {
  const ideas = await firstIdeas({ ...gardenBrief, age: 61, interests: ["golf", "marzipan"] });
  const reasons = ideas.map(({ why }) => why).join(" ");
  expect(reasons.match(/For golf/g)?.length).toBeGreaterThanOrEqual(2);
  expect(reasons.match(/For marzipan/g)?.length).toBeGreaterThanOrEqual(2);
});
