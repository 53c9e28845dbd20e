import { describe, expect, inject, test, vi } from "vitest";
import type { Brief } from "~/domain/brief/brief.schema";
import type { ProductSource } from "~/domain/products/product-source";
import { UpstreamError } from "~/domain/upstream/upstream-error";
import { creatorsProducts } from "~/providers/products/creators";
import { withBookDescriptions } from "~/providers/products/open-library";
import { rainforestProducts } from "~/providers/products/rainforest";
import type { ProviderDependencies } from "~/providers/provider-dependencies";
import {
  memoryCache,
  openGuard,
  spendingMeter,
  testDependencies,
} from "../../../support/provider-dependencies";
import { gardenBrief, product, productsOf } from "../../../support/search";
import { type UpstreamWorld, upstreamWorld } from "../../../support/upstreams/client";

const tags = { UK: "ribbon-21", USA: "ribbon-20" };
const signal = () => AbortSignal.timeout(10_000);
const phrase = "garden kneeler";
const american: Brief = { ...gardenBrief, region: "USA" };

const rainforest = (
  world: UpstreamWorld,
  dependencies: ProviderDependencies = testDependencies(),
) => rainforestProducts({ apiKey: "key-test", baseUrl: world.rainforest, tags }, dependencies);
const creators = (world: UpstreamWorld, dependencies: ProviderDependencies = testDependencies()) =>
  creatorsProducts(
    {
      clientId: "id",
      clientSecret: "secret",
      tokenUrl: world.creatorsToken,
      baseUrl: world.creators,
      tags,
    },
    dependencies,
  );

const retailers: [string, string, typeof rainforest][] = [
  ["rainforest", "rainforest/search", rainforest],
  ["creators", "creators/search", creators],
];

