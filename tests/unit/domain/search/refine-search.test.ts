import { expect, test } from "vitest";
import type { IdeaRequest } from "~/domain/products/idea-source";
import { cheaperBudget } from "~/domain/search/change";
import { refineSearch } from "~/domain/search/refine-search.server";
import { MOST_ROUNDS } from "~/domain/search/refinement";
import type { Refinement } from "~/domain/search/refinement.schema";
import { runSearch } from "~/domain/search/run-search.server";
import { searchEventLog } from "~/domain/search/search-event-log";
import { readSnapshot } from "~/domain/search/search-snapshot";
import { embeddedIdeas } from "~/providers/ideas/embedded";
import { ideasFor } from "../../../support/knowledge";
import {
  gardenBrief,
  memoryEventLogStore,
  product,
  productsOf,
  searchOf,
} from "../../../support/search";

/** A finished search of embedded ideas, with a function that refines it and returns its ideas. */
async function finished({ excludedTitles = [] as string[], budget = gardenBrief.budget } = {}) {
  const store = memoryEventLogStore();
  const requests: IdeaRequest[] = [];
  const budgets: number[] = [];
  const startedAt = "2026-11-21T09:00:00Z";
  const brief = { ...gardenBrief, budget };
  searchEventLog(store).open({ uid: "uid", brief, startedAt, excludedTitles });
  const embedded = embeddedIdeas(ideasFor);
  let number = 0;
  const dependencies = searchOf({
    store,
    ideas: {
      name: "watched",
      suggest(request, signal, spend) {
        requests.push(request);
        return embedded.suggest(request, signal, spend);
      },
    },
    products: productsOf(async ({ brief: { budget } }) => {
      budgets.push(budget);
      number += 1;
      return [{ ...product(1), asin: `B${number}`, price: { value: 40, currency: "GBP" } }];
    }),
  });
  await runSearch(dependencies);
  const titles = () => readSnapshot(store)?.suggestions.map((one) => one.suggestionTitle) ?? [];
  const refine = async (refinement: Refinement) => {
    const place = refineSearch(store, refinement);
    const taken = place !== null;
    const end = readSnapshot(store)?.end;
    await runSearch(dependencies);
    return { taken, place, unfinished: taken && end === null };
  };
  return { store, requests, budgets, titles, refine };
}

test("five more ideas follow the first ones, all different", async () => {
  const search = await finished();
  const first = search.titles();
  expect(await search.refine({ refine: "more" })).toEqual({
    taken: true,
    place: 5,
    unfinished: true,
  });
  expect(search.titles().slice(0, 5)).toEqual(first);
  expect(new Set(search.titles()).size).toBe(10);
  expect(readSnapshot(search.store)).toMatchObject({ rounds: 2, end: { state: "complete" } });
});

test("a refused idea is replaced and never suggested again", async () => {
  const search = await finished();
  const [refused = ""] = search.titles();
  await search.refine({ refine: "refuse", position: 0 });
  expect(search.titles()).not.toContain(refused);
  expect(search.titles()).toHaveLength(5);
  expect(search.requests.at(-1)).toMatchObject({ wanted: 1, excludedTitles: [refused] });
  await search.refine({ refine: "more" });
  expect(search.titles()).not.toContain(refused);
  expect(await search.refine({ refine: "refuse", position: 0 })).toMatchObject({ taken: false });
});

test("a refusal is taken back: the idea is where it was, beside its replacement", async () => {
  const search = await finished();
  const first = search.titles();
  expect(await search.refine({ refine: "undo", position: 1 })).toMatchObject({ place: null });
  expect(await search.refine({ refine: "refuse", position: 1 })).toMatchObject({ place: 1 });
  const refused = { position: 1, title: first[1] };
  expect(readSnapshot(search.store)).toMatchObject({
    refused: [refused],
    newFrom: 5,
    wanted: 1,
  });
  const undone = await search.refine({ refine: "undo", position: 1 });
  expect(undone).toEqual({ taken: true, place: 1, unfinished: false });
  expect(search.titles().slice(0, 5)).toEqual(first);
  expect(search.titles()).toHaveLength(6);
  expect(readSnapshot(search.store)).toMatchObject({ refused: [], rounds: 2 });
});

