import { beforeAll, expect, inject, test, vi } from "vitest";
import type { Brief } from "~/domain/brief/brief.schema";
import { runSearch } from "~/domain/search/run-search.server";
import { searchEventLog } from "~/domain/search/search-event-log";
import type { SearchDependencies } from "~/domain/search/search-run";
import { readSnapshot } from "~/domain/search/search-snapshot";
import type { AnswerCache } from "~/domain/upstream/answer-cache";
import { chooseProviders, type ProviderConfig } from "~/providers/index.server";
import type { ProviderDependencies } from "~/providers/provider-dependencies";
import { withCatalogue } from "../../../support/catalogue";
import { ideasFor } from "../../../support/knowledge";
import { memoryCache, openGuard, testDependencies } from "../../../support/provider-dependencies";
import { gardenBrief, memoryEventLogStore } from "../../../support/search";
import { upstreamWorld } from "../../../support/upstreams/client";
import type { World } from "../../../support/upstreams/world";

withCatalogue();

// The first call imports the SDK, which takes seconds here.
beforeAll(async () => {
  await Promise.all([import("ai"), import("@ai-sdk/openai")]);
}, 60_000);

type Parts = {
  plan?: World["plan"];
  latency?: World["latency"];
  limits?: SearchDependencies["limits"];
  dependencies?: ProviderDependencies;
  brief?: Brief;
  config?: (world: ReturnType<typeof upstreamWorld>) => ProviderConfig;
};

/** Runs a search to its end with the real providers against fake services with these faults. */
async function searchWith({
  plan = {},
  latency,
  limits,
  dependencies = testDependencies(),
  brief,
  config,
}: Parts = {}) {
  const world = upstreamWorld(inject("upstreams"));
  await world.plan(plan);
  if (latency) await world.latency(latency);
  const providers = chooseProviders(
    config?.(world) ?? {
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: world.openai,
      IDEAS_FIRST: "model",
      RAINFOREST_API_KEY: "key-test",
      RAINFOREST_BASE_URL: world.rainforest,
    },
    {
      ...dependencies,
      catalogue: { ofIdea: async () => [], search: async () => [] },
      ideasFor,
    },
  );
  const store = memoryEventLogStore();
  const eventLog = searchEventLog(store);
  // A name makes the brief personal, so that no test gets another test's cached ideas.
  const personal = brief ?? { ...gardenBrief, recipientType: "Mother (Joan)" };
  eventLog.open({
    uid: "uid",
    brief: personal,
    startedAt: new Date().toISOString(),
    excludedTitles: [],
  });
  const waits: number[] = [];
  await runSearch({
    store,
    ...providers,
    limits,
    now: () => new Date(),
    sleep: async (ms) => void waits.push(ms),
    onWanted: () => () => {},
  });
  const snapshot = readSnapshot(store);
  if (!snapshot) throw new Error("no snapshot");
  const received = await world.received();
  const count = (purpose: string) =>
    received.filter(({ service, kind }) => `${service}/${kind}` === purpose).length;
  return { world, snapshot, count, received, waits, spending: eventLog.spending(), store };
}

const titles = (one: Awaited<ReturnType<typeof searchWith>>) =>
  one.snapshot.suggestions.map(({ suggestionTitle }) => suggestionTitle);

test("a healthy search costs one ideas call, five searches, eighteen product pages and one call per idea's reviews", async () => {
  const search = await searchWith();
  const { snapshot, count, spending } = search;
  expect(snapshot.end).toEqual({ state: "complete" });
  expect(new Set(titles(search)).size).toBe(5);
  const products = snapshot.suggestions.flatMap((one) => one.products);
  expect(products).toHaveLength(40);
  expect(new Set(products.map(({ asin }) => asin)).size).toBe(40);
  const described = snapshot.suggestions.map((one) =>
    one.products.map(({ reviewState, featureBullets }) =>
      featureBullets.length > 0 ? reviewState : `${reviewState}, without bullets`,
    ),
  );
  const row = (first: number) => [
    ...Array(first).fill("written"),
    ...Array(8 - first).fill("later, without bullets"),
  ];
  expect(described).toEqual([row(4), row(4), row(4), row(3), row(3)]);
  expect(count("openai/ideas")).toBe(1);
  expect(count("rainforest/search")).toBe(5);
  expect(count("rainforest/product")).toBe(18);
  expect(count("openai/reviews")).toBe(5);
  expect(spending).toMatchObject({ modelCalls: 6, retailCalls: 23, cachedAnswers: 0 });
});

