import type { Page } from "playwright/test";
import {
  expect,
  fromMail,
  haveAccount,
  IN_MAIL,
  newTestUser,
  PASSWORD,
  test,
  typeLogin,
} from "../support/accounts";
import { open } from "../support/people-screens";
import { finishedSearch } from "../support/screens";
import { hasJavaScript, hydrated } from "../support/test";

/** Presses the star of a product of the second idea, signed out; the name of the product. */
async function pressStar(page: Page, results: string, javaScript: boolean): Promise<string> {
  await page.goto(results);
  if (javaScript) await hydrated(page);
  const star = page
    .getByRole("region", { name: /^Products for/ })
    .nth(1)
    .getByRole("button", { name: /^Save / })
    .first();
  const name = ((await star.getAttribute("aria-label")) ?? "").replace("Save ", "");
  await star.click();
  return name;
}

/** Expects the product's save dialog over the results, or without JavaScript its page, and saves. */
async function expectToSave(page: Page, product: string, results: string, javaScript: boolean) {
  const { pathname } = new URL(results, page.url());
  const dialog = open(page, "Save Gift", { javaScript });
  await expect(dialog.getByText(product, { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(javaScript ? pathname : "/saved-gifts/save");
  await dialog.getByRole("checkbox", { name: "Also save to My Favourites" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  const star = page.getByRole("button", { name: `Save ${product}`, exact: true });
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("status").filter({ hasText: "Saved to My" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathname);
  if (javaScript) await expect(page).toHaveURL(pathname);
  if (javaScript) await expect(star).toBeFocused();
}

test("the star leads through the login back to its product", async ({ page, request }, info) => {
  const javaScript = hasJavaScript(info.project.name);
  const { email } = await haveAccount(request);
  const results = await finishedSearch(request);
  const product = await pressStar(page, results, javaScript);
  await open(page, "Save Gift", { javaScript }).getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/login/);
  await typeLogin(page, email, PASSWORD);
  await expectToSave(page, product, results, javaScript);
});

test("the star leads through a registration back to its product", async ({
  page,
  request,
}, info) => {
  const javaScript = hasJavaScript(info.project.name);
  const user = newTestUser();
  const results = await finishedSearch(request);
  const product = await pressStar(page, results, javaScript);
  await open(page, "Save Gift", { javaScript }).getByRole("link", { name: "Login" }).click();
  await page.getByRole("main").getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL(/\/register/);
  await page.getByLabel("First name").fill(user.firstName);
  await page.getByLabel("Last name").fill(user.lastName);
  await page.getByLabel("Email").fill(user.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /^I agree to the Terms/ }).check();
  await page.getByRole("main").getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Please check your email to verify your account.")).toBeVisible();
  await page.goto(await fromMail(request, user.email, IN_MAIL.confirm));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Email Confirmed!" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await typeLogin(page, user.email, PASSWORD);
  await expectToSave(page, product, results, javaScript);
});

test("an address that opens the dialog opens it for nobody who is logged out", {
  tag: "@javascript",
}, async ({ page, request }) => {
  const results = await finishedSearch(request);
  await page.goto(results);
  const asin = await page.locator("#idea-1 [name=asin]").first().inputValue();
  await page.goto(`${results}?save=${asin}`);
  await hydrated(page);
  await expect(page.getByRole("dialog", { name: "Save Gift" })).toHaveCount(0);
});
