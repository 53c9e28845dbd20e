import { expect, test, vi } from "vitest";
import { retryFailures } from "~/domain/search/refine-search.server";
import { runSearch } from "~/domain/search/run-search.server";
import { searchEventLog } from "~/domain/search/search-event-log";
import { readEvents } from "~/domain/search/search-events";
import { readSnapshot } from "~/domain/search/search-snapshot";
import { UpstreamError } from "~/domain/upstream/upstream-error";
import { idea, memoryEventLogStore, product, productsOf, searchOf } from "../../../support/search";

const never = () => new Promise<never>(() => {});

test("a search stores five ideas with their products and completes", async () => {
  const search = searchOf();
  await runSearch(search);
  const snapshot = readSnapshot(search.store);
  expect(snapshot?.end).toEqual({ state: "complete" });
  expect(snapshot?.suggestions.map((one) => one.suggestionTitle)).toEqual([
    "Idea 1",
    "Idea 2",
    "Idea 3",
    "Idea 4",
    "Idea 5",
  ]);
  expect(snapshot?.suggestions[2]?.products[0]).toMatchObject({
    title: "Product 3",
    mainImageUrl: "/sample/book.svg",
    price: { value: 13, currency: "GBP" },
  });
});

test("running a finished search again makes no calls", async () => {
  const search = searchOf();
  await runSearch(search);
  const before = search.store.since(0);
  await runSearch({
    ...search,
    ideas: { name: "none", suggest: () => expect.unreachable("ideas were requested again") },
  });
  expect(search.store.since(0)).toEqual(before);
});

test("an idea's products are looked up while more ideas are still coming", async () => {
  const order: string[] = [];
  let release = () => {};
  const firstProducts = new Promise<void>((resolve) => {
    release = resolve;
  });
  const search = searchOf({
    ideas: {
      name: "slow",
      async *suggest() {
        yield idea(1);
        await firstProducts;
        order.push("second idea");
        for (let number = 2; number <= 5; number += 1) yield idea(number);
      },
    },
    products: {
      name: "quick",
      sample: false,
      allowsModelInput: true,
      shown: 10,
      describedFirst: [10],
      async find({ phrase }) {
        order.push(phrase);
        release();
        return [product(1)];
      },
    },
  });
  await runSearch(search);
  expect(order.slice(0, 2)).toEqual(["phrase 1", "second idea"]);
});

test("what is kept is shown while all connections are in use", async () => {
  const store = memoryEventLogStore();
  const eventLog = searchEventLog(store);
  let open = 0;
  const products = productsOf(
    async ({ phrase }) => {
      open += 1;
      // The lookups wait for the kept one, which therefore needs no connection.
      await vi.waitFor(() => expect(eventLog.products(4)?.state).toBe("found"));
      return [product(Number(phrase.split(" ")[1]))];
    },
    { kept: async ({ phrase }) => (phrase === "phrase 5" ? [product(5)] : null) },
  );
  await runSearch(searchOf({ store, products, limits: { connections: 2 } }));
  expect(open).toBe(4);
  expect(readSnapshot(store)?.suggestions.every((one) => one.products.length === 1)).toBe(true);
});

test("an idea whose lookup takes long says so, and gets its products later", async () => {
  const store = memoryEventLogStore();
  const stateOf = (position: number) => readSnapshot(store)?.suggestions[position];
  const events = () => readEvents(store, 0, "https://ribbon.example");
  const products = productsOf(async ({ phrase }) => {
    if (phrase !== "phrase 2") return [product(1)];
    expect(stateOf(1)).toMatchObject({ productsState: "searching", productsNote: null });
    await vi.waitFor(() =>
      expect(stateOf(1)).toMatchObject({
        productsState: "searching",
        productsNote: expect.stringContaining("More is coming"),
      }),
    );
    // Readers are told at once, with the state of that moment.
    expect(events().filter(({ type }) => type === "products")).toContainEqual(
      expect.objectContaining({ data: stateOf(1) }),
    );
    return [product(2)];
  });
  await runSearch(searchOf({ store, products, limits: { lateMs: 20 } }));
  expect(stateOf(1)).toMatchObject({ productsState: "found", productsNote: null });
  expect(stateOf(0)).toMatchObject({ productsState: "found", productsNote: null });
});

