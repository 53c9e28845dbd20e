import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { IdeaSource } from "~/domain/products/idea-source";
import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import { runSearch } from "~/domain/search/run-search.server";
import { searchEventLog } from "~/domain/search/search-event-log";
import { readSnapshot } from "~/domain/search/search-snapshot";
import { flights } from "~/domain/upstream/flights";
import { meetAt } from "~/domain/upstream/single-flight";
import { chooseProviders } from "~/providers/index.server";
import { printTable, seconds, withoutLog } from "../support/measure";
import { testDependencies } from "../support/provider-dependencies";
import { gardenBrief, memoryEventLogStore } from "../support/search";
import { enqueue, lastEvent, suggestionsOf } from "../support/search-client";
import type { Server } from "../support/server";
import { upstreamWorld } from "../support/upstreams/client";
import { startUpstreams } from "../support/upstreams/server";
import type { Received } from "../support/upstreams/world";
import { cachesOf, ideasFor } from "./instant-day";
import { REAL, withInstantServer } from "./instant-server";

const AT_ONCE = 1_000;
/** What one development server is given: it starts some three a second on two busy cores. */
const SERVED = 200;
const REQUESTS = 20;
const PLACES = 12;
const PHRASES = 60;
/** To the Durable Object and back, in ms. */
const ROUND_TRIP = 40;

/** Searches for different people who like the same: all at once, and as served by one machine. */
export async function benchCrowd(): Promise<void> {
  await benchAtOnce();
  await benchServed();
}

/** Ideas at the pace of a model, for five of sixty phrases. */
const pacedIdeas = (number: number): IdeaSource => ({
  name: "paced",
  async *suggest() {
    await sleep(REAL.first);
    for (let place = 0; place < IDEAS_PER_SEARCH; place += 1) {
      await sleep(REAL.idea);
      const phrase = `thing ${(number * 7 + place * 13) % PHRASES}`;
      yield { title: `Idea ${place}`, description: "An idea.", why: "It is measured.", phrase };
    }
  },
});

/** In one process: the searches of a dozen data centres that meet as in the Durable Object. */
async function benchAtOnce(): Promise<void> {
  const upstreams = await startUpstreams();
  const world = upstreamWorld(upstreams.origin);
  await world.latency(REAL);
  const { join, wait, land } = flights();
  const flight = meetAt({
    join: (key) => sleep(ROUND_TRIP).then(() => join(key)),
    wait,
    land: (key, landing) => sleep(ROUND_TRIP).then(() => land(key, landing)),
  });
  const config = {
    OPENAI_API_KEY: "sk-bench",
    OPENAI_BASE_URL: world.openai,
    RAINFOREST_API_KEY: "bench",
    RAINFOREST_BASE_URL: world.rainforest,
  };
  const catalogue = { ofIdea: async () => [], search: async () => [] };
  const providers = cachesOf({ places: PLACES, isShared: true }).map((cache) =>
    chooseProviders(config, { ...testDependencies({ cache, flight }), catalogue, ideasFor }),
  );
  const rest = process.memoryUsage().rss;
  const begun = performance.now();
  const isWhole = await withoutLog(() =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async (_, number) => {
        const store = memoryEventLogStore();
        const brief = { ...gardenBrief, age: 30 + (number % 60) };
        const startedAt = new Date().toISOString();
        searchEventLog(store).open({ uid: "uid", brief, startedAt, excludedTitles: [] });
        const chosen = providers[number % PLACES];
        if (!chosen) return false;
        await runSearch({
          ...{ store, ...chosen, ideas: pacedIdeas(number), standIn: null },
          ...{ now: () => new Date(), onWanted: () => () => {} },
          sleep: async (milliseconds) => sleep(milliseconds),
        });
        const { end, suggestions = [] } = readSnapshot(store) ?? {};
        return (
          end?.state === "complete" &&
          suggestions.length === IDEAS_PER_SEARCH &&
          suggestions.every(({ products }) => products.length > 0)
        );
      }),
    ),
  );
  const wall = performance.now() - begun;
  const most = process.memoryUsage().rss;
  printCrowd(`${AT_ONCE} searches at once`, {
    ...{ whole: isWhole.filter(Boolean).length, wall, rest, most },
    calls: await world.received(),
  });
  upstreams.stop();
}

type Crowd = { whole: number; wall: number; rest: number; most: number; calls: Received[] };

function printCrowd(title: string, { whole, wall, rest, most, calls }: Crowd): void {
  const of = (service: string, kind: string) =>
    calls.filter((call) => call.service === service && call.kind === kind);
  const counts = (found: Received[], key: (call: Received) => string) =>
    `${found.length} calls, ${new Set(found.map(key)).size} different`;
  const mib = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MiB`;
  printTable(
    [title, "figure"],
    [
      ["complete, with products", `${whole}`],
      ["all complete after", seconds(wall)],
      ["retail searches", counts(of("rainforest", "search"), ({ detail }) => detail)],
      ["product pages", counts(of("rainforest", "product"), ({ detail }) => detail)],
      ["reviews", counts(of("openai", "reviews"), ({ body }) => JSON.stringify(body))],
      ["memory at rest, at last", `${mib(rest)}, ${mib(most)}`],
    ],
  );
}

async function benchServed(): Promise<void> {
  await withInstantServer({ name: "crowd", model: true }, async (start, world) => {
    const server = await start();
    const { origin } = server;
    const elsewhere = { ...gardenBrief, region: "USA" as const };
    await lastEvent(origin, await enqueue(origin, elsewhere));
    await world.latency(REAL);
    const before = (await world.received()).length;
    const memory = watchMemory(server);
    const begun = performance.now();
    const uids = await inTurns(
      Array.from({ length: SERVED }, (_, number) => number),
      (number) => enqueue(origin, { ...gardenBrief, age: 30 + (number % 60) }),
    );
    const whole = await inTurns(uids, (uid) => isWholeInTheEnd(origin, uid));
    const wall = performance.now() - begun;
    const { rest, most } = memory.stop();
    const calls = (await world.received()).slice(before);
    const count = whole.filter(Boolean).length;
    printCrowd(`${SERVED} searches on one machine`, { whole: count, wall, rest, most, calls });
  });
}

/** Waits for the end of a search by polling. */
async function isWholeInTheEnd(origin: string, uid: string): Promise<boolean> {
  for (;;) {
    const response = await fetch(`${origin}/api/giftsearch/${uid}`, {
      headers: { Connection: "close" },
    });
    await response.body?.cancel();
    if (response.headers.get("x-job-complete") === "true") break;
    await sleep(1_000);
  }
  const suggestions = await suggestionsOf(origin, uid);
  return (
    suggestions.length === IDEAS_PER_SEARCH &&
    suggestions.every(({ products }) => products.length > 0)
  );
}

async function inTurns<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const waiting = [...items];
  const results: R[] = [];
  const one = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      results.push(await work(next));
  };
  await Promise.all(Array.from({ length: REQUESTS }, one));
  return results;
}

function watchMemory(server: Server) {
  const rest = memoryOf(server);
  let most = rest;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(server));
  }, 250);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return { rest, most };
    },
  };
}

/** The resident memory of workerd in the server's process group, in bytes (proc(5)). */
function memoryOf(server: Server): number {
  const group = server.group();
  let pages = 0;
  for (const name of readdirSync("/proc").filter((one) => /^\d+$/.test(one))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (Number(fields[2]) === group && stat.includes("(workerd)")) pages += Number(fields[21]);
    } catch {
      // It has ended meanwhile.
    }
  }
  return pages * 4_096;
}
