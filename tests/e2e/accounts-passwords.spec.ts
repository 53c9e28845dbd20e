import type { Page } from "playwright/test";
import { expect, haveAccount, newTestUser, PASSWORD, signIn, test } from "../support/accounts";
import { ready } from "../support/people-screens";
import { hasJavaScript } from "../support/test";

const WHY = "Please type it again: a password is never sent back to a page.";
const password = (page: Page) => page.getByLabel("Password", { exact: true });

async function typePasswords(page: Page, first: string, second: string) {
  await password(page).fill(first);
  await page.getByLabel("Confirm password").fill(second);
}

const register = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Register" }).click();

test("registration reports everything at once", async ({ page }, info) => {
  await page.goto("/register");
  await ready(page, { javaScript: hasJavaScript(info.project.name) });
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Email").fill("not an address");
  await typePasswords(page, "password1", "another one");
  await register(page);
  for (const error of [
    "Please enter your last name",
    "Please enter a valid email address",
    "This password is one of the most common ones.",
    "Passwords do not match.",
    "You must agree to the Terms and Privacy Policy to register.",
  ]) {
    await expect(page.getByRole("alert")).toContainText(error);
  }
  await expect(page.getByLabel("Confirm password")).toHaveAttribute("aria-invalid", "true");
});

test("an error keeps what was typed, or says why a password is to be typed again", async ({
  page,
}, info) => {
  const javaScript = hasJavaScript(info.project.name);
  await page.goto("/register");
  await ready(page, { javaScript });
  await page.getByLabel("First name").fill("Ada");
  await typePasswords(page, PASSWORD, PASSWORD);
  await register(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await expect(password(page)).toHaveValue(javaScript ? PASSWORD : "");
  await expect(page.getByLabel("Confirm password")).toHaveValue(javaScript ? PASSWORD : "");
  await expect(page.getByText(WHY)).toHaveCount(javaScript ? 0 : 2);
  if (!javaScript) await expect(password(page)).toHaveAccessibleDescription(new RegExp(WHY));
});

test("a wrong password at the login is kept, or said to be typed again", async ({ page }, info) => {
  const javaScript = hasJavaScript(info.project.name);
  await page.goto("/login");
  await ready(page, { javaScript });
  await page.getByLabel("Email").fill(newTestUser().email);
  await password(page).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await expect(password(page)).toHaveValue(javaScript ? PASSWORD : "");
  await expect(page.getByText(WHY)).toHaveCount(javaScript ? 0 : 1);
});

test.describe("passwords can be shown", { tag: "@javascript" }, () => {
  test("on each screen that asks for one", async ({ page, request }) => {
    const { email } = await haveAccount(request);
    const screens = ["/register", "/login", "/reset-password?email=ada@example.com&token=none"];
    const check = async (path: string) => {
      await page.goto(path);
      await ready(page, { javaScript: true });
      const fields = page.locator("main input[type=password]:visible");
      const count = await fields.count();
      expect(count, path).toBeGreaterThan(0);
      const controls = page.getByRole("button", { name: /^Show (?:\w+ )?password$/i });
      await expect(controls).toHaveCount(count);
      for (const control of await controls.all()) await control.click();
      await expect(fields, path).toHaveCount(0);
      for (const control of await controls.all()) {
        await expect(control).toHaveAttribute("aria-pressed", "true");
        await control.click();
      }
      await expect(fields, path).toHaveCount(count);
    };
    for (const path of screens) await check(path);
    await signIn(page, email);
    await check("/account");
  });

  test("with the keyboard, and are hidden again when they are sent", async ({ page }) => {
    await page.goto("/login");
    await ready(page, { javaScript: true });
    await password(page).fill("tangerine");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Password" })).toHaveValue("tangerine");
    await page.getByRole("textbox", { name: "Password" }).press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(password(page)).toHaveAttribute("type", "password");
    await expect(password(page)).toHaveValue("tangerine");
  });
});

test.describe("without JavaScript", { tag: "@no-javascript" }, () => {
  test("there is no control that would do nothing", async ({ page }) => {
    await page.goto("/register");
    await expect(page.getByText(/^Show/)).toHaveCount(0);
  });
});
