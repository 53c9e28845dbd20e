import type { Brief } from "~/domain/brief/brief.schema";
import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import { evaluationBriefs } from "../support/briefs";
import { atMost, median, percentile, printTable, seconds, withoutLog } from "../support/measure";
import { gardenBrief } from "../support/search";
import { enqueue, eventsOf, lastEvent } from "../support/search-client";
import { upstreamWorld } from "../support/upstreams/client";
import { searchLatency } from "../support/upstreams/rainforest";
import { startUpstreams } from "../support/upstreams/server";
import { benchCrowd } from "./instant-crowd";
import { callsOfDay, impersonalShare, SEARCHES, seeded, zipf } from "./instant-day";
import { REAL, type UpstreamWorld, withInstantServer } from "./instant-server";
import { mostAsked, type Way, warm } from "./instant-warm";

const WARM_QUESTIONS = 300;
const MIXED = 100;
const COLD = 12;
const PLACES = [1, 12];

/** How soon products are there, and what they cost, with answers kept for the whole network. */
export async function bench(): Promise<void> {
  await benchFirstProduct();
  await benchDay();
  await benchCrowd();
}

type First = { idea: number; price: number };

/** The times from the request to the first idea and to the first product with a price, in ms. */
async function firstOf(origin: string, brief: Brief): Promise<First> {
  const begun = performance.now();
  let idea = Number.NaN;
  const uid = await enqueue(origin, brief);
  for await (const { type, data } of eventsOf(origin, uid)) {
    if (type === "idea" && Number.isNaN(idea)) idea = performance.now() - begun;
    if (data.products?.some(({ price }) => price !== null))
      return { idea, price: performance.now() - begun };
  }
  return { idea, price: Number.NaN };
}

type Start = { origin: string; briefs: Brief[]; random: () => number; world: UpstreamWorld };

/** Runs `work` on a server where the network keeps the answers to the 300 questions that are asked most. */
async function withWarmServer(by: Way, work: (start: Start) => Promise<void>): Promise<void> {
  const random = seeded(7);
  const briefs = evaluationBriefs.map(({ brief }) => brief).sort(() => random() - 0.5);
  const model = by === "beside";
  await withInstantServer({ name: by, model }, async (start, world, stateDir) => {
    await warm(stateDir, world, await mostAsked(briefs, WARM_QUESTIONS, by));
    const { origin } = await start();
    await lastEvent(origin, await enqueue(origin, { ...gardenBrief, recipientType: "Warm Up" }));
    await world.latency(REAL);
    await work({ origin, briefs, random, world });
  });
}

/** With the ideas of the knowledge alone, warm and cold, then with those that lead before a model's. */
async function benchFirstProduct(): Promise<void> {
  await withWarmServer("embedded", async (start) => {
    printTable(
      ["the knowledge alone", "figure", "aim"],
      [...(await measureWarm(start)), ...(await measureCold(start))],
    );
  });
  await withWarmServer("beside", async (start) => {
    printTable(["the knowledge beside a model", "figure", "aim"], await measureWarm(start));
  });
}

async function measureWarm({ origin, briefs, random }: Start): Promise<string[][]> {
  const draw = zipf(briefs, random);
  const all: First[] = [];
  for (let number = 0; number < MIXED; number += 1) all.push(await firstOf(origin, draw()));
  // Some budgets are below every price of the service.
  const firsts = all.filter(({ price }) => !Number.isNaN(price));
  const times = firsts.map(({ price }) => price);
  const [p50, p95] = [median(times), percentile(times, 0.95)];
  // No retailer answers sooner.
  const kept = times.filter((time) => time < REAL.search);
  const beyond = firsts.map(({ idea, price }) => price - idea);
  const title = `first price, warm (${WARM_QUESTIONS} questions), ${MIXED} briefs by Zipf, p50`;
  return [
    [title, seconds(p50), atMost(300, p50, seconds)],
    ["  p95", seconds(p95), atMost(1_000, p95, seconds)],
    ["  from the store", `${kept.length} of ${firsts.length} with a price`, ""],
    ["  p95 of these", seconds(percentile(kept, 0.95)), ""],
    ["  first idea, p50", seconds(median(firsts.map(({ idea }) => idea))), ""],
    ["  from it to the price, p50", seconds(median(beyond)), ""],
  ];
}

/** In the other region, so that little of it is warm. */
async function measureCold({ origin, briefs, world }: Start): Promise<string[][]> {
  const cold: number[] = [];
  const ratios: number[] = [];
  for (const brief of briefs.slice(-COLD)) {
    const region = brief.region === "UK" ? "USA" : "UK";
    const before = (await world.received("rainforest/search")).length;
    const { price: time } = await firstOf(origin, { ...brief, region, budget: 0 });
    const searches = (await world.received("rainforest/search")).slice(before);
    if (searches.length < IDEAS_PER_SEARCH) continue;
    cold.push(time);
    // All five begin at once, and the ideas of the knowledge take no time.
    ratios.push(time / Math.min(...searches.map(({ detail }) => searchLatency(REAL, detail))));
  }
  const ratio = median(ratios);
  return [
    [`first price, cold, ${cold.length} briefs, p50`, seconds(median(cold)), ""],
    ["  against the critical path, p50", ratio.toFixed(3), atMost(1.05, ratio, String)],
  ];
}

async function benchDay(): Promise<void> {
  const upstreams = await startUpstreams();
  const rows: string[][] = [];
  for (const places of PLACES) {
    const [today, shared] = await withoutLog(async () => [
      await callsOfDay(upstreamWorld(upstreams.origin), { places, isShared: false }),
      await callsOfDay(upstreamWorld(upstreams.origin), { places, isShared: true }),
    ]);
    if (!today || !shared) continue;
    const ratio = (shared.retail + shared.model) / (today.retail + today.model);
    const show = ({ retail, model }: typeof today) => `${retail.toFixed(2)} + ${model.toFixed(2)}`;
    const aim = places > 1 ? atMost(0.5, ratio, (value) => value.toFixed(2)) : "";
    rows.push([`${places} data centres`, show(today), show(shared), ratio.toFixed(2), aim]);
  }
  upstreams.stop();
  console.log(
    `  calls per search (retail + model), ${SEARCHES} searches of a day by Zipf over ${evaluationBriefs.length} briefs, ${(impersonalShare() * 100).toFixed(0)} % of them in words of ours; renewing adds ${(300 / SEARCHES).toFixed(2)} at most`,
  );
  printTable(["", "each its own", "shared", "ratio", "aim"], rows);
}