test("at most six connections are open at a time", async () => {
  let open = 0;
  let most = 0;
  const call = async <T>(answer: T): Promise<T> => {
    open += 1;
    most = Math.max(most, open);
    await scheduler.wait(5);
    open -= 1;
    return answer;
  };
  const search = searchOf({
    products: {
      name: "counting",
      sample: false,
      allowsModelInput: true,
      shown: 10,
      describedFirst: [10],
      find: () => call([product(1)]),
    },
  });
  await runSearch(search);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(6);
});

test("after a crash during the ideas only the missing ones are requested", async () => {
  const store = memoryEventLogStore();
  const crash = new Error("storage was reset");
  const breaking = {
    ...store,
    write(key: string, value: unknown) {
      if (key === "idea/2") throw crash;
      store.write(key, value);
    },
  };
  await expect(runSearch(searchOf({ store: breaking }))).rejects.toBe(crash);
  expect(readSnapshot(store)).toMatchObject({ end: null, suggestions: { length: 2 } });

  const requested: string[] = [];
  await runSearch(
    searchOf({
      store,
      ideas: {
        name: "watched",
        async *suggest({ known, wanted }) {
          requested.push(`${wanted} besides ${known.join(" and ")}`);
          for (const number of [3, 4, 5]) yield idea(number);
        },
      },
    }),
  );
  expect(requested).toEqual(["3 besides Idea 1 and Idea 2"]);
  expect(readSnapshot(store)).toMatchObject({
    end: { state: "complete" },
    suggestions: { length: 5 },
  });
});

test("after a crash during the products only the missing ones are looked up", async () => {
  const store = memoryEventLogStore();
  const breaking = {
    ...store,
    write(key: string, value: unknown) {
      if (key === "products/3") throw new Error("storage was reset");
      store.write(key, value);
    },
  };
  await expect(runSearch(searchOf({ store: breaking }))).rejects.toThrow("storage was reset");
  const eventLog = searchEventLog(store);
  const missing = [0, 1, 2, 3, 4].filter((position) => !eventLog.products(position));
  expect(missing).toContain(3);

  const requested: string[] = [];
  const find = async ({ phrase }: { phrase: string }) => {
    requested.push(phrase);
    return [product(1)];
  };
  await runSearch(
    searchOf({
      store,
      products: productsOf(find),
    }),
  );
  expect(requested).toEqual(missing.map((position) => `phrase ${position + 1}`));
  expect(eventLog.end()).toEqual({ state: "complete" });
});

test("a lookup that fails once is retried", async () => {
  let calls = 0;
  const search = searchOf({
    products: {
      name: "shaky",
      sample: false,
      allowsModelInput: true,
      shown: 10,
      describedFirst: [10],
      async find({ phrase }) {
        calls += 1;
        if (calls === 1) throw new UpstreamError("unavailable");
        return [product(Number(phrase.split(" ")[1]))];
      },
    },
  });
  await runSearch(search);
  expect(calls).toBe(6);
  expect(readSnapshot(search.store)?.suggestions.every((one) => one.products.length === 1)).toBe(
    true,
  );
});

test("after three failed lookups an idea has no products", async () => {
  let calls = 0;
  const search = searchOf({
    products: {
      name: "broken",
      sample: false,
      allowsModelInput: true,
      shown: 10,
      describedFirst: [10],
      async find({ phrase }) {
        if (phrase !== "phrase 2") return [product(1)];
        calls += 1;
        throw new UpstreamError("unavailable");
      },
    },
  });
  await runSearch(search);
  const snapshot = readSnapshot(search.store);
  expect(calls).toBe(3);
  expect(snapshot?.end).toEqual({ state: "complete" });
  expect(snapshot?.suggestions.map((one) => one.productsState)).toEqual([
    "found",
    "failed",
    "found",
    "found",
    "found",
  ]);
});

test("a lookup that hangs and ignores its signal ends at its deadline", async () => {
  const search = searchOf({
    products: productsOf(never),
    limits: { productsMs: 5 },
  });
  await runSearch(search);
  expect(readSnapshot(search.store)?.end).toEqual({ state: "complete" });
});

