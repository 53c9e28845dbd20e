import { describe, expect, test } from "vitest";
import type { Brief } from "~/domain/brief/brief.schema";
import { type Idea, ideaSchema } from "~/domain/products/idea.schema";
import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import { embeddedIdeas } from "~/providers/ideas/embedded";
import { GIFT_IDEAS } from "~/providers/ideas/knowledge/base";
import { everyAge, everyBudget, expectedBriefs } from "../../../support/briefs";

const byTitle = new Map(GIFT_IDEAS.map((idea) => [idea.title, idea]));

const request = { excludedTitles: [], like: null };

async function suggest(brief: Brief, known: string[] = [], wanted = IDEAS_PER_SEARCH) {
  const ideas: Idea[] = [];
  const { signal } = new AbortController();
  for await (const idea of embeddedIdeas().suggest(
    { ...request, brief, wanted, known },
    signal,
    () => {},
  )) {
    ideas.push(ideaSchema.parse(idea));
  }
  return ideas;
}

const records = (ideas: Idea[]) =>
  ideas.map(({ title }) => {
    const record = byTitle.get(title);
    if (record === undefined) throw new Error(`No idea is called ${title}`);
    return record;
  });

/** The first violation of a suitability rule, or null. */
function violationOf(ideas: Idea[], brief: Brief, comfort?: string): string | null {
  const drinkingAge = brief.region === "UK" ? 18 : 21;
  for (const { id, ages, avoid, band, ...record } of records(ideas)) {
    if (brief.age < ages[0] || brief.age > ages[1]) return `${id}: age`;
    if (avoid.includes("alcohol") && brief.age < drinkingAge) return `${id}: alcohol`;
    if (avoid.includes("alcohol") && brief.occasion === "Eid") return `${id}: alcohol at Eid`;
    if ((avoid.includes("blade") || avoid.includes("adult")) && brief.age < 18) return `${id}: 18`;
    if (avoid.includes("small-parts") && brief.age < 3) return `${id}: small parts`;
    const low = brief.region === "UK" ? band.gbp[0] : band.usd[0];
    if (brief.budget > 0 && low > brief.budget) return `${id}: budget`;
    if (comfort && !(record.comfort as string[]).includes(comfort)) return `${id}: ${comfort}`;
  }
  return null;
}

describe.each(expectedBriefs)("$brief.recipientType, $brief.age, $brief.occasion", (expected) => {
  const { brief, interests, comfort } = expected;

  test("gets five fitting ideas of different kinds that name the interests", async () => {
    const ideas = await suggest(brief);
    const found = records(ideas);
    expect(ideas).toHaveLength(IDEAS_PER_SEARCH);
    expect(violationOf(ideas, brief, comfort)).toBeNull();
    expect(new Set(found.map((record) => record.kind)).size).toBe(IDEAS_PER_SEARCH);
    const tied = found.filter((record) =>
      record.interests.some((slug) => interests.includes(slug)),
    );
    for (const slug of comfort ? [] : interests) {
      expect(
        found.filter((record) => record.interests.includes(slug)),
        slug,
      ).not.toEqual([]);
    }
    if (interests.length > 0) expect(tied.length).toBeGreaterThanOrEqual(comfort ? 1 : 2);
    for (const [place, idea] of ideas.entries()) {
      const isTied = tied.includes(found[place] as (typeof found)[number]);
      expect(idea.why).toMatch(
        isTied ? /^They enjoy .+, and (it|these) .+\.$/ : /goes by .+: .+\.$/,
      );
      expect(`${idea.description} ${idea.why}`).not.toMatch(/[{}]|undefined|\s\s/);
    }
  });

  test("gets the same ideas again, and the following ones if some are known", async () => {
    const ideas = await suggest(brief);
    expect(await suggest(brief)).toEqual(ideas);
    const known = ideas.slice(0, 2).map((idea) => idea.title.toUpperCase());
    expect(await suggest(brief, known, 3)).toEqual(ideas.slice(2));
  });
});

const occasions = [
  { occasion: "Birthday" },
  { occasion: "Eid" },
  { occasion: "no reason" },
  { occasion: "funeral", comfort: "grief" },
  { occasion: "surgery", comfort: "illness" },
];
const interestLists = [["quidditch"], ["wine", "cooking", "model building"], ["gardening"]];

test.each(occasions)(
  "the suitability rules hold for $occasion at every age, budget and region",
  async ({ occasion, comfort }) => {
    const violations: string[] = [];
    for (const region of ["UK", "USA"] as const) {
      for (const budget of everyBudget) {
        for (const age of everyAge) {
          for (const interests of interestLists) {
            const brief = { recipientType: "friend", age, occasion, interests, budget, region };
            const ideas = await suggest(brief);
            const wrong = violationOf(ideas, brief, comfort);
            const at = `${region} ${budget} ${age} ${interests[0]}`;
            if (wrong) violations.push(`${at}: ${wrong}`);
            if (ideas.length !== IDEAS_PER_SEARCH) violations.push(`${at}: ${ideas.length} ideas`);
            const kinds = new Set(records(ideas).map((record) => record.kind)).size;
            if (kinds < IDEAS_PER_SEARCH) violations.push(`${at}: ${kinds} kinds`);
          }
        }
      }
    }
    expect(violations).toEqual([]);
  },
);

test("intimate ideas are only for partners, ideas for sad days only for sad occasions", async () => {
  for (const recipientType of ["boss", "teacher", "Mum", "Sarah"]) {
    const brief = {
      recipientType,
      age: 30,
      occasion: "Valentines",
      interests: ["quidditch"],
      budget: 0,
      region: "UK",
    } as const;
    const found = records(await suggest({ ...brief, interests: [...brief.interests] }, [], 40));
    for (const { id, groups, occasions: days } of found) {
      expect(groups.length > 0 && groups.every((g) => g === "partner" || g === "couple"), id).toBe(
        false,
      );
      expect(days.length > 0 && days.every((d) => d === "sympathy" || d === "get-well"), id).toBe(
        false,
      );
    }
  }
});

test.each(["gardening", "cooking", "quidditch", "cycling", "music"])(
  "a budget of 100 is used for %s",
  async (interest) => {
    for (const age of [25, 45, 70]) {
      const brief: Brief = {
        recipientType: "friend",
        age,
        occasion: "birthday",
        interests: [interest],
        budget: 100,
        region: "UK",
      };
      const generous = records(await suggest(brief)).filter(({ band }) => band.gbp[1] >= 50);
      expect(generous.length).toBeGreaterThanOrEqual(2);
    }
  },
);

test("an unknown interest is named in the reason", async () => {
  const brief: Brief = {
    recipientType: "boss",
    age: 50,
    occasion: "leaving",
    interests: ["quidditch"],
    budget: 25,
    region: "UK",
  };
  for (const { why } of await suggest(brief)) {
    expect(why).toMatch(/^We have no idea of our own for “quidditch”, so this goes by /);
  }
});

test("an aborted signal stops the ideas", async () => {
  const stop = new AbortController();
  const brief = expectedBriefs[0]?.brief as Brief;
  const ideas = embeddedIdeas().suggest(
    { ...request, brief, wanted: 5, known: [] },
    stop.signal,
    () => {},
  );
  const read = async () => {
    for await (const _ of ideas) stop.abort();
  };
  await expect(read()).rejects.toThrow();
});
