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

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test("a page has its styles within itself", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") asked.push(request.url());
  });
  await page.goto("/about");
  expect(await backgroundOf(page)).toBe("rgb(18, 18, 18)");
  expect(asked).toEqual([]);
});

test.describe("on a server error", { tag: "@javascript" }, () => {
  test.use({ expectedNoise: /Failed to load resource|Error/ });

  test("a document that is built anew keeps the styles", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    const background = await backgroundOf(page);
    await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    expect(await backgroundOf(page)).toBe(background);
  });
});

test.describe("scripts that a page loads before it is used:", { tag: "@javascript" }, () => {
  test("home", async ({ page }) => {
    const { js, scripts } = await scriptsOf(page, "/");
    expect(js).toBeLessThanOrEqual(MOST_SCRIPT.home);
    expect(scripts).toBeLessThan(20);
  });

  test("results, which fetch the carousel when the page is used", async ({ page, request }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    // With it ideas have three products, of which a carousel is made; two stay a list.
    const budget = 150;
    const { js } = await scriptsOf(page, await finishedSearch(request, { budget }));
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