test("a search completes with the ideas that came before a stall", async () => {
  const search = searchOf({
    ideas: {
      name: "hanging",
      async *suggest({ known }) {
        if (known.length === 0) {
          yield idea(1);
          yield idea(2);
        }
        await never();
      },
    },
    limits: { ideasMs: 20 },
  });
  await runSearch(search);
  expect(readSnapshot(search.store)).toMatchObject({
    end: { state: "complete" },
    suggestions: { length: 2 },
  });
});

test("a search without ideas fails after three tries with a message", async () => {
  let calls = 0;
  const search = searchOf({
    ideas: {
      name: "broken",
      // biome-ignore lint/correctness/useYield: this source fails before its first idea.
      async *suggest() {
        calls += 1;
        throw new UpstreamError("unavailable");
      },
    },
  });
  await runSearch(search);
  expect(calls).toBe(3);
  expect(readSnapshot(search.store)?.end).toEqual({
    state: "failed",
    reason: expect.stringContaining("could not find any gift ideas"),
  });
});

test("a search that finds nothing suggests changes to the brief", async () => {
  const search = searchOf({ ideas: { name: "empty", async *suggest() {} } });
  await runSearch(search);
  expect(readSnapshot(search.store)?.end).toEqual({
    state: "failed",
    reason: "We found no ideas that fit this. A higher budget or other interests may help.",
  });
});

test("an unexpected error of a provider counts as unavailable and its text is not shown", async () => {
  const search = searchOf({
    ideas: {
      name: "nonsense",
      suggest: () => {
        throw new TypeError("secret detail");
      },
    },
  });
  await runSearch(search);
  expect(JSON.stringify(readSnapshot(search.store))).not.toContain("secret detail");
});

test("a repeated title is one idea", async () => {
  const search = searchOf({
    ideas: {
      name: "repeating",
      async *suggest() {
        yield idea(1);
        yield { ...idea(2), title: "IDEA  1!" };
        yield idea(3);
      },
    },
  });
  await runSearch(search);
  expect(readSnapshot(search.store)?.suggestions.map((one) => one.suggestionTitle)).toEqual([
    "Idea 1",
    "Idea 3",
  ]);
});

test("a provider's Retry-After is respected up to 15 seconds", async () => {
  const waits: number[] = [];
  const requested = [10_000, 3_600_000];
  const search = searchOf({
    ideas: {
      name: "busy",
      async *suggest() {
        const retryAfterMs = requested.shift();
        if (retryAfterMs) throw new UpstreamError("quota", retryAfterMs);
        for (let number = 1; number <= 5; number += 1) yield idea(number);
      },
    },
    sleep: async (ms) => {
      waits.push(ms);
    },
  });
  await runSearch(search);
  expect(waits).toEqual([10_000, 800]);
});

test("a retry repeats only what failed, at most three times", async () => {
  const failing = searchOf({
    products: {
      name: "broken",
      sample: false,
      allowsModelInput: true,
      shown: 10,
      describedFirst: [10],
      async find({ phrase }) {
        if (phrase === "phrase 4") throw new UpstreamError("unavailable");
        return [product(1)];
      },
    },
  });
  await runSearch(failing);
  const { store } = failing;
  expect(retryFailures(store)).toBe(true);
  expect(readSnapshot(store)?.suggestions[3]?.productsState).toBe("searching");

  await runSearch(failing);
  expect(retryFailures(store)).toBe(true);
  await runSearch(failing);
  expect(retryFailures(store)).toBe(true);
  await runSearch(searchOf({ store }));
  expect(readSnapshot(store)?.suggestions[3]?.productsState).toBe("found");
  expect(retryFailures(store)).toBe(false);
});

test("events come once and in order, and resume after a version", async () => {
  const search = searchOf();
  await runSearch(search);
  const events = readEvents(search.store, 0, "https://ribbon.example");
  expect(events.map((event) => event.type).sort()).toEqual([
    "complete",
    ...Array<string>(5).fill("idea"),
    ...Array<string>(5).fill("products"),
    ...Array<string>(5).fill("review"),
  ]);
  expect(events.at(-1)?.type).toBe("complete");

  const heard = events[3]?.version ?? 0;
  expect(readEvents(search.store, heard, "https://ribbon.example")).toEqual(events.slice(4));
});
