import type { Page } from "playwright/test";
import { finishedSearch, startSearchByApi } from "../support/screens";
import { expect, hasJavaScript, hydrated, test } from "../support/test";

const said = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text });
const title = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

test("a report of a text is thanked for in its place, with the focus", async ({
  page,
  request,
}, info) => {
  const javaScript = hasJavaScript(info.project.name);
  await page.goto(await finishedSearch(request));
  if (javaScript) await hydrated(page);
  const product = page.locator("#idea-3 article").first();
  await product.getByText("Pros and considerations").click();
  const report = product.getByRole("button", { name: /^Report this text/ });
  await report.hover();
  const before = await page.evaluate(() => scrollY);
  await report.click();
  const thanks = product.getByRole("status").filter({ hasText: "somebody will read" });
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport({ ratio: 1 });
  if (javaScript) expect(await page.evaluate(() => scrollY)).toBe(before);
});

test.describe("with JavaScript", { tag: "@javascript" }, () => {
  test("a navigation moves the focus to the title of the new page", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about");
    await expect(title(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(title(page)).toBeFocused();
  });

  test("a choice about cookies is said, keeps the place, and does not lose the focus", async ({
    page,
  }) => {
    await page.goto("/about");
    await hydrated(page);
    const prompt = page.getByRole("complementary", { name: "May we count this visit?" });
    await page.evaluate(() => scrollTo(0, 200));
    const before = await page.evaluate(() => scrollY);
    await prompt.getByRole("button", { name: "Accept" }).click();
    await expect(title(page)).toBeFocused();
    await expect(said(page, "Cookies accepted")).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test("after declining, the focus goes to what asks, and the last choice is said", async ({
    page,
  }) => {
    await page.goto("/login");
    await hydrated(page);
    const overlay = page.getByRole("dialog", { name: "You've declined cookies" });
    const prompt = page.getByRole("complementary", { name: "May we count this visit?" });
    await prompt.getByRole("button", { name: "Decline" }).click();
    await expect(overlay).toBeFocused();
    await overlay.getByRole("button", { name: "Change Cookie Preferences" }).click();
    await expect(prompt).toBeFocused();
    await prompt.getByRole("button", { name: "Decline" }).click();
    await expect(overlay).toBeFocused();
    await overlay.getByRole("button", { name: "Continue with essential" }).click();
    await expect(title(page)).toBeFocused();
    await expect(said(page, "Essential cookies only")).toHaveCount(1);
  });

  test("the carousel's arrows name their idea, and it says what is shown", async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto(await startSearchByApi(request, "", { budget: 0 }));
    await hydrated(page);
    await page.mouse.move(10, 10);
    const next = page.getByRole("button", { name: /^Next/ }).first();
    // Named from here on: another carousel may take over before it.
    const title = (await next.getAttribute("aria-label"))?.replace("Next: Products for ", "") ?? "";
    const idea = page.getByRole("region", { name: title, exact: true });
    const count = await idea.locator("article").count();
    const shown = idea.getByRole("region").getByRole("status");
    await expect(shown).toHaveText(`1 to 2 of ${count}`);
    await idea.getByRole("button", { name: `Next: Products for ${title}` }).click();
    await expect(shown).toHaveText(count > 3 ? `3 to 4 of ${count}` : `2 to 3 of ${count}`);
    await idea.getByRole("button", { name: `Previous: Products for ${title}` }).click();
    await expect(shown).toHaveText(`1 to 2 of ${count}`);
  });
});
