import { expect, test } from "vitest";
import type { Brief } from "~/domain/brief/brief.schema";
import { understandBrief } from "~/domain/knowledge/need";
import type { Idea } from "~/domain/products/idea.schema";
import type { IdeaRequest, IdeaSource } from "~/domain/products/idea-source";
import type { ProductRequest, ProductSource } from "~/domain/products/product-source";
import { untraced } from "~/domain/products/reason-check";
import { runSearch } from "~/domain/search/run-search.server";
import { readSnapshot } from "~/domain/search/search-snapshot";
import { UpstreamError } from "~/domain/upstream/upstream-error";
import { cachedIdeas } from "~/providers/ideas/cached";
import { embeddedIdeas } from "~/providers/ideas/embedded";
import { ideaChecks } from "~/providers/ideas/idea-checks";
import { knowledgeFirst } from "~/providers/ideas/knowledge-first";
import { ideasPrompt } from "~/providers/ideas/openai-prompt";
import { evaluationBriefs, namesInterest } from "../../../support/briefs";
import { giftIdeas, ideasFor } from "../../../support/knowledge";
import { memoryCache, spendingMeter } from "../../../support/provider-dependencies";
import { gardenBrief, memoryEventLogStore, searchOf } from "../../../support/search";

const request: Omit<IdeaRequest, "brief"> = {
  isFirst: true,
  wanted: 5,
  known: [],
  excludedTitles: [],
  like: null,
};
const kindOf = ({ entry }: Idea) => giftIdeas.find(({ id }) => id === entry)?.kind ?? "";

/** A model that writes these elements, as far as they pass its checks, and tells what it was asked. */
function modelOf(elements: object[] = []): IdeaSource & { asked: IdeaRequest[] } {
  const asked: IdeaRequest[] = [];
  return {
    asked,
    name: "model",
    async *suggest(one, _, spend) {
      asked.push(one);
      spend({ modelCalls: 1 });
      const check = ideaChecks(one);
      yield* elements.flatMap((element) => check(element) ?? []).slice(0, one.wanted);
    },
  };
}

const written = (title: string, kind: string, answers: string[] = []) => ({
  title,
  description: `${title}, to be used for years.`,
  phrase: title.toLowerCase(),
  why: `You said “${answers[0] ?? "Birthday"}”.`,
  kind,
  answers,
  contains: [],
  lowestPrice: 10,
  highestPrice: 20,
});

async function suggest(source: IdeaSource, brief: Brief, more: Partial<IdeaRequest> = {}) {
  const ideas: Idea[] = [];
  const { spend, spent } = spendingMeter();
  const { signal } = new AbortController();
  for await (const idea of source.suggest({ ...request, ...more, brief }, signal, spend))
    ideas.push(idea);
  return { ideas, spent: spent() };
}

const own = async (brief: Brief) => {
  const { ideas } = await suggest(knowledgeFirst(modelOf(), ideasFor), brief);
  return ideas;
};

test("the knowledge leads with two ideas of different kinds, and the model adds three", async () => {
  const model = modelOf([
    written("Brass rain gauge", "gadget"),
    written("Long-handled trowel", "tool"),
    written("Linen work apron", "clothing"),
    written("Cast iron boot brush", "decor"),
    written("Pottery jug", "homeware"),
    written("Willow basket", "storage"),
  ]);
  const { ideas } = await suggest(knowledgeFirst(model, ideasFor), gardenBrief);
  expect(ideas).toHaveLength(5);
  expect(ideas.map(({ isOwn }) => isOwn === true)).toEqual([true, true, false, false, false]);
  const [first, second] = ideas.map(kindOf);
  expect(first).not.toBe(second);
});

test("the model is told of them: their titles, kinds, and the interests they answer", async () => {
  const model = modelOf();
  const { ideas } = await suggest(knowledgeFirst(model, ideasFor), {
    ...gardenBrief,
    interests: ["Gardening", "Tea", "Fly fishing", "Jazz"],
  });
  const [asked] = model.asked;
  if (!asked) throw new Error("The model was not asked.");
  expect(asked).toMatchObject({ wanted: 3, known: ideas.map(({ title }) => title) });
  expect(asked.shown?.map(({ kind }) => kind)).toEqual(ideas.map(kindOf));
  const prompt = ideasPrompt(asked);
  expect(prompt).toContain(`Ideas already shown: ${ideas[0]?.title}; ${ideas[1]?.title}`);
  expect(prompt).toContain(`Kinds already shown, not to be repeated: ${kindOf(ideas[0] as Idea)}`);
  expect(prompt).toMatch(/Interests they answer, the others come first: \w/);
  expect(prompt).toContain("exactly 3");
});

