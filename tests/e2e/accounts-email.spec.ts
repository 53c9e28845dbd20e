import type { Page } from "playwright/test";
import {
  expect,
  fromMail,
  haveAccount,
  IN_MAIL,
  newTestUser,
  PASSWORD,
  signIn,
  test,
  typeLogin,
} from "../support/accounts";

const part = (page: Page) => page.getByRole("region", { name: "Change Email" });

async function requestChange(page: Page, from: string, to: string) {
  await signIn(page, from);
  await page.goto("/account");
  await part(page).getByLabel("New email").fill(to);
  await part(page).getByRole("button", { name: "Send code" }).click();
  await expect(part(page).getByText(`We sent a 6-digit code to ${from}.`)).toBeVisible();
}

async function typeCode(page: Page, code: string) {
  await part(page).getByLabel("Code").fill(code);
  await part(page).getByRole("button", { name: "Confirm" }).click();
}

const other = (code: string) => (code === "111111" ? "222222" : "111111");

test("changes the email with a code to each address", async ({ page, request }) => {
  const { email } = await haveAccount(request);
  const { email: newEmail } = newTestUser();
  await requestChange(page, email, newEmail);
  const first = await fromMail(request, email, IN_MAIL.code);
  await typeCode(page, other(first));
  await expect(page.getByRole("alert")).toContainText("Invalid code");

  await page.goto("/account");
  await typeCode(page, first);
  await expect(part(page).getByText(`We sent a 6-digit code to ${newEmail}.`)).toBeVisible();
  const second = await fromMail(request, newEmail, IN_MAIL.code);
  await typeCode(page, other(second));
  await expect(page.getByRole("alert")).toContainText("Email verification failed.");
  await typeCode(page, second);
  await expect(page.getByText("Email changed successfully.")).toBeVisible();
  await expect(page).toHaveURL("/login");

  await typeLogin(page, email, PASSWORD);
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await typeLogin(page, newEmail, PASSWORD);
  await expect(page.getByText("Hello Ada")).toBeVisible();
});

test("Cancel returns to the start", async ({ page, request }) => {
  const { email } = await haveAccount(request);
  await requestChange(page, email, newTestUser().email);
  await part(page).getByRole("button", { name: "Cancel" }).click();
  await expect(part(page).getByLabel("New email")).toBeVisible();
  await expect(page.getByText("Email change request cancelled.")).toBeVisible();
  await page.goto("/account");
  await expect(part(page).getByLabel("New email")).toBeVisible();
});

test("a second code cannot be requested at once", async ({ page, request }) => {
  const { email } = await haveAccount(request);
  await requestChange(page, email, newTestUser().email);
  await part(page).getByRole("button", { name: "Send a new code" }).click();
  await expect(page.getByRole("alert")).toContainText("That was tried too often. Please wait");
});

test("refuses the current address as the new one", async ({ page, request }) => {
  const { email } = await haveAccount(request);
  await signIn(page, email);
  await page.goto("/account");
  await part(page).getByLabel("New email").fill(email);
  await part(page).getByRole("button", { name: "Send code" }).click();
  await expect(page.getByRole("alert")).toContainText("This is your email address already.");
  await expect(part(page).getByLabel("New email")).toHaveValue(email);
});

test("the link in the first mail cancels the change without a login", async ({
  page,
  request,
  browser,
}) => {
  const { email } = await haveAccount(request);
  await requestChange(page, email, newTestUser().email);
  const link = await fromMail(request, email, IN_MAIL.cancel);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole("button", { name: "Yes, cancel the email change" }).click();
  await expect(elsewhere.getByText("Email change request cancelled.")).toBeVisible();
  await elsewhere.goto(link);
  await elsewhere.getByRole("button", { name: "Yes, cancel the email change" }).click();
  const failed = "Failed to cancel email change request.";
  await expect(elsewhere.getByRole("alert")).toHaveText(failed);
  await elsewhere.goto("/cancel-email-change");
  await expect(elsewhere.getByRole("alert")).toHaveText("Missing token in URL.");
  await elsewhere.close();
  await page.goto("/account");
  await expect(part(page).getByLabel("New email")).toBeVisible();
});
