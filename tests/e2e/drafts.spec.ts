import type { Page } from "playwright/test";
import { haveAccount, signIn, test } from "../support/accounts";
import { expect, gardener, hydrated, typeBrief } from "../support/test";

const recipient = (page: Page) => page.getByRole("textbox", { name: "Recipient" });
const drafts = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith("draft:")));

async function typed(page: Page) {
  await page.goto("/");
  await hydrated(page);
  await typeBrief(page, gardener);
}

/** As if the session had been ended in another browser. */
const endSession = (page: Page) => page.context().clearCookies({ name: "session" });

test.describe("a search that was typed", { tag: "@javascript" }, () => {
  test("is gone when the session has ended elsewhere", async ({ page }) => {
    const { email } = await haveAccount(page.request);
    await signIn(page, email);
    await typed(page);
    await page.reload();
    await hydrated(page);
    await expect(recipient(page)).toHaveValue("Mother");
    await endSession(page);
    await page.reload();
    await hydrated(page);
    await expect(recipient(page)).toHaveValue("");
    expect(await drafts(page)).toEqual([]);
  });

  test("is gone when the end of the session is noticed without a new page", async ({ page }) => {
    const { email } = await haveAccount(page.request);
    await signIn(page, email);
    await typed(page);
    await endSession(page);
    await page.getByRole("link", { name: "About Us" }).click();
    await page.waitForURL("/about");
    await expect(page.getByRole("banner").getByText(/^Hello /)).toBeHidden();
    await expect.poll(() => drafts(page)).toEqual([]);
  });

  test("goes with its visitor into the account, and with the session", async ({ page }) => {
    const { email } = await haveAccount(page.request);
    await typed(page);
    await signIn(page, email);
    await page.goto("/");
    await hydrated(page);
    await expect(recipient(page)).toHaveValue("Mother");
    await endSession(page);
    await page.reload();
    await hydrated(page);
    await expect(recipient(page)).toHaveValue("");
  });

  test("is kept without the address for its results", async ({ page }) => {
    await typed(page);
    await page.getByRole("checkbox", { name: "Email me the results" }).check();
    const email = page.getByRole("textbox", { name: "Email", exact: true });
    await email.fill("ada@example.com");
    expect(JSON.stringify(await drafts(page))).toContain("Gardening");
    expect(JSON.stringify(await drafts(page))).not.toContain("ada@example.com");
    await page.reload();
    await hydrated(page);
    await expect(recipient(page)).toHaveValue("Mother");
    await expect(email).toHaveValue("");
  });
});
