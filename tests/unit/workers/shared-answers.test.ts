import { env, runInDurableObject } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import type { ProductQuestion } from "~/domain/products/product-question";
import { renewQuestions } from "~/domain/products/renew-questions.server";
import { askedQuestions } from "../../../workers/asked-questions";
import { questionCounter, sharedQuestions, singleFlight } from "../../../workers/shared-answers";

const namespace = env.SHARED_ANSWERS;
const HOUR_MS = 60 * 60 * 1000;
const noon = new Date("2026-11-22T12:00:00Z");
const hoursBefore = (hours: number) => new Date(noon.getTime() - hours * HOUR_MS).toISOString();
const ask = (phrase: string): ProductQuestion => ({ phrase, region: "UK", budget: 0 });
/** Counted as one of many, with an answer so many hours old, or none. */
const once = (hours?: number) => ({ asOf: hours ? hoursBefore(hours) : null, times: 1 });

test("searches in other objects share one call", async () => {
  const newSearch = () => env.GIFT_SEARCH.get(env.GIFT_SEARCH.newUniqueId());
  const call = vi.fn(async () => ["kneeler"]);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      runInDurableObject(newSearch(), () => singleFlight(namespace)("kneeler", call)),
    ),
  );
  expect(call).toHaveBeenCalledTimes(1);
  expect(answers.every(({ value }) => value[0] === "kneeler")).toBe(true);
});

/** Runs `work` with the counts of an empty object. */
const withCounts = (work: (counts: ReturnType<typeof askedQuestions>, sql: SqlStorage) => void) =>
  runInDurableObject(namespace.get(namespace.newUniqueId()), (_, { storage }) =>
    work(askedQuestions(storage), storage.sql),
  );

const share = { most: 10, budget: 10 };

test("what was asked often and ends within two hours is due, most asked first, once", async () => {
  await withCounts((counts) => {
    for (let time = 0; time < 5; time += 1) counts.count(ask("kneeler"), once(23), noon);
    for (let time = 0; time < 7; time += 1) counts.count(ask("teapot"), once(22.5), noon);
    for (let time = 0; time < 9; time += 1) counts.count(ask("young"), once(3), noon);
    for (let time = 0; time < 4; time += 1) counts.count(ask("seldom asked"), once(23), noon);
    expect(counts.due(share, noon)).toEqual([ask("teapot"), ask("kneeler")]);
    expect(counts.due(share, noon)).toEqual([]);
    counts.renewed(ask("teapot"), noon.toISOString());
    const later = new Date(noon.getTime() + HOUR_MS);
    expect(counts.due(share, later)).toEqual([ask("kneeler")]);
  });
});

test("a day's budget ends, and is there again the next day", async () => {
  await withCounts((counts) => {
    for (const phrase of ["a", "b", "c"])
      for (let time = 0; time < 10; time += 1) counts.count(ask(phrase), once(), noon);
    const most = { most: 10, budget: 2 };
    expect(counts.due(most, noon)).toHaveLength(2);
    expect(counts.due(most, new Date(noon.getTime() + HOUR_MS))).toEqual([]);
    expect(counts.due(most, new Date(noon.getTime() + 24 * HOUR_MS))).toHaveLength(2);
  });
});

test("counts halve each day, and what nobody asked for a week goes", async () => {
  await withCounts((counts, sql) => {
    for (let time = 0; time < 4; time += 1) counts.count(ask("kneeler"), once(), noon);
    const on = (day: number) =>
      counts.due({ most: 0, budget: 0 }, new Date(noon.getTime() + day * 24 * HOUR_MS));
    for (const day of [0, 1, 2]) on(day);
    expect(sql.exec("SELECT asks FROM asked").toArray()).toEqual([{ asks: 1 }]);
    on(8);
    expect(sql.exec("SELECT asks FROM asked").toArray()).toEqual([]);
  });
});

test("the least asked makes room, so that the rows are bounded", async () => {
  await withCounts((counts, sql) => {
    counts.count(ask("kneeler"), once(), noon);
    counts.count(ask("kneeler"), once(), noon);
    for (let number = 0; number < 250; number += 1)
      counts.count(ask(`other ${number}`), once(), noon);
    const rows = sql.exec<{ question: string }>("SELECT question FROM asked").toArray();
    expect(rows).toHaveLength(100);
    expect(rows).toContainEqual({ question: JSON.stringify(ask("kneeler")) });
  });
});

/** How many questions are counted in all parts. */
async function countedOnes(): Promise<number> {
  const parts = await Promise.all(
    Array.from({ length: 8 }, (_, number) =>
      runInDurableObject(namespace.get(namespace.idFromName(`part ${number}`)), (_, { storage }) =>
        storage.sql.exec<{ asks: number }>("SELECT asks FROM asked").toArray(),
      ),
    ),
  );
  return parts.flat().reduce((sum, { asks }) => sum + asks, 0);
}

test("the most asked are asked again before they end, within a tenth of the day's calls", async () => {
  const asked = sharedQuestions(namespace);
  const count = questionCounter(namespace);
  const asOf = new Date(Date.now() - 23 * HOUR_MS).toISOString();
  for (const [phrase, times] of [
    ["Kneeler", 4],
    ["kneeler", 1],
    ["seeds", 5],
    ["rare", 4],
  ] as const) {
    count(ask(phrase), { asOf, times });
  }
  const renewed: string[] = [];
  const products = {
    renew: async ({ phrase }: ProductQuestion) => {
      renewed.push(phrase);
      return new Date().toISOString();
    },
  };
  // Counting is nothing to wait for.
  await vi.waitFor(async () => {
    await renewQuestions({ products, asked }, 79);
    expect(await countedOnes()).toBe(14);
  });
  expect(renewed).toEqual([]);
  await renewQuestions({ products, asked }, 3_000);
  expect(renewed.sort()).toEqual(["kneeler", "seeds"]);
  await renewQuestions({ products, asked }, 3_000);
  expect(renewed).toHaveLength(2);
});
