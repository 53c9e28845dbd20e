import type { Page, Request } from "playwright/test";
import { boxesOf } from "../support/boxes";
import { expect, hasJavaScript, hydrated, test } from "../support/test";

const prompt = (page: Page) =>
  page.getByRole("complementary", { name: "May we count this visit?" });
const overlay = (page: Page) => page.getByRole("dialog", { name: "You've declined cookies" });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (hasJavaScript(test.info().project.name)) await hydrated(page);
}

test("shows the prompt until a choice is made, and stores the choice", async ({ page }) => {
  await open(page, "/privacy");
  await expect(page.getByRole("button", { name: "Accept" })).toHaveCount(0);
  await open(page, "/terms");
  await expect(page.getByRole("button", { name: "Accept" })).toHaveCount(0);
  await open(page, "/about");
  await prompt(page).getByRole("button", { name: "Accept" }).click();
  await expect(prompt(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe("/about");
  await page.reload();
  await expect(page.getByRole("button", { name: "Accept" })).toHaveCount(0);
});

test("shows the overlay after declining, with ways to continue and to choose again", async ({
  page,
}) => {
  await open(page, "/?age=62");
  await prompt(page).getByRole("button", { name: "Decline" }).click();
  await expect(overlay(page)).toBeVisible();
  await open(page, "/login");
  await expect(overlay(page)).toBeVisible();
  await open(page, "/privacy");
  await expect(overlay(page)).toBeHidden();

  await open(page, "/?age=62");
  await overlay(page).getByRole("button", { name: "Change Cookie Preferences" }).click();
  await expect(overlay(page)).toBeHidden();
  await prompt(page).getByRole("button", { name: "Decline" }).click();
  await overlay(page).getByRole("button", { name: "Continue with essential cookies only" }).click();
  await expect(overlay(page)).toBeHidden();
  await expect(prompt(page)).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Age" })).toHaveValue("62");
  await open(page, "/login");
  await expect(overlay(page)).toBeHidden();
});

test("a phone shows both choices of the overlay in the same size", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/");
  await prompt(page).getByRole("button", { name: "Decline" }).click();
  const buttons = overlay(page).getByRole("button");
  await expect(buttons).toHaveCount(2);
  const [first, second] = await boxesOf(buttons.first(), buttons.last());
  expect([first.width, first.height]).toEqual([second.width, second.height]);
});

test("the lines of a button stay clear of its edges", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await open(page, "/");
  await prompt(page).getByRole("button", { name: "Decline" }).click();
  const button = overlay(page).getByRole("button", { name: /^Continue/ });
  const [lines, space] = await button.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [words, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return [
      range.getClientRects().length,
      Math.min(words.top - box.top, box.bottom - words.bottom),
    ];
  });
  expect(lines).toBe(2);
  expect(space).toBeGreaterThanOrEqual(8);
});

test("the choice can be changed from the footer of every page", async ({ page }) => {
  await open(page, "/about");
  await prompt(page).getByRole("button", { name: "Accept" }).click();
  await expect(prompt(page)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie Preferences" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cookie Preferences" })).toBeVisible();
  await expect(page.getByText("You have accepted cookies")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Decline" }).click();
  await page.waitForURL("**/about");
  await page.goto("/cookies");
  await expect(page.getByText("You have declined cookies")).toBeVisible();
});

test.describe("telemetry", { tag: "@javascript" }, () => {
  const watch = (page: Page) => {
    const sent: string[] = [];
    page.on("request", (request: Request) => {
      if (new URL(request.url()).pathname === "/telemetry") sent.push(request.postData() ?? "");
    });
    return sent;
  };
  const view = (path: string) => JSON.stringify({ type: "page-view", path });

  test("counts each page by its path after Accept", async ({ page }) => {
    const sent = watch(page);
    await open(page, "/");
    await page.getByRole("button", { name: "Accept" }).click();
    await expect.poll(() => sent.join()).toContain(view("/"));
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await page.waitForURL("**/about");
    await expect.poll(() => sent.join()).toContain(view("/about"));
    await page.goto("/terms?secret=1");
    await expect.poll(() => sent.join()).toContain(view("/terms"));
    expect(sent.join()).not.toContain("secret");
    expect(sent.join()).toContain('"type":"fetch"');
  });

  test("counts nothing before a choice or after Decline", async ({ page }) => {
    const sent = watch(page);
    await open(page, "/");
    await page.getByRole("button", { name: "Decline" }).click();
    await page.getByRole("button", { name: "Continue with essential cookies only" }).click();
    await expect(overlay(page)).toBeHidden();
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
    expect(sent).toEqual([]);
  });

  test("respects Global Privacy Control even after Accept", async ({ page }) => {
    const sent = watch(page);
    await page.setExtraHTTPHeaders({ "Sec-GPC": "1" });
    await open(page, "/");
    await page.getByRole("button", { name: "Accept" }).click();
    await expect(prompt(page)).toBeHidden();
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
    expect(sent).toEqual([]);
  });

  test("synchronises the theme of local storage and the cookie before the first paint", async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "light"));
    await open(page, "/");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toContain("theme");
    await page.getByRole("button", { name: "Use the dark theme" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  });

  test("interest chips add to and remove from the text", async ({ page }) => {
    await open(page, "/?interests=Tea");
    const interests = page.getByRole("textbox", { name: "Interests" });
    await page.getByRole("button", { name: "Gardening" }).click();
    await expect(interests).toHaveValue("Tea, Gardening");
    await page.getByRole("button", { name: "Tea" }).click();
    await expect(interests).toHaveValue("Gardening");
    await interests.fill("Gardening, che");
    await page.getByRole("button", { name: "Chess" }).click();
    await expect(interests).toHaveValue("Gardening, Chess");
  });
});
