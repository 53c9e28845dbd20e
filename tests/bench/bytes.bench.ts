import { rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "playwright";
import { ROOT } from "../../workers/cli/processes";
import { mustRun } from "../../workers/cli/steps";
import { withBareRemix } from "../support/bare-remix";
import { CHROMIUM_FLAGS, ensureChromium } from "../support/chromium";
import { atMost, kib, printTable, withRibbon } from "../support/measure";
import { enqueue, lastEvent } from "../support/search-client";
import { gardener, hydrated, typeBrief } from "../support/test";

const KIB = 1024;
const CSS_AIM = 15 * KIB;
/**
 * The largest Worker on the free plan (https://developers.cloudflare.com/workers/platform/limits/).
 */
const WORKER_LIMIT = 3 * KIB * KIB;

type Bytes = { js: number; css: number };

/** Gzipped JavaScript and CSS that Chromium loads, compared with a bare Remix page. */
export async function bench(): Promise<void> {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const bare = await withBareRemix((origin) => loaded(browser, origin));
    const rows = [row("bare Remix page", bare, bare)];
    await withRibbon(async (origin) => {
      const uid = await enqueue(origin);
      await lastEvent(origin, uid);
      rows.push(
        row("/", await loaded(browser, `${origin}/`), bare, 100 * KIB),
        row("/, up to the dialog", await loaded(browser, `${origin}/`, openDialog), bare),
        row("results", await loaded(browser, `${origin}/giftsearch/${uid}`), bare, 120 * KIB),
      );
    });
    printTable(["", "JavaScript", "ratio", "aim", "CSS", "aim"], rows);
  } finally {
    await browser.close();
  }
  const worker = await workerSize();
  console.log(`  The Worker: ${kib(worker)}, aim ${atMost(WORKER_LIMIT, worker, kib)} (free plan)`);
}

function row(name: string, { js, css }: Bytes, bare: Bytes, aim?: number): string[] {
  const ratio = (js / bare.js).toFixed(2);
  const jsAim = aim === undefined ? "" : atMost(aim, js, kib);
  return [name, kib(js), ratio, jsAim, kib(css), css > 0 ? atMost(CSS_AIM, css, kib) : ""];
}

/** Opens a page with an empty cache and adds up the bytes that it loads. */
async function loaded(browser: Browser, address: string, use?: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const files = new Map<string, Promise<Bytes>>();
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    const kind = /javascript/.test(type) ? "js" : /css/.test(type) ? "css" : null;
    if (kind === null || files.has(response.url())) return;
    // Gzipped here, because the local server does not compress.
    const size = response.body().then((body) => gzipSync(body).length);
    files.set(
      response.url(),
      size.then((bytes) => ({ js: 0, css: 0, [kind]: bytes })),
    );
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await use?.(page);
  await page.waitForLoadState("networkidle");
  const all = await Promise.all(files.values());
  await context.close();
  const sum = (kind: keyof Bytes) => all.reduce((total, bytes) => total + bytes[kind], 0);
  return { js: sum("js"), css: sum("css") };
}

/** Opens the search dialog, which loads itself and the brief schema lazily. */
async function openDialog(page: Page): Promise<void> {
  await hydrated(page);
  await typeBrief(page, gardener);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("dialog").waitFor();
}

/** The Worker's gzipped size in bytes, as wrangler reports it. */
async function workerSize(): Promise<number> {
  const folder = join(ROOT, ".cache/bench/worker");
  const output = await mustRun("wrangler", ["deploy", "--dry-run", "--outdir", folder], {
    failure: "The Worker could not be bundled.",
  });
  rmSync(folder, { recursive: true, force: true });
  return Number(/gzip: ([\d.]+) KiB/.exec(output)?.[1]) * KIB;
}