// Each fault of the ideas endpoint: its requests, and the ideas that the model still gave. The
// knowledge gives the rest.
test.each<[string, string[], number, number]>([
  ["a refused key", ["401!"], 1, 0],
  ["no credit", ["402!"], 2, 0],
  ["a Retry-After of a second", ["429 1"], 2, 5],
  ["a Retry-After of 7 seconds", ["429 7"], 1, 0],
  ["a Retry-After of an hour", ["429 3600!"], 1, 0],
  ["a failing server", ["500!"], 2, 0],
  ["one failure", ["500"], 2, 5],
  ["a connection reset", ["reset!"], 2, 0],
  ["a break after two ideas", ["break"], 2, 5],
  ["a break every time", ["break!"], 2, 4],
  ["truncated JSON", ["truncated"], 2, 5],
  ["fenced JSON", ["fenced"], 1, 5],
  ["prose", ["prose"], 2, 5],
  ["prose every time", ["prose!"], 2, 0],
  ["duplicates", ["duplicates"], 2, 5],
  ["fifty ideas", ["fifty"], 1, 5],
  ["no ideas", ["empty!"], 2, 0],
  ["a megabyte", ["long!"], 2, 0],
  ["a page instead of JSON", ["html"], 2, 5],
])("ideas: %s", async (_, faults, requests, written) => {
  const { snapshot, count, waits } = await searchWith({ plan: { "openai/ideas": faults } });
  expect(count("openai/ideas")).toBe(requests);
  expect(snapshot.suggestions).toHaveLength(5);
  expect(snapshot.suggestions.filter(({ ideaNote }) => ideaNote === null)).toHaveLength(written);
  expect(snapshot.end).toEqual({ state: "complete" });
  expect(Math.max(0, ...waits)).toBeLessThanOrEqual(2_000);
});

test("ideas: after a stall the first two are kept, and the knowledge gives three at once", async () => {
  const { snapshot, count, waits } = await searchWith({
    plan: { "openai/ideas": ["stall"] },
    limits: { ideasMs: 400 },
  });
  expect(snapshot.end).toEqual({ state: "complete" });
  expect(snapshot.suggestions.map(({ ideaNote }) => ideaNote !== null)).toEqual([
    ...[false, false],
    ...[true, true, true],
  ]);
  expect(count("openai/ideas")).toBe(1);
  expect(waits).toEqual([]);
});

test.each<[string, string[], number, "found" | "failed"]>([
  ["a refused key", ["401!"], 5, "failed"],
  ["no credit", ["402!"], 5, "failed"],
  ["too many requests", ["429 3600!"], 5, "failed"],
  ["a failing server", ["500!"], 15, "failed"],
  ["success false", ["unsuccessful!"], 15, "failed"],
  ["a connection reset", ["reset!"], 15, "failed"],
  ["one failure", ["500"], 6, "found"],
  ["a megabyte", ["huge!"], 15, "failed"],
  ["nothing found", ["empty!"], 5, "found"],
  ["hangs", ["hang!"], 15, "failed"],
])("products: %s", async (_, faults, requests, state) => {
  const { snapshot, count } = await searchWith({
    plan: { "rainforest/search": faults },
    limits: { productsMs: faults[0] === "hang!" ? 100 : 10_000 },
  });
  expect(snapshot.end).toEqual({ state: "complete" });
  expect(snapshot.suggestions).toHaveLength(5);
  expect(count("rainforest/search")).toBe(requests);
  for (const one of snapshot.suggestions) expect(one.productsState).toBe(state);
});