test("what the model adds is of other kinds, and answers the other interests first", () => {
  const brief = { ...gardenBrief, interests: ["Gardening", "Tea", "Jazz", "Chess"] };
  const shown = [
    { title: "Well-made secateurs", kind: "tool" as const, answers: ["Gardening"] },
    { title: "Tasting chest", kind: "drink" as const, answers: ["Tea"] },
  ];
  const known = shown.map(({ title }) => title);
  const check = ideaChecks({ ...request, brief, known, shown, wanted: 3 });
  expect(check(written("Hand-forged hoe", "tool", ["Jazz"]))).toBeNull();
  expect(check(written("Copper lantern", "decor", ["Gardening"]))).not.toBeNull();
  expect(check(written("Copper beaker", "homeware", ["Gardening"]))).toBeNull();
  expect(check(written("Blue Note on vinyl", "music", ["Jazz"]))).not.toBeNull();
  expect(check(written("Vinyl of live sets", "music", ["Chess"]))).toBeNull();
  expect(check(written("Weighted chess set", "game", ["Chess"]))).not.toBeNull();
});

test("each answers an interest by its name, with a traced reason, and is of the brief's age and budget", async () => {
  for (const { brief } of evaluationBriefs) {
    const ideas = await own(brief);
    expect(ideas.length).toBeLessThanOrEqual(2);
    const check = ideaChecks({ ...request, brief });
    for (const idea of ideas) {
      expect(idea.why).toMatch(/^For .+: (it|they) /);
      expect(untraced(idea.why, { said: [], thing: [idea.why] }), idea.title).toEqual([]);
      expect(check(asWritten(idea, brief)), idea.title).not.toBeNull();
    }
  }
});

const asWritten = (idea: Idea, brief: Brief) => ({
  ...written(idea.title, kindOf(idea)),
  ...idea,
  answers: understandBrief(brief)
    .interests.filter((interest) => namesInterest(idea.why, interest))
    .map(({ text }) => text),
});

test("it speaks for nearly all briefs of plain interests, most vague ones, and most special ones", async () => {
  const spoken = { mainstream: 0, unusual: 0, vague: 0, special: 0 };
  for (const { group, brief } of evaluationBriefs) {
    if ((await own(brief)).length > 0) spoken[group] += 1;
  }
  expect(spoken.special).toBeGreaterThanOrEqual(15);
  expect(spoken.vague).toBeGreaterThanOrEqual(18);
  expect(spoken.mainstream).toBeGreaterThanOrEqual(80);
  expect(spoken.unusual).toBeGreaterThanOrEqual(78);
});

test.each<[string, Partial<Brief>]>([
  ["an interest that is not known", { interests: ["competitive whistling"] }],
  ["a neighbour of one", { interests: ["nyckelharpa"] }],
  ["a neighbour's name among its names", { interests: ["gacha games"] }],
  ["a name with more around it", { interests: ["chess by post"] }],
  ["a wish to avoid that is not understood", { avoid: "nothing that needs polishing" }],
  ["an allergy that no listing tells of", { avoid: "allergic to chrysanthemums" }],
  ["the loss of a child", { occasion: "Remembrance", interests: ["tea", "they lost a baby"] }],
  ["what is over", { interests: ["He used to sail but sold the boat when his knees went"] }],
  ["a story of a loss", { interests: ["Her husband died in May. She loves gardening"] }],
  [
    "what a story says otherwise",
    { occasion: "Leaving", interests: ["he's off to travel round Japan"] },
  ],
  ["a recipient who is no person", { recipientType: "Our dog Rex" }],
])("it is silent on %s", async (_, part) => {
  expect(await own({ ...gardenBrief, ...part })).toEqual([]);
});

test.each(["church organs", "plants", "bobbin lace making", "church bell ringing"])(
  "it speaks where its own ideas say '%s'",
  async (typed) => {
    const [first] = await own({ ...gardenBrief, interests: [typed] });
    expect(first?.why).toMatch(/^For .+: (it|they) /);
  },
);

