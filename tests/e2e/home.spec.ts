import type { Locator, Page } from "playwright/test";
import { boxesOf } from "../support/boxes";
import { expect, hasJavaScript, hydrated, test } from "../support/test";

const form = (page: Page) => page.locator("#search");
const examples = (page: Page) => page.getByRole("region", { name: "Try one of these" });
const steps = (page: Page) => page.getByRole("region", { name: "How it works" });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (hasJavaScript(test.info().project.name)) await hydrated(page);
}

async function expectInOneRow(left: Locator, right: Locator): Promise<void> {
  const [a, b] = await boxesOf(left, right);
  expect(b.left).toBeGreaterThanOrEqual(a.right);
  expect(b.top).toBeLessThan(a.bottom);
}

test("a phone shows what is offered, and pairs of short fields in one row", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await expect(page.getByText("Five ideas, free, no account.")).toBeInViewport();
  await expectInOneRow(page.getByLabel("Recipient"), page.getByLabel("Age"));
  await expectInOneRow(page.locator("input[name=budget]"), page.getByRole("radio", { name: "UK" }));
  await expectInOneRow(page.getByRole("radio", { name: "UK" }), page.getByLabel("USA"));
  const [above, below] = await boxesOf(examples(page), steps(page));
  expect(above.bottom).toBeLessThan(below.top);
});

test("a wide window has no hole beside the form", async ({ page }) => {
  for (const width of [900, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/");
    const [left, right] = await boxesOf(form(page), steps(page));
    expect(right.left - left.right, `between the columns at ${width}`).toBeLessThan(64);
    expect(left.bottom - right.bottom, `below the steps at ${width}`).toBeLessThan(100);
  }
});

test("a wide window shows the form beside the art, and the steps in three columns", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/");
  await expectInOneRow(form(page), page.locator('img[src="/art/presents.svg"]'));
  await expectInOneRow(form(page), examples(page));
  const [first, second, third] = await steps(page).getByRole("listitem").all();
  if (!first || !second || !third) throw new Error("There are three steps.");
  await expectInOneRow(first, second);
  await expectInOneRow(second, third);
});

test("each example has a picture of its own and fills in the form", async ({ page, request }) => {
  await open(page, "/");
  const pictures = await examples(page).locator("img").all();
  const addresses = await Promise.all(pictures.map((one) => one.getAttribute("src")));
  expect(new Set(addresses).size).toBe(3);
  for (const address of addresses) {
    const picture = await request.get(address ?? "", { maxRedirects: 0 });
    expect(picture.headers()["content-type"]).toContain("image/svg+xml");
  }
  await examples(page)
    .getByRole("link", { name: "A niece of 7 who is mad about dinosaurs" })
    .click();
  await expect(page.getByRole("textbox", { name: "Recipient" })).toHaveValue("Niece");
});

test("a budget can be chosen with one press, in the currency of the region", async ({
  page,
}, info) => {
  await open(page, "/");
  const chips = page.getByRole("list", { name: "Budgets to choose from" });
  if (!hasJavaScript(info.project.name)) return expect(chips).toBeHidden();
  await chips.getByRole("button", { name: "£50" }).click();
  await expect(page.locator("input[name=budget]")).toHaveValue("50");
  await page.getByRole("radio", { name: "USA" }).check();
  await chips.getByRole("button", { name: "$25" }).click();
  await expect(page.locator("input[name=budget]")).toHaveValue("25");
});

test("a change of theme beside the cookie prompt paints everything in the new colours", async ({
  page,
}) => {
  // Optional fonts are used by whichever load has them in time, so that neither load has them here.
  await page.route("**/*.woff2", (route) => route.abort());
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/");
  await expect(page.getByRole("button", { name: "Accept" })).toBeVisible();
  await page.getByRole("button", { name: "Use the light theme" }).click();
  await expect(page.getByRole("button", { name: "Use the dark theme" })).toBeVisible();
  const painted = () =>
    Promise.all([
      page.getByRole("link", { name: "Ribbon, home" }).screenshot(),
      page.getByRole("contentinfo").screenshot(),
      page.getByRole("main").screenshot({ animations: "disabled" }),
    ]);
  const changed = await painted();
  await open(page, "/");
  const loaded = await painted();
  expect(changed.map((part, index) => part.equals(loaded[index] as Buffer))).toEqual([
    true,
    true,
    true,
  ]);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#fff8f0");
});

test("with reduced motion all colours are those of a new theme at once", async ({ page }) => {
  await open(page, "/");
  const colours = await page.evaluate(() => {
    const read = () =>
      ["body", "header a", "footer a"].map((name) => {
        const element = document.querySelector(name);
        return element && getComputedStyle(element).color;
      });
    const before = read();
    document.documentElement.dataset.theme = "light";
    return { before, after: read() };
  });
  for (const [place, colour] of colours.after.entries()) {
    expect(colour).not.toBe(colours.before[place]);
  }
});

test("pages rise into place, but not with reduced motion", async ({ page }, info) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
        if (!shift.hadRecentInput) shifts.push(shift.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/");
  const duration = () =>
    page
      .locator("main > *")
      .last()
      .evaluate((page) => getComputedStyle(page).animationDuration);
  expect(await duration()).toBe("0.18s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(Number.parseFloat(await duration())).toBeLessThan(0.001);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
  if (!hasJavaScript(info.project.name)) return;
  await page.goBack();
  await expect(
    page.getByRole("heading", { level: 1, name: "Find the Perfect Gift" }),
  ).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test("the code of the results comes while somebody types", { tag: "@javascript" }, async ({
  page,
}) => {
  await open(page, "/");
  const asked = page.waitForRequest(/\/build\/_shared\/search-results-[\w-]+\.js$/);
  await page.getByRole("textbox", { name: "Recipient" }).pressSequentially("M");
  expect((await (await asked).response())?.status()).toBe(200);
});
