import type { Page } from "playwright/test";
import { expect, test } from "../support/accounts";
import { anna, teapot } from "../support/api-bodies";
import { countBytes, MOST_SCRIPT } from "../support/bytes";
import { signedIn } from "../support/people-screens";
import { finishedSearch } from "../support/screens";
import { hydrated } from "../support/test";

/** Opens a page that nobody uses yet: the scripts that it loads. */
async function scriptsOf(page: Page, path: string) {
  const counted = countBytes(page);
  await page.goto(path, { waitUntil: "networkidle" });
  await hydrated(page);
  return counted();
}

test.describe("scripts that a page loads before it is used:", { tag: "@javascript" }, () => {
  test("home", async ({ page }) => {
    const { js, scripts } = await scriptsOf(page, "/");
    expect(js).toBeLessThanOrEqual(MOST_SCRIPT.home);
    expect(scripts).toBeLessThan(20);
  });

  test("results, which fetch the carousel when the page is used", async ({ page, request }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    const { js } = await scriptsOf(page, await finishedSearch(request));
    expect(js).toBeLessThanOrEqual(MOST_SCRIPT.results);
    const carousel = page.waitForRequest(/\/sliding-carousel-[\w-]+\.js$/);
    await page.keyboard.press("Tab");
    await carousel;
  });

  test("saved gifts", async ({ page }) => {
    const call = await signedIn(page);
    const card = await call("/profilecards", anna);
    for (const asin of ["A1", "A2", "A3", "A4", "A5"]) {
      await call("/savedgifts", { ...teapot, asin, profileCardIds: [card.id] });
    }
    await page.goto("about:blank");
    const { js } = await scriptsOf(page, "/saved-gifts");
    expect(js).toBeLessThanOrEqual(MOST_SCRIPT.savedGifts);
  });
});
