import type { Page } from "playwright/test";
import { boxesOf } from "../support/boxes";
import { finishedSearch } from "../support/screens";
import { expect, test } from "../support/test";

const change = (page: Page) => page.locator("summary").filter({ hasText: "Change the search" });
const facts = (page: Page) => page.getByRole("list", { name: "This search" });
const share = (page: Page) => page.getByRole("button", { name: "Share", exact: true });

for (const width of [360, 768, 1440]) {
  test(`at ${width} px the open search form is a row of its own`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(await finishedSearch(request));
    const places = async () => {
      const [brief, opener] = await boxesOf(facts(page), change(page));
      const [, sharer] = await boxesOf(facts(page), share(page));
      return [brief, opener, sharer].map(({ left, top }) => [left, top]);
    };
    const before = await places();
    await change(page).click();
    const field = page.getByRole("textbox", { name: "Recipient" });
    await expect(field).toBeVisible();
    expect(await places()).toEqual(before);
    const [below, brief] = await boxesOf(field, facts(page));
    const [, opener] = await boxesOf(field, change(page));
    expect(below.left).toBe(brief.left);
    expect(below.top).toBeGreaterThan(opener.bottom);
  });
}

test("a phone shows the brief in the whole width", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(await finishedSearch(request));
  const [brief, opener] = await boxesOf(facts(page), change(page));
  expect(brief.bottom).toBeLessThanOrEqual(opener.top);
  expect(brief.width).toBeGreaterThan(300);
});

test("in a wide window the links to ideas need no scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(await finishedSearch(page.request));
  await page.getByRole("button", { name: "Show 5 more" }).click();
  const links = page.getByRole("navigation", { name: "Ideas" });
  await expect(links.getByRole("link")).toHaveCount(10);
  const isCut = () => links.evaluate((row) => row.scrollWidth > row.clientWidth);
  await expect.poll(isCut).toBe(false);
});