test("of words that are two names it speaks of the last: 'folk embroidery' is no folk music", async () => {
  const [first] = await own({ ...gardenBrief, interests: ["folk embroidery"] });
  expect(first?.why).toMatch(/^For embroidery: /);
});

test("in a story it speaks of what somebody likes, and of how they are if little else is said", async () => {
  const story = async (text: string) => (await own({ ...gardenBrief, interests: [text] }))[0]?.why;
  expect(await story("She's really into pottery and hates pink")).toMatch(/^For pottery: /);
  expect(await story("she says she doesn't want anything")).toMatch(/^For somebody who wants/);
});

test("for a loss it speaks only with what was written for it", async () => {
  const ideas = await own({ ...gardenBrief, occasion: "Sympathy, her husband died" });
  expect(ideas).toHaveLength(2);
  const written = new Set(giftIdeas.filter(({ reasons }) => reasons.bereaved).map(({ id }) => id));
  for (const { entry } of ideas) expect(written).toContain(entry);
});

test("to somebody ill it speaks only with what is listed for slow days", async () => {
  const ideas = await own({ ...gardenBrief, occasion: "Get well soon" });
  expect(ideas.length).toBeGreaterThan(0);
  for (const { entry } of ideas) {
    expect(giftIdeas.find(({ id }) => id === entry)?.comfort).toContain("illness");
  }
});

test("to an interest that is certain it speaks whoever it is for, with what suits anybody", async () => {
  const ideas = await own({ ...gardenBrief, recipientType: "Landlord" });
  expect(ideas).toHaveLength(2);
  for (const { entry } of ideas) {
    const { groups, notFor } = giftIdeas.find(({ id }) => id === entry) ?? {};
    expect([groups, notFor]).toEqual([undefined, undefined]);
  }
});

test.each<[string, Partial<Brief>, (idea: (typeof giftIdeas)[number]) => boolean]>([
  [
    "an allergy to a food",
    { interests: ["cooking", "tea"], avoid: "kiwi allergy" },
    ({ kind }) => !["food", "drink", "kit", "pampering", "outing", "kitchenware"].includes(kind),
  ],
  ["a tone", { interests: ["golf"], avoid: "nothing jokey" }, ({ tone }) => tone !== "playful"],
  [
    "a smell",
    { interests: ["baths"], avoid: "fragrance gives her migraines" },
    ({ traits, kind }) => !traits?.includes("scent") && kind !== "pampering",
  ],
])("it keeps to a wish about %s, whatever it leaves out beside", async (_, part, keeps) => {
  const ideas = await own({ ...gardenBrief, ...part });
  expect(ideas.length).toBeGreaterThan(0);
  for (const { entry } of ideas) {
    const idea = giftIdeas.find(({ id }) => id === entry);
    expect(idea && keeps(idea)).toBe(true);
  }
});

test("it keeps to what is to be avoided, where that is understood", async () => {
  const brief = {
    ...gardenBrief,
    interests: ["baking", "chocolate"],
    avoid: "vegan, no more books",
  };
  const ideas = await own(brief);
  expect(ideas).toHaveLength(2);
  for (const { entry } of ideas) {
    const { kind, traits = [] } = giftIdeas.find(({ id }) => id === entry) ?? {};
    expect(kind).not.toBe("book");
    for (const trait of ["dairy", "egg", "leather", "wool"]) expect(traits).not.toContain(trait);
  }
});

test("for a grave circumstance it speaks only with what was written for it", async () => {
  const brief = { ...gardenBrief, recipientType: "Blind friend", interests: ["audiobooks"] };
  for (const { entry } of await own(brief)) {
    const { reasons = {} } = giftIdeas.find(({ id }) => id === entry) ?? {};
    expect(Object.keys(reasons).some((slug) => ["blind", "low-vision"].includes(slug))).toBe(true);
  }
});

test("where nothing was said it leads with one safe choice, picked for such recipients", async () => {
  const ideas = await own({ ...gardenBrief, interests: ["not sure"] });
  expect(ideas).toHaveLength(1);
  const [entry] = giftIdeas.filter(({ id }) => id === ideas[0]?.entry);
  expect(entry?.reasons).toHaveProperty("safe");
  expect(Object.keys(entry?.picked ?? {})).toContain("parent:middle");
});