test("'More like this' returns ideas that resemble the idea", async () => {
  const search = await finished();
  const reasons = () => readSnapshot(search.store)?.suggestions.map((one) => one.whyItFits) ?? [];
  const isForTea = (why: string) => why.startsWith("For tea: ");
  const place = reasons().findIndex((why) => why.startsWith("For gardening: "));
  await search.refine({ refine: "like", position: place });
  expect(search.requests.at(-1)?.like).toBe(search.titles()[place]);
  const like = reasons().slice(5);
  expect(like).toHaveLength(5);
  // They differ in kind among themselves, so the last ones may resemble it less.
  expect(like.filter(isForTea).length).toBeLessThanOrEqual(2);
});

test("'Something cheaper' lowers the budget of its own round, and again of the next", async () => {
  const search = await finished();
  await search.refine({ refine: "cheaper" });
  expect(search.requests.at(-1)?.brief.budget).toBe(30);
  expect(search.budgets).toEqual([...Array(5).fill(50), ...Array(5).fill(30)]);
  await search.refine({ refine: "cheaper" });
  expect(search.requests.at(-1)?.brief.budget).toBe(18);
});

test("without a budget, 'Something cheaper' goes by the prices shown", () => {
  expect(cheaperBudget(0, [80, 10, 40])).toBe(24);
  expect(cheaperBudget(0, [])).toBeNull();
  expect(cheaperBudget(1, [])).toBe(1);
});

test("excluded titles are never suggested, neither by title nor by key", async () => {
  const [first = "", second = ""] = (await finished()).titles();
  const search = await finished({ excludedTitles: [first, second.toLowerCase()] });
  expect(search.titles()).toHaveLength(5);
  expect(search.titles()).not.toContain(first);
  expect(search.titles()).not.toContain(second);
});

test("after the last round refusing still hides an idea", async () => {
  const search = await finished();
  for (let round = 1; round < MOST_ROUNDS; round += 1) await search.refine({ refine: "more" });
  expect((await search.refine({ refine: "more" })).taken).toBe(false);
  const before = search.titles();
  await search.refine({ refine: "refuse", position: 1 });
  expect(search.titles()).toEqual(before.filter((_, place) => place !== 1));
  await search.refine({ refine: "undo", position: 1 });
  expect(search.titles()).toEqual(before);
});

test("a refinement that is sent twice adds one round", async () => {
  const { store, refine } = await finished();
  const rounds = () => searchEventLog(store).rounds().length;
  const sent: Refinement[] = [
    { refine: "more" },
    { refine: "like", position: 1 },
    { refine: "refuse", position: 2 },
    { refine: "change", said: "under 30" },
    { refine: "take-back", change: 0 },
  ];
  for (const refinement of sent) {
    const shown = rounds();
    const { place } = await refine(refinement);
    expect(place).not.toBeNull();
    expect(refineSearch(store, refinement, shown)).toBe(place);
    expect(rounds()).toBe(shown + 1);
  }
  const shown = rounds();
  await refine({ refine: "cheaper" });
  expect(refineSearch(store, { refine: "more" }, shown)).toBe(searchEventLog(store).ideas().length);
  expect(rounds()).toBe(shown + 2);
});

test("a round without new ideas ends with a note", async () => {
  const search = searchOf();
  await runSearch(search);
  refineSearch(search.store, { refine: "more" });
  await runSearch({ ...search, ideas: { name: "dry", async *suggest() {} } });
  expect(readSnapshot(search.store)?.end).toEqual({
    state: "complete",
    note: expect.stringContaining("no further ideas"),
  });
});