describe.each(retailers)("the contract of %s", (_name, purpose, sourceOf) => {
  const find = async (
    faults: string[] = [],
    dependencies = testDependencies(),
    brief = gardenBrief,
  ) => {
    const world = upstreamWorld(inject("upstreams"));
    await world.plan({ [purpose]: faults });
    const source: ProductSource = sourceOf(world, dependencies);
    const { spend, spent } = spendingMeter();
    const found = await source
      .find({ phrase, brief }, signal(), spend)
      .catch((error: unknown) => (error instanceof UpstreamError ? error : Promise.reject(error)));
    return { found, spent: spent(), world, source };
  };

  test("finds priced products within the budget, those without a price last", async () => {
    const { found, spent } = await find();
    if (found instanceof UpstreamError) throw found;
    expect(found.length).toBeGreaterThanOrEqual(8);
    const prices = found.map(({ price }) => price?.value ?? null);
    for (const price of prices) expect(price ?? 0).toBeLessThanOrEqual(50);
    const firstUnpriced = prices.indexOf(null);
    expect(firstUnpriced).toBeGreaterThan(0);
    expect(prices.slice(firstUnpriced).every((price) => price === null)).toBe(true);
    expect(new Set(found.map(({ asin }) => asin)).size).toBe(found.length);
    expect(spent.retailCalls).toBe(1);
  });

  test("rebuilds links with the region's tag, and dates products", async () => {
    const { found } = await find();
    if (found instanceof UpstreamError) throw found;
    for (const { asin, link, imageUrl, asOf } of found) {
      expect(link).toBe(`https://www.amazon.co.uk/dp/${asin}?tag=ribbon-21`);
      expect(imageUrl).toMatch(/^https:\/\/m\.media-amazon\.com\//);
      expect(Date.parse(asOf ?? "")).toBeGreaterThan(0);
    }
  });

  test("a response is cached for the next search, which then makes no call", async () => {
    const dependencies = testDependencies();
    const { found, world, source } = await find([], dependencies);
    const { spend, spent } = spendingMeter();
    expect(
      await source.find({ phrase: "Garden Kneeler", brief: gardenBrief }, signal(), spend),
    ).toEqual(found);
    expect(spent()).toMatchObject({ retailCalls: 0, cachedAnswers: 1 });
    expect(await world.received(purpose)).toHaveLength(1);
  });

  test("what is kept is read without a call, for a day from the retailer's answer on", async () => {
    const dependencies = testDependencies();
    const request = { phrase, brief: gardenBrief };
    const cold = sourceOf(upstreamWorld(inject("upstreams")), dependencies);
    expect(await cold.kept?.(request, () => {})).toBeNull();
    const { found, world, source } = await find([], dependencies);
    const { spend, spent } = spendingMeter();
    expect(await source.kept?.(request, spend)).toEqual(found);
    expect(spent()).toMatchObject({ retailCalls: 0, cachedAnswers: 1 });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
    // The cache of this test forgets nothing.
    expect(await source.kept?.(request, () => {})).toBeNull();
    vi.useRealTimers();
    expect(await world.received(purpose)).toHaveLength(1);
  });

  test("a question in words of ours is counted, and its answer kept for the network", async () => {
    const counted: unknown[] = [];
    const reaches: unknown[] = [];
    const cache = memoryCache();
    const dependencies = testDependencies({
      cache: {
        read: cache.read,
        write: async (key, value, seconds, reach) => {
          expect(seconds).toBeGreaterThan(86_390);
          expect(seconds).toBeLessThanOrEqual(86_400);
          reaches.push(reach);
          await cache.write(key, value, seconds);
        },
      },
      countQuestion: ({ phrase }, { asOf, times }) => counted.push([phrase, asOf !== null, times]),
    });
    const source = sourceOf(upstreamWorld(inject("upstreams")), dependencies);
    const request = (phrase: string, isImpersonal: boolean) => {
      return { phrase, brief: gardenBrief, isImpersonal };
    };
    for (const [text, isImpersonal] of [
      [phrase, true],
      ["a mug for Joan", false],
    ] as const) {
      const one = request(text, isImpersonal);
      await source.kept?.(one, () => {});
      await source.find(one, signal(), () => {});
      await source.kept?.(one, () => {});
    }
    await source.kept?.({ ...request(phrase, true), isLead: true }, () => {});
    expect(counted).toEqual([
      [phrase, false, 1],
      [phrase, true, 1],
      [phrase, true, 4],
    ]);
    expect(reaches).toEqual(["network", "place"]);
  });

  test("renewing asks again once an answer is old, and not before", async () => {
    const world = upstreamWorld(inject("upstreams"));
    const source = sourceOf(world, testDependencies());
    const question = { phrase, region: "UK", budget: 0 } as const;
    const renew = async () => (await source.renew?.(question, signal(), () => {})) ?? "";
    const first = await renew();
    expect(await renew()).toBe(first);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 22.5 * 3_600_000 });
    expect((await renew()) > first).toBe(true);
    vi.useRealTimers();
    expect(await world.received(purpose)).toHaveLength(2);
  });

  test.each([
    ["401", "refused"],
    ["402", "quota"],
    ["429 3600", "quota"],
    ["500", "unavailable"],
    ["reset", "unavailable"],
    ["html", "nonsense"],
    ["huge", "nonsense"],
  ])("%s becomes the reason %s, and the error carries no key", async (fault, reason) => {
    const retail = openGuard();
    const { found } = await find([fault], testDependencies({ retail }));
    expect(found).toBeInstanceOf(UpstreamError);
    expect((found as UpstreamError).reason).toBe(reason);
    expect(`${String(found)} ${(found as UpstreamError).stack}`).not.toMatch(
      /key-test|api_key|secret/,
    );
    const trips = retail.reports.filter((line) => line.startsWith("trip"));
    expect(trips).toHaveLength(reason === "quota" ? 1 : 0);
    if (fault === "429 3600") expect(trips).toEqual(["trip 3600000"]);
  });

  test("a hang ends with the caller's signal", async () => {
    const world = upstreamWorld(inject("upstreams"));
    await world.plan({ [purpose]: ["hang"] });
    const call = sourceOf(world).find(
      { phrase, brief: gardenBrief },
      AbortSignal.timeout(100),
      () => {},
    );
    await expect(call).rejects.toMatchObject({ reason: "timeout" });
  });

  test("nothing found is an empty list", async () => {
    expect((await find(["empty"])).found).toEqual([]);
  });

  test("makes no call while the guard refuses", async () => {
    const retail = { ...openGuard(), admit: async () => ({ refused: "circuit-open" as const }) };
    const { found, world } = await find([], testDependencies({ retail }));
    expect((found as UpstreamError).reason).toBe("circuit-open");
    expect(await world.received(purpose)).toEqual([]);
  });
});

test("Rainforest: a price over the budget or in another currency is not shown", async () => {
  const world = upstreamWorld(inject("upstreams"));
  const cheap = await rainforest(world).find(
    { phrase, brief: { ...gardenBrief, budget: 15 } },
    signal(),
    () => {},
  );
  expect(cheap.flatMap(({ price }) => price?.value ?? []).sort()).toEqual([12, 13, 14, 15]);
  await world.plan({ "rainforest/search": ["currency"] });
  const foreign = await rainforest(world).find(
    { phrase: "other", brief: gardenBrief },
    signal(),
    () => {},
  );
  expect(foreign.every(({ price }) => price === null)).toBe(true);
  expect(foreign.length).toBeGreaterThan(0);
});

test("Rainforest: searches the region's domain and links to it", async () => {
  const world = upstreamWorld(inject("upstreams"));
  const [first] = await rainforest(world).find({ phrase, brief: american }, signal(), () => {});
  expect(first?.link).toMatch(/^https:\/\/www\.amazon\.com\/dp\/\w{10}\?tag=ribbon-20$/);
  expect(first?.price?.currency).toBe("USD");
});

test.each(["markup", "javascript", "duplicates"])(
  "Rainforest: %s in a body is harmless",
  async (fault) => {
    const world = upstreamWorld(inject("upstreams"));
    await world.plan({ "rainforest/search": [fault] });
    const found = await rainforest(world).find({ phrase, brief: gardenBrief }, signal(), () => {});
    expect(JSON.stringify(found)).not.toMatch(/javascript:|<|onerror/);
    expect(new Set(found.map(({ asin }) => asin)).size).toBe(found.length);
    if (fault === "markup") expect(found[0]?.title).toBe("garden kneeler No. 1 & more");
  },
);

