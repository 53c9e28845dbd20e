import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { ROOT } from "../../workers/cli/processes";
import { mustRun } from "../../workers/cli/steps";
import { newTestUser, PASSWORD, registerByApi } from "../support/accounts";
import { teapot } from "../support/api-bodies";
import { withBareRemix } from "../support/bare-remix";
import { type Bytes, countBytes, MOST_SCRIPT } from "../support/bytes";
import { CHROMIUM_FLAGS, ensureChromium } from "../support/chromium";
import { atMost, kib, printTable, withRibbon } from "../support/measure";
import { enqueue, lastEvent } from "../support/search-client";
import { gardener, hydrated, typeBrief } from "../support/test";

const KIB = 1024;
const CSS_AIM = 15 * KIB;
/** Read by every isolate at its start (docs/decisions/066-knowledge-in-the-database.md). */
const WORKER_AIM = 1_200 * KIB;

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
        row("/", await loaded(browser, `${origin}/`), bare, MOST_SCRIPT.home),
        row("/, up to the dialog", await loaded(browser, `${origin}/`, { use: openDialog }), bare),
        row(
          "results",
          await loaded(browser, `${origin}/giftsearch/${uid}`),
          bare,
          MOST_SCRIPT.results,
        ),
        row(
          "saved gifts",
          await loaded(browser, `${origin}/saved-gifts`, { before: saveGifts }),
          bare,
          MOST_SCRIPT.savedGifts,
        ),
      );
    });
    printTable(["", "JavaScript", "ratio", "aim", "CSS", "aim"], rows);
  } finally {
    await browser.close();
  }
  const worker = await workerSize();
  console.log(`  The Worker: ${kib(worker)}, aim ${atMost(WORKER_AIM, worker, kib)}`);
}

function row(name: string, { js, css }: Bytes, bare: Bytes, aim?: number): string[] {
  const ratio = (js / bare.js).toFixed(2);
  const jsAim = aim === undefined ? "" : atMost(aim, js, kib);
  return [name, kib(js), ratio, jsAim, kib(css), css > 0 ? atMost(CSS_AIM, css, kib) : ""];
}

type Steps = {
  before?: (context: BrowserContext) => Promise<void>;
  use?: (page: Page) => Promise<void>;
};

/** Opens a page with an empty cache and adds up the bytes that it loads. */
async function loaded(browser: Browser, address: string, { before, use }: Steps = {}) {
  const context = await browser.newContext({ baseURL: new URL(address).origin });
  await before?.(context);
  const page = await context.newPage();
  const counted = countBytes(page);
  await page.goto(address, { waitUntil: "networkidle" });
  await use?.(page);
  await page.waitForLoadState("networkidle");
  const bytes = await counted();
  await context.close();
  return bytes;
}

/** Logs a new account in that has five favourites. */
async function saveGifts({ request }: BrowserContext): Promise<void> {
  const user = newTestUser();
  await registerByApi(request, user);
  const login = { email: user.email, password: PASSWORD };
  const answer = await request.post("/api/auth/login", { data: login });
  const headers = { Authorization: `Bearer ${(await answer.json()).token}` };
  for (const asin of ["A1", "A2", "A3", "A4", "A5"]) {
    await request.post("/api/savedgifts", { headers, data: { ...teapot, asin } });
  }
  await request.post("/login", { form: login });
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
