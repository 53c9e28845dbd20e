import { setTimeout as sleep } from "node:timers/promises";
import { evaluationBriefs } from "../support/briefs";
import { atMost, median, millis, printTable, withRibbon } from "../support/measure";
import { enqueue, lastEvent } from "../support/search-client";

const PROCESSES = 5;
const SEARCHES = 10;
const AIM = 50;
const TYPING_MS = 2_000;

/** Plain briefs of different interests, so that nothing of one is known from another. */
const briefs = evaluationBriefs.filter(({ group }) => group === "mainstream");

/**
 * The first search of a fresh runtime compared with its tenth, from sending the brief to its end. As a
 * visitor does, it opens the home page before and takes some time to type; the providers are the embedded ones.
 */
export async function bench(): Promise<void> {
  const runs: number[][] = [];
  for (let run = 0; run < PROCESSES; run += 1) {
    runs.push(await withRibbon((origin) => searchesOf(origin, run)));
  }
  const at = (place: number) => median(runs.map((times) => times[place] ?? Number.NaN));
  const rows = Array.from({ length: SEARCHES }, (_, place) => [
    `search ${place + 1}`,
    millis(at(place)),
    "",
  ]);
  const slower = at(0) - at(SEARCHES - 1);
  rows.push(["the first is slower by", millis(slower), atMost(AIM, slower, millis)]);
  printTable(["", "median", "aim"], rows);
}

async function searchesOf(origin: string, run: number): Promise<number[]> {
  await (await fetch(origin, { headers: { Connection: "close" } })).text();
  await sleep(TYPING_MS);
  const times: number[] = [];
  for (let place = 0; place < SEARCHES; place += 1) {
    // Each place of the order gets other briefs in each run.
    const { brief } = briefs[(run * 7 + place * 3) % briefs.length] ?? {};
    const begun = performance.now();
    await lastEvent(origin, await enqueue(origin, brief));
    times.push(performance.now() - begun);
  }
  return times;
}
