import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { CHROMIUM_FLAGS, ensureChromium } from "../support/chromium";
import { atMost, kib, millis, printTable, seconds, withRibbon } from "../support/measure";
import { ownCookie } from "../support/screens";
import { enqueue, lastEvent } from "../support/search-client";

/** Slow 4G as in Lighthouse: throughput in bytes per second, round trip in ms. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};
const CPU_SLOWDOWN = 4;

type Figures = { lcp: number; cls: number; longest: number };

const AIMS: Figures = { lcp: 800, cls: 0, longest: 120 };

/**
 * Pages on a slow phone: Largest Contentful Paint, Cumulative Layout Shift, the longest task and the
 * bytes transferred, in Chromium throttled over the DevTools protocol.
 */
export async function bench(): Promise<void> {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    await withRibbon(async (origin) => {
      const uid = await enqueue(origin);
      await lastEvent(origin, uid);
      const rows = [
        await row(browser, origin, "/"),
        await row(browser, origin, `/giftsearch/${uid}`),
        await row(browser, origin, "/privacy"),
      ];
      printTable(["", "LCP", "aim", "CLS", "aim", "longest task", "aim", "bytes"], rows);
    });
  } finally {
    await browser.close();
  }
  console.log(
    "  A phone's viewport, 4x slower CPU, slow 4G (1.6 Mbit/s, 150 ms); bytes as served locally.",
  );
}

async function row(browser: Browser, origin: string, path: string): Promise<string[]> {
  const { lcp, cls, longest, bytes } = await measure(browser, origin, path);
  const plain = (figure: number) => figure.toFixed(3);
  return [
    path.replace(/[0-9a-f]{20,}/, ":uid"),
    ...[seconds(lcp), atMost(AIMS.lcp, lcp, seconds)],
    ...[plain(cls), atMost(AIMS.cls, cls, plain)],
    ...[millis(longest), atMost(AIMS.longest, longest, millis)],
    kib(bytes),
  ];
}

/** Opens a page with an empty cache and returns the figures that the browser reports. */
async function measure(browser: Browser, origin: string, path: string) {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75 });
  await context.addCookies([ownCookie("cookie-consent", "essential", origin)]);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const bytes = await throttle(await context.newCDPSession(page));
  await page.goto(origin + path, { waitUntil: "networkidle", timeout: 60_000 });
  const figures = await readFigures(page);
  await context.close();
  return { ...figures, bytes: bytes() };
}

/** Throttles the page; returns a function for the bytes transferred since then. */
async function throttle(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return () => bytes;
}

type Seen = { seen?: Figures };
type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number };

/**
 * Runs in the page before its scripts. Has no named functions, which tsx would wrap in a helper.
 */
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

const readFigures = (page: Page): Promise<Figures> =>
  page.evaluate(() => (window as unknown as Seen).seen ?? { lcp: 0, cls: 0, longest: 0 });
