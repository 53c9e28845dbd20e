import type { Page } from "playwright/test";
import { expect } from "../support/accounts";
import { test } from "../support/live";
import {
  chooseEssentialCookies,
  expectAccessible,
  expectGoodScreen,
} from "../support/screen-checks";
import { finishedSearch, startSearchByApi } from "../support/screens";
import { AT_ONCE } from "../support/upstreams/world";

type State = {
  seen: string;
  latency?: Partial<typeof AT_ONCE>;
  plan?: Record<string, string[]>;
  budget?: number;
};

/** For each state of a search: the planned faults, and a text by which the state is recognised. */
const STATES: Record<string, State> = {
  waiting: { latency: { idea: 600_000 }, seen: "Looking for gift ideas…" },
  "some ideas": { plan: { "openai/ideas": ["stall!"] }, seen: "Looking for more ideas…" },
  "no products yet": { latency: { search: 600_000 }, seen: "Searching for suitable products..." },
  "no products": { plan: { "rainforest/search": ["empty!"] }, seen: "No products found." },
  // Nothing costs a pound, so that no other source can help either.
  failed: { plan: { "openai/ideas": ["401!"] }, budget: 1, seen: "Try again" },
};

test.describe("results are valid, accessible and not cut off:", { tag: "@javascript" }, () => {
  test("finished", async ({ page }) => {
    await chooseEssentialCookies(page);
    const results = await finishedSearch(page.request);
    await expectGoodScreen(page, results);
    await page.locator("summary").filter({ hasText: "Change the search" }).first().click();
    await expectAccessible(page, "results with the form open");
  });

  test("shared", async ({ page, request }) => {
    await chooseEssentialCookies(page);
    await expectGoodScreen(page, await finishedSearch(request));
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByRole("group", { name: "Share these ideas" })).toBeVisible();
    await expectAccessible(page, "the address of the results");
  });

  for (const [name, { seen, latency, plan, budget }] of Object.entries(STATES)) {
    test(name, async ({ page, live }) => {
      await chooseEssentialCookies(page);
      const picture = { path: "public/sample/tea.svg" };
      await page.route("https://m.media-amazon.com/**", (route) => route.fulfill(picture));
      await live.world.latency({ ...AT_ONCE, ...latency });
      await live.world.plan(plan ?? {});
      const results = await startSearchByApi(page.request, live.origin, budget ? { budget } : {});
      await page.goto(results);
      await expect(page.getByText(seen).first()).toBeVisible();
      await keepAsItIs(page, results);
      await expectGoodScreen(page, results);
      await expect(page.getByText(seen).first()).toBeVisible();
    });
  }
});

/** Serves the page as it is now, without news: a search that waits for long is helped on. */
async function keepAsItIs(page: Page, results: string): Promise<void> {
  const response = await page.request.get(results);
  const { pathname } = new URL(results);
  await page.route(results, (route) => route.fulfill({ response }));
  await page.route(`**${pathname}/events*`, () => {});
  await page.route(`**/api${pathname}`, () => {});
}

test("without JavaScript a page reloads itself", {
  tag: "@no-javascript",
}, async ({ page, live }) => {
  await live.world.latency({ ...AT_ONCE, idea: 600_000 });
  const results = await startSearchByApi(page.request, live.origin);
  await page.goto(`${results}#waiting`);
  const loaded = page.waitForEvent("load");
  const response = await page.waitForResponse((each) => each.url() === results);
  expect(response.ok()).toBe(true);
  // Chromium may fail to close a page during a navigation.
  await loaded;
});
