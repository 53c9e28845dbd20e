import { setTimeout as sleep } from "node:timers/promises";
import type { Idea } from "~/domain/products/idea.schema";
import type { EventLogStore } from "~/domain/search/event-log-store";
import { runSearch } from "~/domain/search/run-search.server";
import type { SearchDependencies } from "~/domain/search/search-run";
import { atMost, median, printTable, seconds, withoutLog } from "../support/measure";
import {
  gardenBrief,
  idea,
  memoryEventLogStore,
  product,
  productsOf,
  searchOf,
} from "../support/search";

const IDEA_MS = 1_000;
const PRODUCTS_MS = 2_000;
const IDEAS = 5;
const RUNS = 3;
const AIM = 1.05;

/** The earliest possible times, given the latencies of the sources. */
const CRITICAL = {
  "first idea": IDEA_MS,
  "first products": IDEA_MS + PRODUCTS_MS,
  complete: IDEAS * IDEA_MS + PRODUCTS_MS,
};
type Moment = keyof typeof CRITICAL;
type Times = Record<Moment, number>;

const KEYS: Record<Moment, string> = {
  "first idea": "idea/0",
  "first products": "products/0",
  complete: "end",
};

const eachMoment = (time: (moment: Moment) => number): Times => ({
  "first idea": time("first idea"),
  "first products": time("first products"),
  complete: time("complete"),
});

/** Sources that take one second for each idea and two seconds for each product lookup. */
const slowSources = (): Pick<SearchDependencies, "ideas" | "products"> => ({
  ideas: {
    name: "slow",
    async *suggest({ known }, signal) {
      for (let number = known.length + 1; number <= IDEAS; number += 1) {
        await sleep(IDEA_MS, undefined, { signal });
        yield idea(number);
      }
    },
  },
  products: productsOf(async ({ phrase }, signal) => {
    await sleep(PRODUCTS_MS, undefined, { signal });
    return [product(Number(phrase.split(" ")[1]))];
  }),
});

/** When our pipeline stores ideas and products, compared with a sequential one. */
export async function bench(): Promise<void> {
  const [ours, naive] = await withoutLog(() =>
    Promise.all([times(runSearch), times(runInSequence)] as const),
  );
  const rows = (Object.keys(CRITICAL) as Moment[]).map((moment) => {
    const ratio = ours[moment] / CRITICAL[moment];
    const naiveRatio = naive[moment] / CRITICAL[moment];
    return [
      moment,
      seconds(CRITICAL[moment]),
      seconds(ours[moment]),
      ratio.toFixed(3),
      atMost(AIM, ratio, String),
      seconds(naive[moment]),
      naiveRatio.toFixed(2),
    ];
  });
  printTable(["", "critical path", "pipeline", "ratio", "aim", "sequential", "ratio"], rows);
}

/** The median of each moment. The runs are parallel, because they only wait. */
async function times(run: (search: SearchDependencies) => Promise<void>): Promise<Times> {
  const runs = await Promise.all(Array.from({ length: RUNS }, () => timesOfOne(run)));
  return eachMoment((moment) => median(runs.map((one) => one[moment])));
}

async function timesOfOne(run: (search: SearchDependencies) => Promise<void>): Promise<Times> {
  const { store, stored } = timedStore();
  const search = searchOf({ ...slowSources(), store });
  const begun = performance.now();
  await run(search);
  return eachMoment((moment) => (stored.get(KEYS[moment]) ?? Number.NaN) - begun);
}

/** An in-memory event log store, with the time at which each key was first written. */
function timedStore(): { store: EventLogStore; stored: Map<string, number> } {
  const stored = new Map<string, number>();
  const memory = memoryEventLogStore();
  const write: EventLogStore["write"] = (key, value) => {
    memory.write(key, value);
    if (!stored.has(key)) stored.set(key, performance.now());
  };
  return { store: { ...memory, write }, stored };
}

/** The baseline: first all ideas, then the products of one idea after the other. */
async function runInSequence({ store, ideas, products }: SearchDependencies): Promise<void> {
  const brief = gardenBrief;
  const { signal } = new AbortController();
  const spend = () => {};
  const request = { brief, wanted: IDEAS, known: [], excludedTitles: [], like: null };
  const suggested: Idea[] = [];
  for await (const one of ideas.suggest(request, signal, spend)) suggested.push(one);
  for (const [position, one] of suggested.entries()) store.write(`idea/${position}`, one);
  for (const [position, { phrase }] of suggested.entries()) {
    store.write(`products/${position}`, await products.find({ phrase, brief }, signal, spend));
  }
  store.write("end", { state: "complete" });
}
