import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, type Cookie, chromium, type Page } from "playwright";
import sharp from "sharp";
import { CHROMIUM_FLAGS, ensureChromium } from "../../tests/support/chromium";
import { kib, withRibbon } from "../../tests/support/measure";
import { ownCookie } from "../../tests/support/screens";
import { build } from "./build";
import { ROOT } from "./processes";
import { step } from "./steps";
import { Stop } from "./stop";

const STILL = { width: 1280, height: 900 };
const FILM = { width: 960, height: 640 };
/** What a README may ask of a reader's connection. */
const MOST_BYTES = 1_500_000;

/** Through the first ideas, with a rest after every eighth step. */
const SCROLLS = 24;
const SCROLL_PX = 80;

const BRIEF = {
  Recipient: "Mother",
  Age: "62",
  Occasion: "Birthday",
  Interests: "Gardening, Tea",
  Budget: "60",
};

/** A picture of the film and how long it stands, in ms. */
type Frame = { picture: Buffer; ms: number };

/** Takes the pictures of the README again: results in both themes, and a film of a search. */
export async function takePictures(): Promise<void> {
  const executablePath = await step("Chromium", ensureChromium);
  await build();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    await withRibbon(async (origin) => {
      const { frames, results, cookies } = await filmSearch(browser, origin);
      await save("search.webp", await joined(frames));
      for (const theme of ["light", "dark"] as const) {
        const page = await open(browser, { origin, theme, viewport: STILL, cookies });
        await page.goto(results, { waitUntil: "networkidle" });
        await save(`results-${theme}.png`, await still(page));
        await page.context().close();
      }
    });
  } finally {
    await browser.close();
  }
}

type View = {
  origin: string;
  theme: "light" | "dark";
  viewport: typeof STILL;
  /** Of the browser that started the search, which alone may change it. */
  cookies?: Cookie[];
};

/** A page of a visitor who has answered the question about cookies. */
async function open(browser: Browser, view: View): Promise<Page> {
  const { origin, theme, viewport, cookies = [] } = view;
  const context = await browser.newContext({ baseURL: origin, viewport, locale: "en-GB" });
  await context.addCookies([
    ...cookies,
    ownCookie("cookie-consent", "essential", origin),
    ownCookie("theme", theme, origin),
  ]);
  return context.newPage();
}

async function still(page: Page): Promise<Buffer> {
  await loaded(page);
  return sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** Describes somebody, searches, and looks through the results. */
async function filmSearch(browser: Browser, origin: string) {
  const page = await open(browser, { origin, theme: "light", viewport: FILM });
  const main = page.getByRole("main");
  const frames: Frame[] = [];
  const take = async (ms: number) => {
    frames.push({ picture: await page.screenshot(), ms });
  };

  await page.goto("/", { waitUntil: "networkidle" });
  await take(1200);
  for (const [label, text] of Object.entries(BRIEF)) {
    const field = main.getByRole("textbox", { name: label });
    await field.scrollIntoViewIfNeeded();
    for (const part of text.match(/.{1,2}/g) ?? []) {
      await field.pressSequentially(part);
      await take(90);
    }
    await take(300);
  }
  await main.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: "Confirm" }).waitFor();
  await take(1100);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL(/\/giftsearch\//);
  const isDone = page.getByRole("button", { name: "Show 5 more" });
  while (!(await isDone.isVisible())) await take(200);
  await loaded(page);
  await take(1600);
  for (let turn = 1; turn <= SCROLLS; turn += 1) {
    await page.mouse.wheel(0, SCROLL_PX);
    // The wheel moves the page a moment later, and pictures load as they come near.
    await sleep(150);
    await loaded(page);
    await take(turn % 8 === 0 ? 1200 : 90);
  }
  await take(1500);
  const results = page.url();
  const cookies = await page.context().cookies();
  await page.context().close();
  return { frames, results, cookies };
}

/** Waits for the pictures in view. */
const loaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
    ),
  );

/** One endless animation; a frame that is like the one before lengthens it. */
async function joined(frames: Frame[]): Promise<Buffer> {
  const kept: Frame[] = [];
  for (const frame of frames) {
    const last = kept.at(-1);
    if (last?.picture.equals(frame.picture)) last.ms += frame.ms;
    else kept.push({ ...frame });
  }
  const pictures = kept.map(({ picture }) => picture);
  return sharp(pictures, { join: { animated: true } })
    .webp({ delay: kept.map(({ ms }) => ms), loop: 0, quality: 70, effort: 5 })
    .toBuffer();
}

async function save(name: string, picture: Buffer): Promise<void> {
  if (picture.length > MOST_BYTES) {
    throw new Stop(`docs/${name} would take ${kib(picture.length)}; make it smaller.`);
  }
  writeFileSync(join(ROOT, "docs", name), picture);
  console.log(`docs/${name}: ${kib(picture.length)}`);
}
