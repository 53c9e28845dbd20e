import { rmSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { prepareDatabase } from "../../workers/cli/database";
import { ROOT } from "../../workers/cli/processes";
import { CHROMIUM_FLAGS, ensureChromium } from "../support/chromium";
import { atMost, median, millis, percentile, printTable } from "../support/measure";
import { withOtherWorker } from "../support/other-worker";
import { hydrated } from "../support/test";
import { benchSchedules } from "./list-judging";
import { madeList, send } from "./list-requests";

const PAGES = 3;
const CLAIMS = 40;
const AT_ONCE = 500;
const MOST_TRIES = 10;
const AIM_MS = 150;

/** Shared lists: random schedules with crashes, how soon a claim is seen, and many givers at once. */
export async function bench(): Promise<void> {
  // Of its own, as thousands of objects stay in it.
  const stateDir = join(ROOT, ".cache/bench/lists-state");
  rmSync(stateDir, { recursive: true, force: true });
  await prepareDatabase(stateDir);
  const source = "tests/bench/list-worker.ts";
  const outDir = join(ROOT, ".cache/bench/lists");
  await withOtherWorker({ source, outDir, config: "wrangler.toml", stateDir }, async (origin) => {
    console.log(`  load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`);
    await benchSeen(origin);
    await benchAtOnce(origin);
    await benchSchedules(origin);
  });
  rmSync(stateDir, { recursive: true, force: true });
}

declare global {
  interface Window {
    /** When each name of a giver was first painted. */
    seenAt: Record<string, number>;
  }
}

/** From sending a claim to the frame that shows it on each of several open pages. */
async function benchSeen(origin: string): Promise<void> {
  const { giver } = await madeList(origin, CLAIMS, 1);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: CHROMIUM_FLAGS,
  });
  try {
    const pages = await Promise.all(Array.from({ length: PAGES }, () => openPage(browser, giver)));
    await send(`${origin}/rows`);
    const sentAt: Record<string, number> = {};
    for (let number = 1; number <= CLAIMS; number += 1) {
      const name = `Giver${number}`;
      sentAt[name] = Date.now();
      await send(`${giver}/get/${number}`, { name });
      await Promise.all(
        pages.map((page) => page.waitForFunction((name) => name in window.seenAt, name)),
      );
    }
    const rows: { read: number; written: number } = JSON.parse((await send(`${origin}/rows`)).text);
    const lags = await Promise.all(
      pages.map(async (page) => {
        const seenAt = await page.evaluate(() => window.seenAt);
        return Object.entries(sentAt).map(([name, at]) => (seenAt[name] ?? Number.NaN) - at);
      }),
    );
    const p95 = percentile(lags.flat(), 0.95);
    const each = (count: number) => (count / CLAIMS).toFixed(1);
    printTable(
      ["", "p50", "p95", "aim"],
      [
        [
          `from sending a claim to its frame, ${PAGES} pages x ${CLAIMS}`,
          millis(median(lags.flat())),
          millis(p95),
          atMost(AIM_MS, p95, millis),
        ],
      ],
    );
    console.log(
      `  a claim: 1 request, 1 call of its object, ${each(rows.written)} rows written, ${each(rows.read)} read (${PAGES} pages listen, ${CLAIMS} gifts)`,
    );
  } finally {
    await browser.close();
  }
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  // tsx wraps inner functions in this helper, which the page lacks.
  await page.addInitScript("globalThis.__name = (one) => one");
  await page.addInitScript(recordNames);
  const listens = page.waitForResponse("**/events*");
  await page.goto(address);
  await hydrated(page);
  await listens;
  return page;
}

/** Runs in the page before its scripts. */
function recordNames(): void {
  window.seenAt = {};
  const record = () => {
    const names = document.querySelector("main")?.textContent?.match(/Giver\d+(?= is getting)/g);
    const added = (names ?? []).filter((name) => !(name in window.seenAt));
    if (added.length === 0) return;
    // A task queued in an animation frame runs after that frame was painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        for (const name of added) window.seenAt[name] ??= Date.now();
      };
      port2.postMessage(null);
    });
  };
  new MutationObserver(record).observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
  });
}

/** Twice as many givers as pieces, all listening, all claiming in the same moment. */
async function benchAtOnce(origin: string): Promise<void> {
  const gifts = 50;
  const quantity = 5;
  const { giver } = await madeList(origin, gifts, quantity);
  const ended = new AbortController();
  const { signal } = ended;
  const streams = await Promise.all(
    Array.from({ length: AT_ONCE }, () => fetch(`${giver}/events?after=0`, { signal })),
  );
  const heard = streams.map((stream) => countEvents(stream, gifts + gifts * quantity));
  // A local server that is busy for 15 s closes connections whose request it has not read yet.
  let again = 0;
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, number) => {
      const sent = performance.now();
      const place = (number % gifts) + 1;
      const form = { id: crypto.randomUUID(), name: `Giver ${number}` };
      const address = `${giver}/get/${place}`;
      for (let tries = 1; ; tries += 1) {
        const answer = await send(address, form).catch(() => null);
        if (answer) return { status: answer.status, ms: performance.now() - sent };
        again += 1;
        if (tries === MOST_TRIES) throw new Error(`Giver ${number} got no answer.`);
      }
    }),
  );
  const wall = performance.now() - begun;
  await Promise.all(heard);
  const told = performance.now() - begun;
  ended.abort();
  const count = (status: number) => answers.filter((one) => one.status === status).length;
  const times = answers.map(({ ms }) => ms);
  printTable(
    ["", "figure", "aim"],
    [
      [`${AT_ONCE} givers at once: kept`, String(count(303)), String(gifts * quantity)],
      ["  told that others were first", String(count(409)), String(AT_ONCE - gifts * quantity)],
      [
        "  answered, p50 and p95",
        `${millis(median(times))}, ${millis(percentile(times, 0.95))}`,
        "",
      ],
      ["  all answered after", millis(wall), ""],
      ["  sent again, as the local server had hung up", String(again), ""],
      [`  all ${AT_ONCE} open pages told of all after`, millis(told), ""],
    ],
  );
}

/** Reads a stream until it has told of a number of changes of gifts. */
async function countEvents(stream: Response, wanted: number): Promise<void> {
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let events = 0;
  let rest = "";
  while (reader && events < wanted) {
    const { value, done } = await reader.read();
    if (done) throw new Error("A stream ended early.");
    const parts = (rest + value).split("event: gift\n");
    events += parts.length - 1;
    rest = (parts.at(-1) ?? "").slice(-"event: gift".length);
  }
}
