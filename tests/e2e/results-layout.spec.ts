import type { Page } from "playwright/test";
import { boxesOf } from "../support/boxes";
import { test } from "../support/live";
import { finishedSearch, startSearchByApi } from "../support/screens";
import { lastEvent } from "../support/search-client";
import { expect, hydrated } from "../support/test";
import { AT_ONCE } from "../support/upstreams/world";

const SIZES = {
  desktop: { width: 1440, height: 900, priceAbove: 800, pageUnder: 4000 },
  phone: { width: 390, height: 844, priceAbove: 844, pageUnder: 4600 },
};

const BRIEFS = {
  "a usual search": {},
  "a search for a child": {
    recipientType: "Nephew",
    age: 7,
    interests: "Dinosaurs, Lego, Football",
  },
  "a search in long words": {
    occasion: "Leaving party",
    interests: "Astrophotography and long philosophical conversations about time, Sourdough",
    budget: 0,
  },
};

/** How high the page is once every section is laid out and every picture is there. */
async function heightOf(page: Page): Promise<number> {
  await page.locator("footer").scrollIntoViewIfNeeded();
  return page.evaluate(async () => {
    // Those that follow time: one that follows a scroll position never ends.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(timed.map(({ finished }) => finished));
    return document.documentElement.scrollHeight;
  });
}

for (const [name, { width, height, priceAbove, pageUnder }] of Object.entries(SIZES)) {
  for (const [what, brief] of Object.entries(BRIEFS)) {
    test(`${what} on a ${name} begins with a product, and ends soon`, async ({ page, request }) => {
      await page.setViewportSize({ width, height });
      await page.goto(await finishedSearch(request, brief));
      const product = page.getByRole("article").first();
      const bottomOf = async (text: RegExp | string) => {
        const box = await product.getByText(text).first().boundingBox();
        return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
      };
      const title = (await product.getByRole("heading", { level: 3 }).textContent()) ?? "";
      // A carousel may take the list's place while its box is measured.
      await expect.poll(() => bottomOf(title)).toBeLessThan(priceAbove);
      await expect.poll(() => bottomOf(/^£/)).toBeLessThan(priceAbove);
      expect(await heightOf(page)).toBeLessThan(pageUnder);
    });
  }
}

for (const width of [1440, 1920]) {
  test(`an idea with few products fills a row of ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(await finishedSearch(request));
    const places = width >= 1600 ? 5 : 4;
    const ideas = page.locator("main [id^=idea-]:has(> div > h2)");
    await expect(ideas).toHaveCount(5);
    let few = 0;
    for (const idea of await ideas.all()) {
      const cards = idea.getByRole("article");
      const more = idea.getByRole("link", { name: /^Search Amazon for “/ });
      if ((await cards.count()) >= places) {
        await expect(more).toBeHidden();
        continue;
      }
      few += 1;
      const field = more.locator("../..");
      await idea.scrollIntoViewIfNeeded();
      const outOfPlace = async () => {
        const [last, beside] = await boxesOf(cards.last(), field);
        const [whole, first] = await boxesOf(idea, cards.first());
        const across = [beside.left - last.right - 16, whole.right - beside.right];
        const down = [beside.top - first.top, beside.bottom - last.bottom];
        return Math.max(...[...across, ...down].map(Math.abs));
      };
      // A carousel may take the list's place while its box is measured.
      await expect.poll(outOfPlace).toBeLessThan(1);
      if ((await cards.count()) > 2) continue;
      const [whole, beside] = await boxesOf(idea, field);
      expect(beside.width).toBeLessThan(whole.width / (places - 1));
      expect(whole.height).toBeLessThan(660);
    }
    expect(few).toBeGreaterThan(0);
  });
}

test("buttons stand at the end of the row where no arrows are needed", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(await finishedSearch(page.request));
  const ideas = page.locator("main [id^=idea-]:has(> div > h2)");
  await expect(ideas).toHaveCount(5);
  for (const idea of await ideas.all()) {
    expect(await idea.getByRole("article").count()).toBeLessThanOrEqual(4);
    const [refuse, whole] = await boxesOf(idea.getByRole("button", { name: "Not for them" }), idea);
    expect(Math.abs(whole.right - refuse.right)).toBeLessThan(1);
  }
});

test("a phone that is turned upright has its list again, and the carousel when it is turned back", {
  tag: "@javascript",
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(await startSearchByApi(request, "", { budget: 0 }));
  await hydrated(page);
  await page.mouse.move(10, 10);
  const arrows = page.getByRole("button", { name: /^Next/ });
  await expect(arrows.first()).toBeVisible();
  const cut = await arrows.count();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(arrows).toHaveCount(0);
  const row = page.getByRole("region", { name: /^Products for/ }).first();
  const [card, list] = await boxesOf(row.getByRole("article").first(), row);
  expect(list.width - card.width).toBeLessThan(80);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(arrows).toHaveCount(cut);
});

/** What has moved on the page so far, without having been asked to: https://web.dev/articles/cls */
async function shifts(page: Page): Promise<{ value: number; what: string[] }[]> {
  return page.evaluate(
    () => (window as unknown as { shifts: { value: number; what: string[] }[] }).shifts,
  );
}

test.describe("a live search", { tag: "@javascript" }, () => {
  for (const [name, size] of Object.entries(SIZES)) {
    test(`moves nothing on a ${name} when something arrives`, async ({ page, live, request }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.setViewportSize(size);
      await page.addInitScript(() => {
        const shifts: { value: number; what: string[] }[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & {
              value: number;
              sources: { node?: Node }[];
            };
            const what = sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? "");
            shifts.push({ value, what });
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      // The model says nothing until the page is there to be moved.
      await live.world.latency({ ...AT_ONCE, idea: 600_000 });
      const results = await startSearchByApi(request, live.origin);
      await page.goto(results);
      await hydrated(page);
      await expect(page.getByText("Looking for gift ideas…")).toBeVisible();
      await live.world.latency({ idea: 1_000, search: 800, detail: 500, review: 500 });
      expect(await lastEvent(live.origin, results.split("/").at(-1) ?? "")).toBe("complete");
      await expect(page.getByRole("heading", { level: 2 })).toHaveCount(5);
      const product = page.getByRole("article").first();
      await expect(product.getByText("Pros and considerations")).toBeVisible();
      const all = await shifts(page);
      const total = all.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(all)).toBeLessThan(0.005);
    });
  }
});
