import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import { atMost, median, percentile, printTable, seconds, withRibbon } from "../support/measure";
import { enqueue, lastEvent, suggestionsOf } from "../support/search-client";
import { timeSearch, withLiveServer } from "./live-run";

const AT_ONCE = 200;
const ALONE = 15;
const LIVE = 100;
const LIVE_ROUNDS = 3;

/** Many searches at once, and their requests to the SiteBudget object that all searches share. */
export async function bench(): Promise<void> {
  await benchThroughput();
  await benchSiteBudget();
}

/** Parallel searches over HTTP, each read to its last event, compared with a single search. */
async function benchThroughput(): Promise<void> {
  await withRibbon(async (origin) => {
    for (let warmUp = 0; warmUp < 5; warmUp += 1) await searchOnce(origin);
    const alone: number[] = [];
    for (let run = 0; run < ALONE; run += 1) alone.push((await searchOnce(origin)).ms);

    const begun = performance.now();
    const searches = await Promise.all(Array.from({ length: AT_ONCE }, () => searchOnce(origin)));
    const wall = performance.now() - begun;

    const whole = await Promise.all(searches.map(({ uid, last }) => isWhole(origin, uid, last)));
    const complete = whole.filter(Boolean).length;
    const one = median(alone);
    const each = searches.map(({ ms }) => ms);
    const ratio = (ms: number) => `${(ms / one).toFixed(1)} x one`;
    printTable(
      ["", "figure", "ratio", "aim"],
      [
        ["complete, with products", `${complete} of ${AT_ONCE}`, "", "all"],
        ["one alone (median)", seconds(one), "", ""],
        [`${AT_ONCE} at once, wall time`, seconds(wall), ratio(wall), ""],
        ["  of them p50", seconds(median(each)), ratio(median(each)), ""],
        ["  of them p95", seconds(percentile(each, 0.95)), ratio(percentile(each, 0.95)), ""],
        ["searches per second", ((AT_ONCE / wall) * 1000).toFixed(0), "", ""],
      ],
    );
    if (complete < AT_ONCE) throw new Error(`${AT_ONCE - complete} searches were not complete.`);
  });
}

/**
 * Rounds of parallel live searches for different briefs, and their requests to the SiteBudget
 * object.
 */
async function benchSiteBudget(): Promise<void> {
  await withLiveServer(async (server) => {
    for (let round = 0; round < LIVE_ROUNDS; round += 1) {
      const searches = Array.from({ length: LIVE }, (_, number) => {
        const interests = `Gardening, Hobby ${round * LIVE + number}`;
        return timeSearch(server, { recipientType: "Mother", interests });
      });
      await Promise.all(searches);
    }
    const requests = server.output().split("site-budget.requested").length - 1;
    const each = requests / (LIVE * LIVE_ROUNDS);
    printTable(
      ["", "figure", "ratio", "aim"],
      [
        [
          `requests to the site's budget, ${LIVE_ROUNDS} x ${LIVE} live searches`,
          `${requests}`,
          "",
          "",
        ],
        ["  for each search", each.toFixed(2), "", atMost(0.1, each, (value) => value.toFixed(2))],
      ],
    );
  });
}

async function searchOnce(origin: string) {
  const begun = performance.now();
  const uid = await enqueue(origin);
  const last = await lastEvent(origin, uid);
  return { uid, last, ms: performance.now() - begun };
}

async function isWhole(origin: string, uid: string, last: string): Promise<boolean> {
  const suggestions = await suggestionsOf(origin, uid);
  return (
    last === "complete" &&
    suggestions.length === IDEAS_PER_SEARCH &&
    suggestions.every(({ products }) => products.length > 0)
  );
}
