import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { printTable, seconds } from "../support/measure";
import { gardenBrief } from "../support/search";
import { enqueue, lastEvent, suggestionsOf } from "../support/search-client";
import type { Server } from "../support/server";
import type { Received } from "../support/upstreams/world";
import { REAL, withInstantServer } from "./instant-server";

const LIVE = 1_000;
/** Requests at a time: one development server accepts no thousand connections. The searches run all at once. */
const REQUESTS = 20;

/** Searches for different people who like the same, all at once. */
export async function benchCrowd(): Promise<void> {
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
      Array.from({ length: LIVE }, (_, number) => number),
      (number) => enqueue(origin, { ...gardenBrief, recipientType: `Aunt Ada ${number}` }),
    );
    const started = performance.now() - begun;
    const whole = await inTurns(uids, (uid) => isWholeInTheEnd(origin, uid));
    const wall = performance.now() - begun;
    const { rest, most } = memory.stop();
    const calls = (await world.received()).slice(before);
    const of = (service: string, kind: string) =>
      calls.filter((call) => call.service === service && call.kind === kind);
    const counts = (found: Received[], key: (call: Received) => string) =>
      `${found.length} calls, ${new Set(found.map(key)).size} different`;
    const mib = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MiB`;
    printTable(
      [`${LIVE} live searches at once`, "figure"],
      [
        ["complete, with products", `${whole.filter(Boolean).length}`],
        ["all started after", seconds(started)],
        ["all complete after", seconds(wall)],
        ["retail searches", counts(of("rainforest", "search"), ({ detail }) => detail)],
        ["product pages", counts(of("rainforest", "product"), ({ detail }) => detail)],
        ["reviews", counts(of("openai", "reviews"), ({ body }) => JSON.stringify(body))],
        ["ideas", `${of("openai", "ideas").length} calls`],
        ["memory of workerd at rest, most", `${mib(rest)}, ${mib(most)}`],
      ],
    );
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
  return suggestions.length === 5 && suggestions.every(({ products }) => products.length > 0);
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
