import { expect, test } from "vitest";
import type { Brief } from "~/domain/brief/brief.schema";
import { SORTS } from "~/domain/knowledge/gift-idea.schema";
import { KNOWN_NAMES } from "~/domain/knowledge/interest-data";
import type { Idea } from "~/domain/products/idea.schema";
import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import { certainIdeas } from "~/providers/ideas/certain-ideas";
import { embeddedIdeas } from "~/providers/ideas/embedded";
import { embeddedProducts } from "~/providers/products/embedded";
import { evaluationBriefs } from "../../../support/briefs";
import { ideasFor, writtenIdeas } from "../../../support/knowledge";
import { gardenBrief } from "../../../support/search";

const source = embeddedIdeas(ideasFor);
const { signal } = new AbortController();
const request = { excludedTitles: [], like: null, known: [], wanted: IDEAS_PER_SEARCH };
const plain = { ...gardenBrief, recipientType: "brother", age: 32, budget: 0 };

async function suggest(part: Partial<Brief>): Promise<Idea[]> {
  const ideas: Idea[] = [];
  const asked = { ...request, brief: { ...plain, ...part }, isFirst: true };
  for await (const idea of source.suggest(asked, signal, () => {})) ideas.push(idea);
  return ideas;
}

const isNamed = ({ entry }: Idea) => {
  const { reasons = {} } = writtenIdeas.find(({ id }) => id === entry) ?? {};
  return SORTS.some((sort) => reasons[sort]);
};

const NAMES = {
  "football (arsenal)": "Arsenal",
  "man utd": "Manchester United",
  "Leeds fan": "Leeds United",
  "football (wolves)": "Wolverhampton Wanderers",
  Celtic: "Celtic",
  "golden state warriors": "Golden State Warriors",
  Yankees: "New York Yankees",
  "buffalo bills": "Buffalo Bills",
  "ice hockey (bruins)": "Boston Bruins",
  "Leicester Tigers": "Leicester Tigers",
  "Formula 1 (Ferrari)": "Ferrari",
  "Lewis Hamilton": "Lewis Hamilton",
  "Roger Federer": "Roger Federer",
  Coldplay: "Coldplay",
  "the Beatles": "Beatles",
  abba: "ABBA",
  "Fleetwood Mac": "Fleetwood Mac",
  metallica: "Metallica",
  "Dolly Parton": "Dolly Parton",
  "Agatha Christie": "Agatha Christie",
  "stephen king": "Stephen King",
  "percy jackson": "Percy Jackson",
  "Ted Lasso": "Ted Lasso",
  "fawlty towers": "Fawlty Towers",
  "pulp fiction": "Pulp Fiction",
  "Les Mis": "Les Misérables",
  "mario kart": "Mario Kart",
  vietnam: "Vietnam",
  Porsche: "Porsche",
  bts: "BTS",
};

test.each(Object.entries(NAMES))("of five ideas for '%s' two say %s", async (typed, name) => {
  const ideas = await suggest({ interests: [typed] });
  expect(ideas).toHaveLength(IDEAS_PER_SEARCH);
  const saying = ideas.filter((idea) => `${idea.title} ${idea.why}`.includes(name));
  expect(saying.length, ideas.map(({ title }) => title).join("; ")).toBeGreaterThanOrEqual(2);
  expect(ideas.filter(isNamed).length).toBeLessThanOrEqual(3);
});

test("nothing around a name is made for an interest typed without one", async () => {
  const itself = KNOWN_NAMES.filter((one) => one.isItself).map(({ interest }) => interest);
  expect(itself).not.toContain("football");
  for (const interests of [["football"], ["rock music"], ["crime fiction"], ["cars", "travel"]]) {
    expect((await suggest({ interests })).filter(isNamed)).toEqual([]);
  }
  for (const { brief } of evaluationBriefs) {
    for (const idea of (await suggest(brief)).filter(isNamed)) expect(idea.about).toBeTruthy();
  }
});

test("each other interest is answered beside a club", async () => {
  const ideas = await suggest({ interests: ["Arsenal", "cooking", "cycling", "chess"] });
  for (const interest of ["Arsenal", "cooking", "cycling", "chess"]) {
    expect(ideas.some(({ why }) => why.includes(interest))).toBe(true);
  }
});

test("a country's own words and grounds: jersey and stadium, shirt and ground", async () => {
  const titles = async (part: Partial<Brief>) =>
    (await suggest({ ...part, age: 10 })).map(({ title }) => title).join("; ");
  expect(await titles({ interests: ["Arsenal"], region: "USA" })).not.toMatch(/shirt with|ground/);
  expect(await titles({ interests: ["Yankees"], region: "UK" })).not.toMatch(/stadium|tickets/i);
  expect(await titles({ interests: ["Arsenal"], region: "UK" })).toMatch(/shirt|ground/);
});

test("no club of a rival, nor one that is to be avoided", async () => {
  const titles = async (interests: string[], avoid = "") =>
    (await suggest({ interests, avoid })).map(({ title }) => title).join("; ");
  expect(await titles(["football", "hates Spurs"])).not.toMatch(/Tottenham|Spurs/);
  expect(await titles(["football (not Arsenal)"])).not.toMatch(/Arsenal/);
  expect(await titles(["Tottenham"], "Spurs")).not.toMatch(/Tottenham/);
});

test("of two names each is said, and nothing is for a fan of another of their kind", async () => {
  const ideas = await suggest({ interests: ["Dad's Army", "Johnny Cash"], age: 66 });
  const titles = ideas.map(({ title }) => title).join("; ");
  expect(titles).toMatch(/Dad's Army.*Johnny Cash|Johnny Cash.*Dad's Army/);
  expect(ideas.map(({ why }) => why).join()).not.toMatch(/Only Fools|Fawlty|Dolly/);
});

test("on slow days a club is named as well, without an outing", async () => {
  const ideas = await suggest({ interests: ["Everton"], age: 70, occasion: "get well" });
  expect(ideas.filter(isNamed).length).toBeGreaterThanOrEqual(2);
  expect(ideas.map(({ title }) => title).join()).not.toMatch(/Tour|Seats/);
});

test("where the name is all that was typed, the knowledge is certain", async () => {
  const certain = async (interests: string[]) =>
    (
      await certainIdeas({ ...request, isFirst: true, brief: { ...plain, interests } }, ideasFor)
    ).map(({ idea }) => idea.about);
  expect(await certain(["football (Arsenal)"])).toContain("Arsenal");
  expect(await certain(["Coldplay"])).toContain("Coldplay");
  expect(await certain(["writing letters to Coldplay"])).toEqual([]);
});

test("the products of such an idea say the name", async () => {
  const row = {
    asin: "SAMPLE97001",
    kind: "clothing",
    title: "{It} Home Shirt",
    picture: "clothing-1",
    priceGbp: 7_500,
    priceUsd: 9_399,
    bullets: ["The shirt of {it}"],
    description: null,
  };
  const catalogue = { ofIdea: async () => [row], search: async () => [] };
  const brief = { ...plain, interests: ["Arsenal"] };
  const asked = { brief, phrase: "shirt", entry: "named-football-shirt", about: "Arsenal" };
  const [product] = (await embeddedProducts(catalogue as never).find(
    asked as never,
    signal,
    () => {},
  )) as unknown as { title: string; featureBullets: string[] }[];
  expect(product).toMatchObject({
    title: "Arsenal Home Shirt",
    featureBullets: ["The shirt of Arsenal"],
  });
});