test("Rainforest: `success: false` with status 200 is a failure", async () => {
  const world = upstreamWorld(inject("upstreams"));
  await world.plan({ "rainforest/search": ["unsuccessful"] });
  const call = rainforest(world).find({ phrase, brief: gardenBrief }, signal(), () => {});
  await expect(call).rejects.toMatchObject({ reason: "unavailable" });
});

test("Rainforest: a product page adds bullets and keeps the fields that it lacks", async () => {
  const world = upstreamWorld(inject("upstreams"));
  const source = rainforest(world);
  const [known] = await source.find({ phrase, brief: gardenBrief }, signal(), () => {});
  if (!known) throw new Error("nothing found");
  const described = await source.describe?.(known, gardenBrief, signal(), () => {});
  expect(described).toMatchObject({ asin: known.asin, price: known.price, ratingsTotal: 643 });
  expect(described?.featureBullets).toHaveLength(3);
  expect(await world.received("rainforest/product")).toHaveLength(1);
});

test("Creators: one token is used for many searches", async () => {
  const world = upstreamWorld(inject("upstreams"));
  const source = creators(world);
  await source.find({ phrase: "one", brief: gardenBrief }, signal(), () => {});
  await source.find({ phrase: "two", brief: gardenBrief }, signal(), () => {});
  expect(await world.received("creators/token")).toHaveLength(1);
  const [search] = await world.received("creators/search");
  expect(search?.body).toMatchObject({
    partnerTag: "ribbon-21",
    keywords: "one",
    maxPrice: 5000,
  });
  expect(source.allowsModelInput).toBe(false);
});

const book = { ...product(1), asin: "0306406152" };
const describeBook = async (fault: string, one = book) => {
  const world = upstreamWorld(inject("upstreams"));
  await world.plan({ "openlibrary/search": [fault], "openlibrary/work": [fault] });
  const source = withBookDescriptions(
    productsOf(async () => []),
    world.openLibrary,
    testDependencies(),
  );
  const described = await source.describe?.(one, gardenBrief, signal(), () => {});
  return { described, received: await world.received() };
};

test.each([
  ["as an object", ""],
  ["as text", "text"],
])("book descriptions come from Open Library %s", async (_, fault) => {
  expect((await describeBook(fault)).described?.bookDescription).toMatch(
    /^A gardener keeps a diary/,
  );
});

test.each(["500", "empty", "reset"])(
  "a book stays as it is if Open Library fails with %s",
  async (fault) => {
    expect((await describeBook(fault)).described).toEqual(book);
  },
);

test("Open Library gets no request if the ASIN is not an ISBN", async () => {
  expect((await describeBook("", { ...book, asin: "B000000001" })).received).toEqual([]);
});

test("Creators gives pictures and prices of ten products in one call", async () => {
  const world = upstreamWorld(inject("upstreams"));
  const { currentOffers } = creators(world);
  const { spend, spent } = spendingMeter();
  const asins = ["B000000000", "B000000001", "B000000002"];
  const offers = await currentOffers?.find(asins, "UK", signal(), spend);
  expect(currentOffers?.most).toBe(10);
  expect(offers).toEqual([
    {
      asin: "B000000001",
      imageUrl: "https://m.media-amazon.com/images/I/0.jpg",
      price: { value: 14, currency: "GBP" },
    },
    {
      asin: "B000000002",
      imageUrl: "https://m.media-amazon.com/images/I/1.jpg",
      price: { value: 15, currency: "GBP" },
    },
  ]);
  expect(spent().retailCalls).toBe(1);
  const [call] = await world.received("creators/items");
  expect(call?.body).toMatchObject({ partnerTag: "ribbon-21", itemIds: asins });
});

test("Rainforest looks a product up by its ASIN, with a price of its region alone", async () => {
  const source = rainforest(upstreamWorld(inject("upstreams")));
  const { spend, spent } = spendingMeter();
  const british = await source.byAsin?.("B0TEAPOT01", "UK", signal(), spend);
  expect(british).toMatchObject({
    ...{ asin: "B0TEAPOT01", title: expect.stringContaining("Product B0TEAPOT01") },
    ...{ link: "https://www.amazon.co.uk/dp/B0TEAPOT01?tag=ribbon-21" },
    ...{ imageUrl: expect.stringMatching(/^https:\/\/m\.media-amazon\.com\//) },
  });
  expect(british?.price?.currency ?? "GBP").toBe("GBP");
  expect(spent().retailCalls).toBe(1);
});

test("Creators: a product that it does not have is none", async () => {
  const source = creators(upstreamWorld(inject("upstreams")));
  const { spend, spent } = spendingMeter();
  expect(await source.byAsin?.("B0TEAPOT01", "UK", signal(), spend)).toBeNull();
  expect(spent().retailCalls).toBe(1);
});
