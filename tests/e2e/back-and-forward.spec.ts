import type { APIRequestContext } from "playwright/test";
import { CHROMIUM_FLAGS, findWholeChromium } from "../support/chromium";
import { finishedSearch } from "../support/screens";
import { expect, hydrated, test } from "../support/test";

const executablePath = findWholeChromium();

test.skip(executablePath === undefined, "the Chromium without windows keeps no page in memory");
// Playwright starts Chromium without the cache that is looked at here.
test.use({
  launchOptions: {
    executablePath,
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

const pages: [name: string, address: (request: APIRequestContext) => Promise<string> | string][] = [
  ["the home page", () => "/"],
  ["a finished search", finishedSearch],
  ["the log-in", () => "/login"],
];

for (const [name, address] of pages) {
  test(`${name} comes back from memory, also for who is here for the first time @javascript`, async ({
    page,
    request,
  }) => {
    const from = await address(request);
    await page.goto(from);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.goto("/about");
    await hydrated(page);
    await page.evaluate(() => history.back());
    // A page from memory does not load again.
    await page.waitForFunction((path) => location.pathname === path, from);
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });
}
