import { setTimeout as sleep } from "node:timers/promises";
import type { WrittenReview } from "~/domain/products/review";
import { runSearch } from "~/domain/search/run-search.server";
import { idea, product, productsOf, searchOf } from "../support/search";
import { LATENCY, timeSearch, withLiveServer } from "./live-run";

const PRODUCTS = 8;
const DESCRIBED_FIRST = [4, 4, 4, 3, 3];
const CONNECTIONS = 6;
const BATCH = 4;

/**
 * When ideas and products appear, compared with the earliest time the services' latencies allow.
 */
export async function bench(): Promise<void> {
  const bound = await criticalPath();
  await withLiveServer(async (server, world) => {
    await world.latency({ idea: 1, search: 1, detail: 1, review: 1 });
    // A warm-up: the first search of a process is slower.
    await timeSearch(server, { recipientType: "Aunt Ada", interests: "Tea", region: "USA" });
    await world.latency(LATENCY);
    const before = (await world.received()).length;
    const { times } = await timeSearch(server, {
      recipientType: "Aunt Ada",
      interests: "Gardening",
    });
    const calls = (await world.received()).slice(before);
    const count = (kind: string) => calls.filter((call) => call.kind === kind).length;
    print("first idea visible", times.idea?.[0], LATENCY.idea, 1.05);
    print("first products visible", times.products?.[0], LATENCY.idea + LATENCY.search, 1.05);
    print("complete", times.complete?.[0], bound, 1.1);
    console.log(
      `calls: ${count("ideas")} for ideas, ${count("search")} searches, ${count("product")} details, ${count("reviews")} for reviews`,
    );
  });
}

function print(what: string, measured = Number.NaN, bound: number, allowed: number): void {
  const ratio = measured / bound;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  console.log(
    `${what}: ${seconds(measured)}, bound ${seconds(bound)}, ratio ${ratio.toFixed(3)} (at most ${allowed}) ${ratio <= allowed ? "ok" : "TOO SLOW"}`,
  );
}

/**
 * The critical path with six connections, in ms: the same search without network, storage or workerd,
 * where each call takes exactly its latency. At least the sum of all latencies divided by six.
 */
async function criticalPath(): Promise<number> {
  const begun = performance.now();
  await runSearch(
    searchOf({
      ideas: {
        name: "ideal",
        async *suggest() {
          for (let number = 1; number <= 5; number += 1) {
            await sleep(LATENCY.idea);
            yield idea(number);
          }
        },
      },
      products: productsOf(
        async ({ phrase }) => {
          await sleep(LATENCY.search);
          return Array.from({ length: PRODUCTS }, (_, place) => ({
            ...product(1),
            asin: `${phrase}${place}`,
          }));
        },
        {
          describedFirst: DESCRIBED_FIRST,
          describe: async (one) => {
            await sleep(LATENCY.detail);
            return { ...one, featureBullets: ["A bullet"] };
          },
        },
      ),
      reviews: {
        name: "ideal",
        batch: BATCH,
        write: async (inputs) => {
          await sleep(LATENCY.review * inputs.length);
          return inputs.map((): WrittenReview | null => null);
        },
      },
    }),
  );
  const took = performance.now() - begun;
  const { idea: model, search, detail, review } = LATENCY;
  const described = DESCRIBED_FIRST.reduce((sum, count) => sum + count);
  const work = 5 * (model + search) + described * (detail + review);
  return Math.max(took, work / CONNECTIONS);
}
