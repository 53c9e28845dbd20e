import type { Page } from "playwright/test";
import {
  expect,
  fromMail,
  haveAccount,
  IN_MAIL,
  newTestUser,
  signIn,
  test,
  typeLogin,
} from "../support/accounts";

const NEW_PASSWORD = "another kettle 10";

async function requestLink(page: Page, email: string) {
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  const sent = page.getByText("If your email exists, a reset link has been sent.");
  await expect(sent).toBeVisible();
}

async function typeNewPassword(page: Page, password: string, confirmation = password) {
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill(confirmation);
  await page.getByRole("button", { name: "Save" }).click();
}

test("resets a forgotten password with a link that works once", async ({ page, request }) => {
  const { email } = await haveAccount(request);
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await requestLink(page, email);
  const link = await fromMail(request, email, IN_MAIL.reset);

  await page.goto(link);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await typeNewPassword(page, NEW_PASSWORD);
  await expect(page.getByText("Password updated! Redirecting to login...")).toBeVisible();
  await expect(page).toHaveURL("/login");
  await typeLogin(page, email, NEW_PASSWORD);
  await expect(page.getByText("Hello Ada")).toBeVisible();

  await page.context().clearCookies();
  await page.goto(link);
  await typeNewPassword(page, "a third kettle 11");
  await expect(page.getByRole("alert")).toHaveText("Invalid or expired password reset link.");
});

test("a forgotten password does not lose the way back", async ({ page, request }) => {
  const { email } = await haveAccount(request);
  await page.goto("/saved-gifts");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL("/forgot-password?from=%2Fsaved-gifts");
  const backToLogin = page.getByRole("link", { name: "Back to Login" });
  await expect(backToLogin).toHaveAttribute("href", "/login?from=%2Fsaved-gifts");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("If your email exists")).toBeVisible();
  await expect(backToLogin).toHaveAttribute("href", "/login?from=%2Fsaved-gifts");
  await page.goto(await fromMail(request, email, IN_MAIL.reset));
  await typeNewPassword(page, NEW_PASSWORD);
  await expect(page.getByText("Password updated!")).toBeVisible();
  await expect(page).toHaveURL("/login?from=%2Fsaved-gifts");
  await typeLogin(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL("/saved-gifts");
});

test("an unknown address gets the same message and no mail", async ({ page, request }) => {
  const { email } = newTestUser();
  await requestLink(page, email);
  expect(await (await request.get(`/dev/mailbox.json?to=${email}`)).json()).toEqual([]);
});

test("requires matching passwords and a complete link", async ({ page }) => {
  await page.goto("/reset-password?email=ada@example.com&token=made-up");
  await typeNewPassword(page, NEW_PASSWORD, "something else");
  await expect(page.getByRole("alert")).toContainText("Passwords do not match.");
  await typeNewPassword(page, NEW_PASSWORD);
  await expect(page.getByRole("alert")).toHaveText("Invalid or expired password reset link.");

  for (const query of ["", "?email=ada@example.com", "?token=made-up"]) {
    await page.goto(`/reset-password${query}`);
    await expect(page.getByRole("alert")).toHaveText("Invalid or expired password reset link.");
    await expect(page.getByLabel("New password")).toBeHidden();
  }
});

test("a reset ends all sessions", async ({ page, request, browser }) => {
  const { email } = await haveAccount(request);
  await signIn(page, email);
  const elsewhere = await browser.newPage();
  await requestLink(elsewhere, email);
  await elsewhere.goto(await fromMail(request, email, IN_MAIL.reset));
  await typeNewPassword(elsewhere, NEW_PASSWORD);
  await expect(elsewhere.getByText("Password updated!")).toBeVisible();
  await elsewhere.close();
  await page.goto("/account");
  await expect(page).toHaveURL("/login?from=%2Faccount");
});
