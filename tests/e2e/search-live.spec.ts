import type { Page } from "playwright/test";
import { pressEscape } from "../support/dialogs";
import { expect, gardener, hydrated, search, test, typeBrief } from "../support/test";

test.describe("with JavaScript", { tag: "@javascript" }, () => {
  test("age and budget take digits only", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("textbox", { name: "Age" }).pressSequentially("a4x2");
    await page.getByRole("textbox", { name: "Budget" }).pressSequentially("£5.0");
    await expect(page.getByRole("textbox", { name: "Age" })).toHaveValue("42");
    await expect(page.getByRole("textbox", { name: "Budget" })).toHaveValue("50");
  });

  test("a dialog asks for confirmation, and Cancel returns to the form", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await typeBrief(page, gardener);
    await page.getByRole("button", { name: "Search" }).click();
    const dialog = page.getByRole("dialog", { name: "Gift search may take a couple of minutes" });
    await expect(dialog).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("textbox", { name: "Recipient" })).toHaveValue("Mother");
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test("a failed request shows an alert and keeps the form", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await typeBrief(page, gardener);
    await page.route("**/*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("alert")).toContainText("Unknown error occurred");
    await expect(page.getByRole("textbox", { name: "Recipient" })).toHaveValue("Mother");
    await expect(page.getByRole("button", { name: "Search" })).toBeEnabled();
  });

  test("the page completes by polling if events are blocked", async ({ page }) => {
    await page.route("**/events*", (route) => route.abort());
    await page.goto("/");
    await typeBrief(page, gardener);
    await search(page, true);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(5);
  });

  test("a double click starts one search", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await typeBrief(page, gardener);
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("button", { name: "Confirm" }).dblclick();
    await page.waitForURL(/\/giftsearch\//);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(5);
  });

  test("the carousel has arrows and hides off-screen products from the tab order", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto("/");
    await typeBrief(page, { ...gardener, Budget: "" });
    await search(page, true);
    const products = page.getByRole("region", { name: /^Products for/ }).first();
    await expect(products.getByRole("button", { name: "Next" })).toBeVisible();
    const reachable = products.getByRole("listitem").filter({ has: page.getByRole("link") });
    await expect(reachable).toHaveCount(2);
    const first = await reachable.first().textContent();
    await products.getByRole("button", { name: "Next" }).click();
    await expect(reachable.first()).not.toHaveText(first ?? "");
    await expect(products.getByRole("button", { name: "Previous" })).toBeEnabled();
  });

  /** Finished results in a narrow window; the carousel's code is held back until `release` is called. */
  async function resultsBeforeUpgrade(page: Page) {
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto("/");
    await typeBrief(page, { ...gardener, Budget: "" });
    await search(page, true);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/sliding-carousel*", async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await hydrated(page);
    const list = (place: number) => page.getByRole("region", { name: /^Products for/ }).nth(place);
    const next = (place: number) => list(place).getByRole("button", { name: "Next" });
    return { list, next, release };
  }

  test("a list that has the keyboard focus stays a list", async ({ page }) => {
    const { list, next, release } = await resultsBeforeUpgrade(page);
    const link = list(0).getByRole("link").first();
    await link.focus();
    release();
    await page.locator("#idea-2").scrollIntoViewIfNeeded();
    await expect(next(1)).toBeVisible();
    await expect(link).toBeFocused();
    await expect(next(0)).toBeHidden();
  });

  test("a list whose star was pressed stays a list, and its dialog stays open", async ({
    page,
  }) => {
    const { list, next, release } = await resultsBeforeUpgrade(page);
    await list(0).getByRole("button", { name: /^Save/ }).first().click();
    const dialog = page.getByRole("dialog", { name: "Save Gift" });
    await expect(dialog.getByText("Please log in or register")).toBeVisible();
    release();
    await page.locator("#idea-2").scrollIntoViewIfNeeded();
    await expect(page.locator(".react-multi-carousel-list").first()).toBeAttached();
    await expect(dialog).toBeVisible();
    await pressEscape(page);
    await expect(next(1)).toBeVisible();
    await expect(next(0)).toBeHidden();
  });
});