test.each([["500!"], ["401!"], ["429!"], ["reset!"], ["hang!"], ["html!"]])(
  "details: %s costs the bullets, not the products, and stops after six failures",
  async (fault) => {
    const { snapshot, count } = await searchWith({
      plan: { "rainforest/product": [fault] },
      limits: { detailMs: fault === "hang!" ? 100 : 10_000 },
    });
    expect(snapshot.end).toEqual({ state: "complete" });
    const products = snapshot.suggestions.flatMap((one) => one.products);
    expect(products).toHaveLength(40);
    const states = products.map(({ reviewState }) => reviewState);
    expect(states.filter((state) => state === "none")).toHaveLength(18);
    expect(states.filter((state) => state === "later")).toHaveLength(22);
    expect(count("rainforest/product")).toBeLessThan(20);
    expect(count("openai/reviews")).toBe(0);
  },
);

test.each([["500!"], ["401!"], ["prose!"], ["reset!"], ["html!"]])(
  "reviews: %s costs the reviews, at most three tries each",
  async (fault) => {
    const { snapshot, count } = await searchWith({ plan: { "openai/reviews": [fault] } });
    expect(snapshot.end).toEqual({ state: "complete" });
    expect(snapshot.suggestions.flatMap((one) => one.products)).toHaveLength(40);
    expect(count("openai/reviews")).toBeLessThanOrEqual(15);
  },
);

test("reviews: sentences that break the rules are removed", async () => {
  const { snapshot } = await searchWith({ plan: { "openai/reviews": ["improper!"] } });
  const review = snapshot.suggestions[0]?.products[0]?.review;
  expect(review).toEqual({
    reviewText: "A sound choice for regular use.",
    pros: ["Easy to store away"],
    cons: ["The listing does not mention the weight."],
    writer: "ai",
  });
});

test("markup in providers' texts never reaches a suggestion", async () => {
  const all = {
    "openai/ideas": ["markup!"],
    "openai/reviews": ["markup!"],
    "rainforest/search": ["markup!"],
    "rainforest/product": ["markup!"],
  };
  const { snapshot } = await searchWith({ plan: all });
  expect(snapshot.suggestions).toHaveLength(5);
  expect(JSON.stringify(snapshot)).not.toMatch(/<|onerror|javascript:|owned/);
});

test("a second search for the same impersonal brief costs no model call and no retail call", async () => {
  const dependencies = testDependencies();
  const first = await searchWith({ dependencies, brief: gardenBrief });
  const second = await searchWith({ dependencies, brief: gardenBrief });
  expect(titles(second)).toEqual(titles(first));
  expect(second.received).toEqual([]);
  expect(second.spending).toMatchObject({ modelCalls: 0, retailCalls: 0 });
});

test("at the day's ceiling no call is made, the knowledge answers, and the visitor gets an explanation", async () => {
  const refusing = { ...openGuard(), admit: async () => ({ refused: "ceiling" as const }) };
  const noModel = await searchWith({ dependencies: testDependencies({ model: refusing }) });
  expect(noModel.snapshot.end).toEqual({ state: "complete" });
  expect(noModel.snapshot.suggestions).toHaveLength(5);
  expect(noModel.snapshot.suggestions[0]?.ideaNote).toContain("From Ribbon's own collection");
  expect(noModel.count("openai/ideas") + noModel.count("openai/reviews")).toBe(0);
  const noRetail = await searchWith({ dependencies: testDependencies({ retail: refusing }) });
  expect(noRetail.snapshot.suggestions).toHaveLength(5);
  expect(noRetail.snapshot.suggestions[0]?.productsNote).toContain("Prices are back tomorrow");
  expect(noRetail.count("rainforest/search")).toBe(0);
});

test("with Creators no text of the retailer reaches a model", async () => {
  const { snapshot, count } = await searchWith({
    config: (world) => ({
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: world.openai,
      CREATORS_CLIENT_ID: "id",
      CREATORS_CLIENT_SECRET: "secret",
      CREATORS_TOKEN_URL: world.creatorsToken,
      CREATORS_BASE_URL: world.creators,
      AFFILIATE_TAG_UK: "ribbon-21",
    }),
  });
  expect(snapshot.end).toEqual({ state: "complete" });
  expect(snapshot.suggestions.every(({ products }) => products.length > 0)).toBe(true);
  expect(count("openai/reviews")).toBe(0);
  expect(count("creators/search")).toBe(5);
});

