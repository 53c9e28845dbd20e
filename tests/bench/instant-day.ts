import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mock } from "node:test";
import type { GiftIdea } from "~/domain/knowledge/gift-idea.schema";
import { isImpersonal } from "~/domain/knowledge/impersonal";
import type { Idea } from "~/domain/products/idea.schema";
import type { IdeaSource } from "~/domain/products/idea-source";
import { runSearch } from "~/domain/search/run-search.server";
import { searchEventLog } from "~/domain/search/search-event-log";
import type { AnswerCache } from "~/domain/upstream/answer-cache";
import { NOTHING_SPENT } from "~/domain/upstream/spending";
import { cachedIdeas } from "~/providers/ideas/cached";
import { embeddedIdeas } from "~/providers/ideas/embedded";
import { rainforestProducts } from "~/providers/products/rainforest";
import { openaiReviews } from "~/providers/reviews/openai";
import { evaluationBriefs } from "../support/briefs";
import { openGuard, testDependencies } from "../support/provider-dependencies";
import { memoryEventLogStore } from "../support/search";
import type { upstreamWorld } from "../support/upstreams/client";

export const SEARCHES = 2_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Of the five ideas of a model, as with `IDEAS_FIRST=knowledge`. */
const BY_KNOWLEDGE = 2;
/** How a model words the same phrase: the first way half of the time, the second a quarter, … */
const WORDINGS = ["", " gift", " set", " for beginners"];

/** Numbers from 0 to 1, the same in each run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Draws one of `items`, the nth with a weight of 1/n. */
export function zipf<T>(items: T[], random: () => number): () => T {
  let sum = 0;
  const sums = items.map((_, place) => (sum += 1 / (place + 1)));
  return () => {
    const drawn = random() * sum;
    return items[sums.findIndex((upTo) => drawn < upTo)] as T;
  };
}

type Written = Omit<GiftIdea, "offers" | "productWords"> & {
  products: { title: string; gbp: number; ages?: [number, number] }[];
};

const folder = join(import.meta.dirname, "../../db/catalogue");
const knowledge: GiftIdea[] = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Written[])
  .map(({ products, ...idea }) => ({
    ...idea,
    offers: products.map(({ gbp, ages = idea.ages }): [number, number, number] => [gbp, ...ages]),
    productWords: products.map(({ title }) => title).join(" "),
  }))
  .sort((a, b) => (a.id < b.id ? -1 : 1));

export const ideasFor = async (slugs: string[], age: number) =>
  knowledge.filter(
    ({ reasons, ages: [youngest, oldest] }) =>
      age >= youngest && age <= oldest && slugs.some((slug) => reasons[slug] !== undefined),
  );

/** A model that costs a call and has the ideas of the knowledge, in words of its own. */
function modelIdeas(random: () => number, byKnowledge: number): IdeaSource {
  const source = embeddedIdeas(ideasFor);
  return {
    name: "model",
    async *suggest(request, signal, spend) {
      spend({ modelCalls: 1 });
      let place = 0;
      for await (const { entry, about, ...idea } of source.suggest(request, signal, spend)) {
        const isOwn = place < byKnowledge;
        place += 1;
        const turn = Math.min(WORDINGS.length - 1, Math.floor(-Math.log2(1 - random())));
        const phrase = isOwn ? idea.phrase : `${idea.phrase}${WORDINGS[turn]}`.slice(0, 120);
        yield { ...idea, phrase, ...(isOwn && { entry, about }) } as Idea;
      }
    },
  };
}

type Entry = { text: string; until: number };

/** A cache that forgets, with the clock of the simulation. */
function clockedCache(): AnswerCache {
  const kept = new Map<string, Entry>();
  return {
    async read(key) {
      const entry = kept.get(key);
      return entry && entry.until > Date.now() ? JSON.parse(entry.text) : undefined;
    },
    async write(key, value, seconds) {
      kept.set(key, { text: JSON.stringify(value), until: Date.now() + seconds * 1000 });
    },
  };
}

type Setting = {
  /** Data centres in which searches run, each as likely as another. */
  places: number;
  /** Whether answers are kept for the whole network, or by each data centre alone. */
  isShared: boolean;
};

/** The caches of some data centres. */
export function cachesOf({ places, isShared }: Setting): AnswerCache[] {
  const network = clockedCache();
  return Array.from({ length: places }, clockedCache).map((here) => ({
    read: async (key) => (await here.read(key)) ?? (isShared ? network.read(key) : undefined),
    async write(key, value, seconds, reach = "network") {
      await here.write(key, value, seconds);
      if (isShared && reach === "network") await network.write(key, value, seconds);
    },
  }));
}

/** The calls per search over a day that begins with nothing warm, on a simulated clock. */
export async function callsOfDay(
  world: ReturnType<typeof upstreamWorld>,
  { places, isShared }: Setting,
): Promise<{ retail: number; model: number }> {
  const random = seeded(18);
  const briefs = evaluationBriefs.map(({ brief }) => brief).sort(() => random() - 0.5);
  const draw = zipf(briefs, random);
  const sources = cachesOf({ places, isShared }).map((cache) => {
    const dependencies = testDependencies({ cache, model: openGuard(), retail: openGuard() });
    const settings = { apiKey: "sk-bench", baseUrl: world.openai, model: "bench" };
    const ideas = cachedIdeas(modelIdeas(random, BY_KNOWLEDGE), cache, "bench");
    const retailer = { apiKey: "bench", baseUrl: world.rainforest, tags: {} };
    const products = rainforestProducts(retailer, dependencies);
    return { ideas, products, reviews: openaiReviews(settings, dependencies) };
  });
  const begin = Date.parse("2026-11-22T00:00:00Z");
  mock.timers.enable({ apis: ["Date"], now: begin });
  let spent = NOTHING_SPENT;
  try {
    for (let number = 0; number < SEARCHES; number += 1) {
      mock.timers.setTime(begin + (number / SEARCHES) * DAY_MS);
      const chosen = sources[Math.floor(random() * places)];
      if (!chosen) continue;
      const store = memoryEventLogStore();
      const eventLog = searchEventLog(store);
      const startedAt = new Date().toISOString();
      eventLog.open({ uid: "uid", brief: draw(), startedAt, excludedTitles: [] });
      await runSearch({
        ...{ store, ...chosen, standIn: null, onWanted: () => () => {} },
        now: () => new Date(),
        sleep: async () => {},
      });
      const { retailCalls, modelCalls } = eventLog.spending();
      spent = {
        ...spent,
        retailCalls: spent.retailCalls + retailCalls,
        modelCalls: spent.modelCalls + modelCalls,
      };
    }
  } finally {
    mock.timers.reset();
  }
  return { retail: spent.retailCalls / SEARCHES, model: spent.modelCalls / SEARCHES };
}

/** The share of the briefs that are in words of ours alone. */
export const impersonalShare = () =>
  evaluationBriefs.filter(({ brief }) => isImpersonal(brief)).length / evaluationBriefs.length;
