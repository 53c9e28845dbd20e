import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import type { Suggestion } from "~/domain/search/suggestion";
import { prepareDatabase } from "../../workers/cli/database";
import { ROOT } from "../../workers/cli/processes";
import { CHROMIUM_FLAGS, ensureChromium } from "../support/chromium";
import { atMost, BENCH_STATE, median, millis, percentile, printTable } from "../support/measure";
import { withOtherWorker } from "../support/other-worker";
import { enqueue, suggestionsOf } from "../support/search-client";
import { hydrated } from "../support/test";

const PUSHED = 6;
const POLLED = 6;
const AIM_MS = 150;

type Lags = { ideas: number[]; products: number[]; early: number };

/**
 * The time from storing an idea or its products to the frame that shows them: pushed and polled.
 */
export async function bench(): Promise<void> {
  const executablePath = await ensureChromium();
  await withPacedRibbon(async (origin) => {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
    try {
      await measure(browser, origin, true);
      const pushed: Lags[] = [];
      for (let run = 0; run < PUSHED; run += 1) pushed.push(await measure(browser, origin, true));
      // In parallel, because these pages mostly wait.
      const polled = await Promise.all(
        Array.from({ length: POLLED }, () => measure(browser, origin, false)),
      );
      print(pushed, polled);
    } finally {
      await browser.close();
    }
  });
}

/** Runs `work` against Ribbon with the paced ideas, in the state folder of the benchmarks. */
async function withPacedRibbon(work: (origin: string) => Promise<void>): Promise<void> {
  const stateDir = join(ROOT, BENCH_STATE);
  await prepareDatabase(stateDir);
  const source = "tests/bench/paced-worker.ts";
  const outDir = join(ROOT, ".cache/bench/paced");
  await withOtherWorker({ source, outDir, config: "wrangler.toml", stateDir }, work);
}

async function measure(browser: Browser, origin: string, push: boolean): Promise<Lags> {
  const page = await browser.newPage();
  try {
    const uid = await enqueue(origin);
    // tsx wraps inner functions in this helper, which the page lacks.
    await page.addInitScript("globalThis.__name = (one) => one");
    await page.addInitScript(recordPaints);
    if (!push) await page.addInitScript(withoutPush);
    const pushes = push ? page.waitForResponse("**/events*") : null;
    await Promise.all([pushes, page.goto(`${origin}/giftsearch/${uid}`)]);
    await hydrated(page);
    const since = Date.now();
    await page.getByText("The search is complete").waitFor({ state: "attached" });
    return await lagsOf(page, since, await suggestionsOf(origin, uid));
  } finally {
    await page.close();
  }
}

declare global {
  interface Window {
    /** When each heading of an idea and each row of products was first painted. */
    paintedAt: Record<string, number>;
  }
}

/** Runs in the page: an EventSource without events, as behind a proxy that buffers them. */
function withoutPush(): void {
  Object.assign(window, {
    EventSource: class extends EventTarget {
      close(): void {}
    },
  });
}

/** Runs in the page before its scripts. */
function recordPaints(): void {
  window.paintedAt = {};
  const known = new Set<string>();
  const record = () => {
    const found = [...document.querySelectorAll("main h2, main section[aria-label]")];
    const names = found.map((one) => one.getAttribute("aria-label") ?? one.textContent ?? "");
    const added = names.filter((name) => !known.has(name));
    for (const name of added) known.add(name);
    if (added.length === 0) return;
    // A task queued in an animation frame runs after that frame was painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        for (const name of added) window.paintedAt[name] = Date.now();
      };
      port2.postMessage(null);
    });
  };
  new MutationObserver(record).observe(document, { subtree: true, childList: true });
}

/** The lags in ms. What was stored before `since` came with the page and counts as `early`. */
async function lagsOf(page: Page, since: number, suggestions: Suggestion[]): Promise<Lags> {
  const stored = suggestions.flatMap(({ suggestionTitle: title, ...one }) => [
    {
      kind: "ideas" as const,
      name: title,
      at: Number(one.suggestionDescription.replace(/\D/g, "")),
    },
    {
      kind: "products" as const,
      name: `Products for ${title}`,
      at: Date.parse(one.productsAsOf ?? ""),
    },
  ]);
  const names = stored.map(({ name }) => name);
  await page.waitForFunction((all) => all.every((name) => name in window.paintedAt), names);
  const paintedAt = await page.evaluate(() => window.paintedAt);
  const lags: Lags = { ideas: [], products: [], early: 0 };
  for (const { kind, name, at } of stored) {
    if (at < since) lags.early += 1;
    else lags[kind].push((paintedAt[name] ?? Number.NaN) - at);
  }
  return lags;
}

function print(pushed: Lags[], polled: Lags[]): void {
  const early = [...pushed, ...polled].reduce((sum, lags) => sum + lags.early, 0);
  const rows = (["ideas", "products"] as const).map((kind) => {
    const push = pushed.flatMap((lags) => lags[kind]);
    const poll = polled.flatMap((lags) => lags[kind]);
    const p95 = percentile(push, 0.95);
    const pollP95 = percentile(poll, 0.95);
    return [
      `${kind} (${push.length}, ${poll.length} polled)`,
      millis(median(push)),
      millis(p95),
      atMost(AIM_MS, p95, millis),
      millis(median(poll)),
      millis(pollP95),
      (p95 / pollP95).toFixed(3),
    ];
  });
  printTable(["", "push p50", "p95", "aim", "polling p50", "p95", "ratio of p95"], rows);
  if (early > 0) console.log(`  (${early} stored before their page listened are left out)`);
}
