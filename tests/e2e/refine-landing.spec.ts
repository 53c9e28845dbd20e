import type { Page } from "playwright/test";
import { back } from "../support/conditions";
import { finishedSearch } from "../support/screens";
import { expect, hasJavaScript, hydrated, test } from "../support/test";

const ideas = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

async function open(page: Page, results: string): Promise<void> {
  await page.goto(results);
  if (hasJavaScript(test.info().project.name)) await hydrated(page);
}

/** Expects that the page is at an idea's place, which has the focus. */
async function expectLanded(page: Page, number: number): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`#idea-${number}$`));
  await expect(page.locator(`#idea-${number}`)).toBeFocused();
  await expect(page.locator(`#idea-${number}`)).toBeInViewport();
}

test("a refinement lands on its first new idea and says how many are new", async ({ page }) => {
  await open(page, await finishedSearch(page.request));
  await page.getByRole("button", { name: "Show 5 more" }).click();
  await expectLanded(page, 6);
  await expect(ideas(page)).toHaveCount(10);
  await expect(said(page, "Five more ideas")).toHaveCount(1);
  await expect(page.getByText("New", { exact: true })).toHaveCount(5);
  await page.getByRole("button", { name: "Something cheaper" }).click();
  await expectLanded(page, 11);
  await expect(ideas(page)).toHaveCount(15);
  await page.getByRole("button", { name: "More like this" }).first().click();
  await expectLanded(page, 16);
  await expect(ideas(page)).toHaveCount(20);
  await page.getByLabel("Say what to change").fill("less tea");
  await page.getByRole("button", { name: "Look again" }).click();
  await expectLanded(page, 21);
  await expect(page.getByText("New", { exact: true })).toHaveCount(5);
});

test("Back leaves the results after any number of refinements", { tag: "@javascript" }, async ({
  page,
}) => {
  await page.goto("/about");
  await open(page, await finishedSearch(page.request));
  for (const number of [6, 11, 16]) {
    await page.getByRole("button", { name: "Show 5 more" }).click();
    await expectLanded(page, number);
    await expect(page.getByRole("button", { name: "Show 5 more" })).toBeVisible();
  }
  await back(page);
  await expect(page).toHaveURL("/about");
});