test("a refinement is the model's alone, and so are later calls, which are told what was shown", async () => {
  const model = modelOf();
  const source = knowledgeFirst(model, ideasFor);
  const { ideas } = await suggest(source, gardenBrief);
  const known = ideas.map(({ title }) => title);
  expect((await suggest(source, gardenBrief, { known, wanted: 3 })).ideas).toEqual([]);
  expect((await suggest(source, gardenBrief, { known, isFirst: false })).ideas).toEqual([]);
  expect(model.asked.map(({ shown }) => shown?.length)).toEqual([2, 2, undefined]);
});

test("refused and given titles are not among them", async () => {
  const [first] = await own(gardenBrief);
  const excludedTitles = [first?.title ?? ""];
  const { ideas } = await suggest(knowledgeFirst(modelOf(), ideasFor), gardenBrief, {
    excludedTitles,
  });
  expect(ideas).toHaveLength(2);
  expect(ideas.map(({ title }) => title)).not.toContain(first?.title);
});

test("of ideas that are as good as each other one leads whose products are kept, whatever fails or is slow", async () => {
  const brief = { ...gardenBrief, interests: ["Gardening"] };
  const [best] = await own(brief);
  const led = async (isKept: NonNullable<ProductSource["isKept"]>) =>
    (await suggest(knowledgeFirst(modelOf(), ideasFor, isKept), brief)).ideas[0];
  const asked: string[] = [];
  const none = async ({ phrase }: ProductRequest) => {
    asked.push(phrase);
    return false;
  };
  expect(await led(none)).toEqual(best);
  const other = asked.find((phrase) => phrase !== best?.phrase);
  expect(other).toBeDefined();
  expect((await led(async ({ phrase }) => phrase === other))?.phrase).toBe(other);
  expect(await led(async () => true)).toEqual(best);
  expect(await led(() => Promise.reject(new Error("KV")))).toEqual(best);
  expect(await led(() => new Promise(() => {}))).toEqual(best);
});

test("a database that fails or is slow costs nothing but the lead", async () => {
  const failing = () => Promise.reject(new Error("D1"));
  const hanging = () => new Promise<never>(() => {});
  for (const read of [failing, hanging]) {
    const model = modelOf([written("Brass rain gauge", "gadget")]);
    const { ideas } = await suggest(knowledgeFirst(model, read), gardenBrief);
    expect(ideas.map(({ title }) => title)).toEqual(["Brass rain gauge"]);
  }
});

test("with a dead model there are five ideas anyhow, each of a kind of its own, labelled", async () => {
  const dead: IdeaSource = {
    name: "dead",
    // biome-ignore lint/correctness/useYield: it fails before it could.
    async *suggest() {
      throw new UpstreamError("unavailable");
    },
  };
  const store = memoryEventLogStore();
  const standIn = embeddedIdeas(ideasFor);
  await runSearch(searchOf({ store, ideas: knowledgeFirst(dead, ideasFor), standIn }));
  const ideas = Array.from({ length: 5 }, (_, place) => store.read(`idea/${place}`) as Idea);
  expect(new Set(ideas.map(kindOf)).size).toBe(5);
  const notes = readSnapshot(store)?.suggestions.map(({ ideaNote }) => ideaNote);
  expect(notes?.slice(0, 2)).toEqual(Array(2).fill("From Ribbon's own collection."));
  for (const note of notes?.slice(2) ?? []) expect(note).toMatch(/because the service/);
});

test("for an impersonal brief the model's part is cached for what the knowledge shows now", async () => {
  const cache = memoryCache();
  const elements = ["gadget", "clothing", "decor"].map((kind) => written(`Good ${kind}s`, kind));
  const model = modelOf([...elements, written("Wide tin trays", "homeware")]);
  const source = knowledgeFirst(cachedIdeas(model, cache, "1"), ideasFor);
  const first = await suggest(source, gardenBrief);
  const second = await suggest(source, gardenBrief);
  expect(second.ideas).toEqual(first.ideas);
  expect(first.ideas).toHaveLength(5);
  expect([first.spent.modelCalls, second.spent.modelCalls]).toEqual([1, 0]);
  // Without the two of the knowledge the kept three are another answer's.
  const changed = knowledgeFirst(cachedIdeas(model, cache, "1"), async () => []);
  expect((await suggest(changed, gardenBrief)).spent.modelCalls).toBe(1);
});
