import type { Page } from "playwright/test";
import {
  expect,
  fromMail,
  haveAccount,
  IN_MAIL,
  newTestUser,
  PASSWORD,
  registerByApi,
  type TestUser,
  test,
  typeLogin,
} from "../support/accounts";
import { hydrated } from "../support/test";

async function typeRegistration(page: Page, { email, firstName, lastName }: TestUser) {
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
}

const send = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Register" }).click();

test("a visitor registers, confirms by mail, logs in and logs out", async ({ page, request }) => {
  const user = newTestUser();
  await page.goto("/register");
  await typeRegistration(page, user);
  await page.getByRole("checkbox", { name: /^I agree to the Terms/ }).check();
  await page.getByRole("checkbox", { name: /Mailing List/ }).check();
  await send(page);
  await expect(page.getByText("Please check your email to verify your account.")).toBeVisible();

  await page.goto(await fromMail(request, user.email, IN_MAIL.confirm));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Email Confirmed!" })).toBeVisible();
  await expect(page).toHaveURL(/\/email-confirmed\?fromEmail=true$/);
  const verified = "Your account has been verified. You can now log in.";
  await expect(page.getByText(verified)).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await typeLogin(page, user.email.toUpperCase(), PASSWORD);
  await expect(page).toHaveURL("/");
  await page.getByText("Hello Ada").click();
  await page.getByRole("link", { name: "View Account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /Mailing List/ })).toBeChecked();

  await page.getByText("Hello Ada").click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await expect(page.getByText("Hello Ada")).toBeHidden();
});

test("an invalid form keeps its values, and ties errors to fields", async ({ page }) => {
  await page.goto("/register");
  await typeRegistration(page, { ...newTestUser(), firstName: "Zoë", email: "not an address" });
  await page.getByRole("checkbox", { name: /Mailing List/ }).check();
  await send(page);
  const agree = "You must agree to the Terms and Privacy Policy to register.";
  await expect(page.getByRole("alert")).toContainText(agree);
  await expect(page.getByRole("alert")).toContainText("Please enter a valid email address");
  await expect(page.getByLabel("First name")).toHaveValue("Zoë");
  await expect(page.getByLabel("Email")).toHaveValue("not an address");
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("checkbox", { name: /Mailing List/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^I agree/ })).toHaveAccessibleDescription(agree);
});

for (const { confirmation } of [{ confirmation: "another one" }, { confirmation: "" }]) {
  test(`refuses '${confirmation}' as the confirmation of the password`, async ({ page }) => {
    await page.goto("/register");
    await typeRegistration(page, newTestUser());
    await page.getByLabel("Confirm password").fill(confirmation);
    await page.getByRole("checkbox", { name: /^I agree/ }).check();
    await send(page);
    await expect(page.getByRole("alert")).toContainText("Passwords do not match.");
  });
}

test("refuses a common password", async ({ page }) => {
  await page.goto("/register");
  await typeRegistration(page, newTestUser());
  await page.getByLabel("Password", { exact: true }).fill("password1");
  await page.getByLabel("Confirm password").fill("password1");
  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  await send(page);
  await expect(page.getByRole("alert")).toContainText("most common");
});

test("tells only the owner of an existing account, by mail", async ({ page, request }) => {
  const user = await haveAccount(request);
  await page.goto("/register");
  await typeRegistration(page, user);
  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  await send(page);
  await expect(page.getByText("Please check your email to verify your account.")).toBeVisible();
  await fromMail(request, user.email, /\/forgot-password/);
});

test("a confirmation link works once and can be resent", async ({ page, request }) => {
  const user = newTestUser();
  await registerByApi(request, user);
  const first = await fromMail(request, user.email, IN_MAIL.confirm);

  await page.goto("/login");
  await typeLogin(page, user.email, PASSWORD);
  await expect(page.getByRole("alert")).toContainText("Please confirm your email first");
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(page).toHaveURL(/\/check-email\?again/);
  const second = await fromMail(
    request,
    user.email,
    new RegExp(`^(?!.*${first.slice(-20)}).*/confirm\\?\\S+`, "m"),
  );

  await page.goto(first);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("alert")).toContainText("This link has been used");
  await page.goto(second);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL(/\/email-confirmed/);
  await page.goto(second);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("alert")).toContainText("This link has been used");
});

test("shows the confirmation notice only after a confirmation", async ({ page }) => {
  await page.goto("/email-confirmed");
  await expect(page).toHaveURL("/");
  await page.goto("/email-confirmed?fromEmail=true");
  await expect(page.getByRole("heading", { name: "Email Confirmed!" })).toBeVisible();
});

test.describe("with JavaScript", { tag: "@javascript" }, () => {
  test("a hint shows the strength of a password", async ({ page }) => {
    await page.goto("/register");
    const password = page.getByLabel("Password", { exact: true });
    await expect(async () => {
      await password.fill("tiny");
      await expect(page.getByText("A little longer, please")).toBeVisible({ timeout: 500 });
    }).toPass();
    await password.fill("password");
    await expect(page.getByText("Easy to guess")).toBeVisible();
    await password.fill("correct horse battery staple");
    await expect(page.getByText("Strong.")).toBeVisible();
  });
});

test.describe("when requests fail", { tag: "@javascript" }, () => {
  test.use({ expectedNoise: /Failed to load resource|SyntaxError/ });

  test("the form shows a network failure", async ({ page }) => {
    await page.goto("/register");
    await hydrated(page);
    await typeRegistration(page, newTestUser());
    await page.route("**/register*", (route) => route.abort());
    await send(page);
    const sentence = "Something went wrong. Please try again.";
    await expect(page.getByRole("alert")).toContainText(sentence);
    await expect(page.getByLabel("First name")).toHaveValue("Ada");
  });

  test("the form shows a server failure", async ({ page }) => {
    await page.goto("/register");
    await hydrated(page);
    await typeRegistration(page, newTestUser());
    await page.route("**/register*", (route) => route.fulfill({ status: 500, body: "" }));
    await send(page);
    await expect(page.getByRole("alert")).toContainText("Failed to register.");
  });
});