/** What the whole network keeps, and the caches of its places. */
function network() {
  const everywhere = memoryCache();
  return () => {
    const here = memoryCache();
    const cache: AnswerCache = {
      read: async (key) => (await here.read(key)) ?? everywhere.read(key),
      async write(key, value, seconds, reach = "network") {
        await here.write(key, value, seconds);
        if (reach === "network") await everywhere.write(key, value, seconds);
      },
    };
    return testDependencies({ cache });
  };
}

const DEAD_RETAILER = { "rainforest/search": ["500!"], "rainforest/product": ["500!"] };
const DEAD_MODEL = { "openai/ideas": ["500!"], "openai/reviews": ["500!"] };

test.each<[string, World["plan"]]>([
  ["a dead retailer", DEAD_RETAILER],
  ["a retailer that hangs", { "rainforest/search": ["hang!"], "rainforest/product": ["hang!"] }],
  ["a retailer without credit", { "rainforest/search": ["402!"], "rainforest/product": ["402!"] }],
  ["a dead retailer and a dead model", { ...DEAD_RETAILER, ...DEAD_MODEL }],
])("warm products: %s still gives five ideas with products, elsewhere too", async (_, faults) => {
  const place = network();
  const isModelDead = "openai/ideas" in faults;
  const warm = await searchWith({
    dependencies: place(),
    brief: gardenBrief,
    plan: isModelDead ? DEAD_MODEL : {},
  });
  const { snapshot, count } = await searchWith({
    dependencies: place(),
    brief: gardenBrief,
    plan: faults,
    limits: { detailMs: 100, productsMs: 100 },
  });
  expect(count("rainforest/search")).toBe(0);
  expect(snapshot.end).toEqual({ state: "complete" });
  expect(snapshot.suggestions).toHaveLength(5);
  for (const [position, idea] of snapshot.suggestions.entries()) {
    expect(idea.productsState).toBe("found");
    expect(idea.products.length).toBeGreaterThan(0);
    expect(idea.products.some(({ price }) => price !== null)).toBe(true);
    // The time of the retailer's answer, not of this search.
    expect(idea.productsAsOf).toBe(warm.snapshot.suggestions[position]?.productsAsOf);
  }
});

test("a phrase of a personal search is kept for its place alone", async () => {
  const place = network();
  await searchWith({ dependencies: place() });
  const elsewhere = await searchWith({ dependencies: place() });
  expect(elsewhere.count("rainforest/search")).toBe(5);
  const told = await searchWith({ dependencies: place(), brief: gardenBrief });
  expect(told.count("rainforest/search")).toBe(5);
});

test("phrases of the knowledge are kept for everybody, whoever they were found for", async () => {
  const place = network();
  await searchWith({ dependencies: place(), plan: DEAD_MODEL });
  const { count, snapshot } = await searchWith({ dependencies: place(), plan: DEAD_MODEL });
  expect(count("rainforest/search")).toBe(0);
  expect(snapshot.suggestions.every(({ products }) => products.length > 0)).toBe(true);
});

test("the time of a product whose page has no price is that of the price", async () => {
  const place = network();
  const warm = await searchWith({ dependencies: place(), brief: gardenBrief });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 23 * 3_600_000 });
  const dependencies = place();
  const { read } = dependencies.cache;
  // The pages are asked for again, the search is 23 hours old.
  const isPage = (key: string) => key.startsWith("rainforest page");
  const cache = {
    ...dependencies.cache,
    read: async (key: string) => (isPage(key) ? undefined : read(key)),
  };
  const later = await searchWith({ dependencies: { ...dependencies, cache }, brief: gardenBrief });
  vi.useRealTimers();
  expect(later.count("rainforest/product")).toBe(18);
  const timesOf = (one: typeof warm) => one.snapshot.suggestions.map((idea) => idea.productsAsOf);
  expect(timesOf(later)).toEqual(timesOf(warm));
});

test("the first idea's phrase counts four times, as its products are waited for", async () => {
  const counted: number[] = [];
  const dependencies = testDependencies({ countQuestion: (_, { times }) => counted.push(times) });
  await searchWith({ dependencies, brief: gardenBrief });
  expect(counted.sort()).toEqual([1, 1, 1, 1, 4]);
});
