import { withBareRemix } from "../support/bare-remix";
import { type Load, load } from "../support/load";
import {
  atLeast,
  atMost,
  BENCH_STATE,
  median,
  millis,
  printTable,
  withRibbon,
} from "../support/measure";
import { withOtherWorker } from "../support/other-worker";
import { enqueue, lastEvent } from "../support/search-client";

const CONNECTIONS = 8;
const ROUND_MS = 2_000;
const ROUNDS = 3;
const AIM = 0.6;
const COST_AIM = 1.3;
/** With a query a page is rendered for each request (docs/decisions/104-finished-results-are-rendered-once.md). */
const ANEW = "?anew";

/**
 * Requests per second of Ribbon's pages, compared with a bare Remix page served the same way; then what a
 * results page costs beside React rendering the same tree alone.
 */
export async function bench(): Promise<void> {
  await besideBareRemix();
  await besideReact();
}

async function besideBareRemix(): Promise<void> {
  await withBareRemix((bare) =>
    withRibbon(async (ribbon) => {
      const uid = await enqueue(ribbon);
      await lastEvent(ribbon, uid);
      const pages = {
        "bare Remix page": bare,
        "/": `${ribbon}/`,
        "/giftsearch/{uid}, finished": `${ribbon}/giftsearch/${uid}`,
        "/giftsearch/{uid}, rendered anew": `${ribbon}/giftsearch/${uid}${ANEW}`,
        "/health (no page)": `${ribbon}/health`,
      };
      const rounds = await alternately(Object.entries(pages));
      print(rounds);
    }),
  );
}

/** Both are served by one Worker, alternately. */
async function besideReact(): Promise<void> {
  const config = "wrangler.toml";
  const source = "tests/bench/alone/worker.ts";
  const paths = { outDir: ".cache/bench/alone", stateDir: BENCH_STATE };
  await withOtherWorker({ source, config, ...paths }, async (origin) => {
    const uid = await enqueue(origin);
    await lastEvent(origin, uid);
    const rounds = await alternately([
      ["/giftsearch/{uid}, rendered anew", `${origin}/giftsearch/${uid}${ANEW}`],
      ["React alone, the same tree", `${origin}/react-alone`],
    ]);
    const [page = [], alone = []] = rounds.values();
    const cost = median(
      page.map(({ perSecond }, round) => (alone[round]?.perSecond ?? Number.NaN) / perSecond),
    );
    const rows = [...rounds].map(([name, loads], place) => [
      name,
      median(loads.map(({ perSecond }) => perSecond)).toFixed(0),
      place === 0 ? cost.toFixed(2) : "1.00",
      place === 0 ? atMost(COST_AIM, cost, String) : "",
    ]);
    printTable(["", "requests/s", "cost", "aim"], rows);
  });
}

type Rounds = Map<string, Load[]>;

/** Loads the pages alternately, so that other load on the machine affects all alike. */
async function alternately(pages: [name: string, address: string][]): Promise<Rounds> {
  const rounds: Rounds = new Map(pages.map(([name]) => [name, []]));
  for (const [, address] of pages) await load(address, { connections: CONNECTIONS, ms: 1_000 });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, address] of pages) {
      const one = await load(address, { connections: CONNECTIONS, ms: ROUND_MS });
      rounds.get(name)?.push(one);
    }
  }
  return rounds;
}

function print(rounds: Rounds): void {
  const [baseline = []] = rounds.values();
  const rows = [...rounds].map(([name, loads], place) => {
    const ratio = median(
      loads.map(({ perSecond }, round) => perSecond / (baseline[round]?.perSecond ?? Number.NaN)),
    );
    const isPage = name.startsWith("/") && !name.startsWith("/health");
    return [
      name,
      median(loads.map(({ perSecond }) => perSecond)).toFixed(0),
      millis(median(loads.map(({ p50 }) => p50))),
      millis(median(loads.map(({ p99 }) => p99))),
      place === 0 ? "" : ratio.toFixed(2),
      isPage ? atLeast(AIM, ratio, String) : "",
    ];
  });
  printTable(["", "requests/s", "p50", "p99", "ratio", "aim"], rows);
}
