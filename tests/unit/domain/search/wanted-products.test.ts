import { expect, test } from "vitest";
import type { Product } from "~/domain/products/product";
import type { WrittenReview } from "~/domain/products/review";
import { runSearch } from "~/domain/search/run-search.server";
import { searchEventLog } from "~/domain/search/search-event-log";
import { readEvents } from "~/domain/search/search-events";
import type { SearchDependencies } from "~/domain/search/search-run";
import { readSnapshot } from "~/domain/search/search-snapshot";
import { hasDueProducts, wantProducts } from "~/domain/search/wanted-products";
import { product, productsOf, searchOf } from "../../../support/search";

const written: WrittenReview = {
  ...{ reviewText: "Sturdy.", pros: [], cons: [], writer: "ai" },
  origin: { model: "test", promptVersion: "1", inputHash: "" },
};

/** Eight products an idea, of which two are described first; `unfit` are dropped by their details. */
function searchInTwos({
  unfit = [] as string[],
  ...parts
}: Partial<SearchDependencies> & { unfit?: string[] } = {}) {
  const described: string[] = [];
  const products = productsOf(
    async ({ phrase }) =>
      Array.from({ length: 8 }, (_, place) => ({
        ...product(1),
        asin: `${phrase.split(" ")[1]}-${place + 1}`,
      })),
    {
      describedFirst: [2],
      async describe(one: Product) {
        described.push(one.asin);
        return unfit.includes(one.asin) ? null : { ...one, featureBullets: ["Of oak"] };
      },
    },
  );
  const reviews = {
    name: "test",
    batch: 4,
    write: async (inputs: unknown[]) => inputs.map(() => written),
  };
  const search = searchOf({ products, reviews, ...parts });
  const statesOf = (position: number) =>
    readSnapshot(search.store)?.suggestions[position]?.products.map((one) => one.reviewState);
  return { search, described, statesOf };
}

test("a search describes the first products of each idea and leaves the others for later", async () => {
  const { search, described, statesOf } = searchInTwos();
  await runSearch(search);
  expect(readSnapshot(search.store)?.end).toEqual({ state: "complete" });
  expect(described.sort()).toEqual([1, 2, 3, 4, 5].flatMap((idea) => [`${idea}-1`, `${idea}-2`]));
  expect(statesOf(0)).toEqual(["written", "written", ...Array(6).fill("later")]);
});

test("wanted products are described once, and the search stays complete", async () => {
  const { search, described, statesOf } = searchInTwos();
  await runSearch(search);
  const version = readSnapshot(search.store)?.version ?? 0;
  described.length = 0;
  expect(wantProducts(search.store, 1, 4)).toBe(true);
  expect(statesOf(1)?.slice(0, 5)).toEqual(["written", "written", "waiting", "waiting", "later"]);
  expect(readSnapshot(search.store)?.end).toEqual({ state: "complete" });
  await runSearch(search);
  expect(described).toEqual(["2-3", "2-4"]);
  expect(statesOf(1)?.slice(0, 5)).toEqual([...Array(4).fill("written"), "later"]);
  const events = readEvents(search.store, version, "https://ribbon.example");
  expect(events.map(({ type }) => type)).toEqual(["review", "review"]);

  expect(wantProducts(search.store, 1, 3)).toBe(true);
  expect(hasDueProducts(search.store)).toBe(false);
  await runSearch(search);
  expect(described).toEqual(["2-3", "2-4"]);
});

test("a product that turns out not to fit gives its place to the next", async () => {
  const { search, described, statesOf } = searchInTwos({ unfit: ["1-1", "1-3"] });
  await runSearch(search);
  expect(described.filter((asin) => asin.startsWith("1-"))).toEqual(["1-1", "1-2", "1-3", "1-4"]);
  expect(statesOf(0)).toEqual(["written", "written", ...Array(4).fill("later")]);
});

test("a wish for more than there is, or of an idea that is not there, does no harm", async () => {
  const { search, statesOf } = searchInTwos();
  await runSearch(search);
  expect(wantProducts(search.store, 9, 4)).toBe(false);
  searchEventLog(search.store).refuse(3);
  expect(wantProducts(search.store, 3, 4)).toBe(false);
  expect(wantProducts(search.store, 0, 50)).toBe(true);
  await runSearch(search);
  expect(statesOf(0)).toEqual(Array(8).fill("written"));
  expect(hasDueProducts(search.store)).toBe(false);
});

test("a crash between two wanted products repeats neither", async () => {
  const crash = new Error("the object was reset");
  const { search, described, statesOf } = searchInTwos();
  await runSearch(search);
  described.length = 0;
  wantProducts(search.store, 0, 8);
  const { write } = search.store;
  const failing = { ...search.store };
  failing.write = (key, value) => {
    if (key === "detail/1-5") throw crash;
    write(key, value);
  };
  await expect(runSearch({ ...search, store: failing })).rejects.toBe(crash);
  await runSearch(search);
  expect(statesOf(0)).toEqual(Array(8).fill("written"));
  expect(described.filter((asin) => asin === "1-3")).toHaveLength(1);
});

test("what is wanted during a search is fetched at once and does not hold up its end", async () => {
  let look = (_: number) => {};
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { search, statesOf } = searchInTwos({
    onWanted: (given) => {
      look = given;
      return () => {};
    },
  });
  const describe = search.products.describe;
  const slow = {
    ...search.products,
    describe: async (...asked: Parameters<NonNullable<typeof describe>>) => {
      if (asked[0].asin === "1-3") await released;
      if (asked[0].asin === "5-1") {
        wantProducts(search.store, 0, 3);
        look(0);
      }
      return describe?.(...asked) ?? null;
    },
  };
  const run = runSearch({ ...search, products: slow });
  await expect.poll(() => readSnapshot(search.store)?.end).toEqual({ state: "complete" });
  expect(statesOf(0)?.[2]).toBe("waiting");
  release();
  await run;
  expect(statesOf(0)?.[2]).toBe("written");
});

test("a search from before keeps that all its products were described", async () => {
  const { search, statesOf } = searchInTwos();
  await runSearch(search);
  const eventLog = searchEventLog(search.store);
  const outcome = eventLog.products(0);
  if (outcome?.state !== "found") throw new Error("no products");
  const { describedFirst: _, ...older } = outcome;
  eventLog.keepProducts(0, older);
  eventLog.keepReviews(0, Object.fromEntries(older.products.map(({ asin }) => [asin, null])));
  expect(statesOf(0)).toEqual(Array(8).fill("none"));
  expect(hasDueProducts(search.store)).toBe(false);
});
