import { setTimeout as sleep } from "node:timers/promises";
import type { Idea } from "~/domain/products/idea.schema";
import type { EventLogStore } from "~/domain/search/event-log-store";
import { runSearch } from "~/domain/search/run-search.server";
import type { SearchDependencies } from "~/domain/search/search-run";
import { atMost, median, printTable, seconds } from "../support/measure";
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

/** No pipeline can know anything earlier: an idea cannot come sooner, nor its products. */
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

/** The outside world: an idea each second, and products two seconds after they are asked for. */
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

/** How soon the pipeline, and one that does one thing after the other, store what readers see. */
export async function bench(): Promise<void> {
  const [ours, naive] = await quietly(() =>
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
  printTable(["", "critical path", "pipeline", "ratio", "aim", "one by one", "ratio"], rows);
}

/** Runs side by side, since all they do is wait; the median of each moment. */
async function times(run: (search: SearchDependencies) => Promise<void>): Promise<Times> {
  const runs = await Promise.all(Array.from({ length: RUNS }, () => timesOfOne(run)));
  return eachMoment((moment) => median(runs.map((one) => one[moment])));
}

async function timesOfOne(run: (search: SearchDependencies) => Promise<void>): Promise<Times> {
  const { store, stored } = watchedLedger();
  const search = searchOf({ ...slowSources(), store });
  const begun = performance.now();
  await run(search);
  return eachMoment((moment) => (stored.get(KEYS[moment]) ?? Number.NaN) - begun);
}

/** The memory store, with the time at which each key was first stored. */
function watchedLedger(): { store: EventLogStore; stored: Map<string, number> } {
  const stored = new Map<string, number>();
  const memory = memoryEventLogStore();
  const write: EventLogStore["write"] = (key, value) => {
    memory.write(key, value);
    if (!stored.has(key)) stored.set(key, performance.now());
  };
  return { store: { ...memory, write }, stored };
}

/** The baseline: all ideas in one answer, then the products of one after the other. */
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

/** Keeps the search's log out of the table. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { log } = console;
  console.log = () => {};
  try {
    return await work();
  } finally {
    console.log = log;
  }
}
