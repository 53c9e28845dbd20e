import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { CHROMIUM_FLAGS, ensureChromium } from "../support/chromium";
import { atMost, kib, millis, printTable, seconds, withRibbon } from "../support/measure";
import { ownCookie } from "../support/screens";
import { enqueue, lastEvent } from "../support/search-client";

/** Slow 4G as Lighthouse simulates it, in bytes per second; the round trip in ms. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};
const CPU_SLOWDOWN = 4;

type Aims = { lcp: number; cls: number; longest: number };

/**
 * What a visitor with a slow phone sees: the largest paint, the shifts, the longest task, and the
 * bytes that crossed the wire, in Chromium slowed down by the DevTools protocol.
 */
export async function bench(): Promise<void> {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    await withRibbon(async (origin) => {
      const uid = await enqueue(origin);
      await lastEvent(origin, uid);
      const rows = [
        await row(browser, origin, "/", { lcp: 2000, cls: 0.02, longest: 150 }),
        await row(browser, origin, `/giftsearch/${uid}`, { lcp: 2500, cls: 0.02, longest: 150 }),
        await row(browser, origin, "/privacy", { lcp: 2000, cls: 0.02, longest: 150 }),
      ];
      printTable(["", "LCP", "aim", "CLS", "aim", "longest task", "aim", "bytes"], rows);
    });
  } finally {
    await browser.close();
  }
  console.log(
    "  A phone's window, 4x slower CPU, slow 4G (1.6 Mbit/s, 150 ms); bytes as served here.",
  );
}

async function row(browser: Browser, origin: string, path: string, aims: Aims): Promise<string[]> {
  const { lcp, cls, longest, bytes } = await measure(browser, origin, path);
  const plain = (figure: number) => figure.toFixed(3);
  return [
    path.replace(/[0-9a-f]{20,}/, ":uid"),
    ...[seconds(lcp), atMost(aims.lcp, lcp, seconds)],
    ...[plain(cls), atMost(aims.cls, cls, plain)],
    ...[millis(longest), atMost(aims.longest, longest, millis)],
    kib(bytes),
  ];
}

/** Opens a page for the first time and reads what the browser itself observed. */
async function measure(browser: Browser, origin: string, path: string) {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75 });
  await context.addCookies([ownCookie("cookie-consent", "essential", origin)]);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const bytes = await slowDown(await context.newCDPSession(page));
  await page.goto(origin + path, { waitUntil: "networkidle", timeout: 60_000 });
  const seen = await figures(page);
  await context.close();
  return { ...seen, bytes: bytes() };
}

/** Slows the browser down; answers how to read what crossed the wire since then. */
async function slowDown(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return () => bytes;
}

type Seen = { seen?: Aims };
type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number };

/** Runs in the page before anything else; no function in it has a name, which tsx would mark. */
function observe(): void {
  const seen = { lcp: 0, cls: 0, longest: 0 };
  (window as unknown as Seen).seen = seen;
  for (const type of ["largest-contentful-paint", "layout-shift", "longtask"]) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value, startTime, duration } = entry as Shift;
        if (type === "longtask") seen.longest = Math.max(seen.longest, duration);
        else if (type === "layout-shift") seen.cls += hadRecentInput ? 0 : value;
        else seen.lcp = startTime;
      }
    }).observe({ type, buffered: true });
  }
}

const figures = (page: Page): Promise<Aims> =>
  page.evaluate(() => (window as unknown as Seen).seen ?? { lcp: 0, cls: 0, longest: 0 });
