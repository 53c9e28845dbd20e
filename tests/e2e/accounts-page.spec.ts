import type { Page } from "playwright/test";
import { expect, haveAccount, PASSWORD, signIn, test, typeLogin } from "../support/accounts";
import { hasJavaScript, hydrated } from "../support/test";

async function openAccount(page: Page, email: string) {
  await signIn(page, email);
  await page.goto("/account");
}

const section = (page: Page, name: string) => page.getByRole("region", { name });

test("updates the profile, and the greeting in the header", async ({ page, request }) => {
  const { email } = await haveAccount(request);
  await openAccount(page, email);
  const profile = section(page, "Update Profile");
  await expect(profile.getByLabel("Email")).not.toBeEditable();
  await profile.getByLabel("First name").fill("Zoë");
  await profile.getByRole("radio", { name: "USA" }).check();
  await profile.getByLabel("Time zone").selectOption("America/New_York");
  await profile.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile updated.")).toBeVisible();
  await expect(page.getByText("Hello Zoë")).toBeVisible();
  await page.goto("/account");
  await expect(profile.getByLabel("Email")).toHaveValue(email);
  await expect(profile.getByRole("radio", { name: "USA" })).toBeChecked();
  await expect(profile.getByLabel("Time zone")).toHaveValue("America/New_York");

  await profile.getByLabel("First name").fill(" ");
  await profile.getByLabel("Last name").fill("Kept");
  await profile.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter your first name");
  await expect(profile.getByLabel("Last name")).toHaveValue("Kept");
  await expect(profile.getByLabel("Email")).toHaveValue(email);
});

test("subscribes to and unsubscribes from the mailing list", async ({ page, request }) => {
  const { email } = await haveAccount(request);
  await openAccount(page, email);
  const list = section(page, "Mailing List Subscription");
  const box = list.getByRole("checkbox", { name: /Mailing List/ });
  await box.check();
  await list.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Subscribed to mailing list!")).toBeVisible();
  await page.goto("/account");
  await expect(box).toBeChecked();
  await box.uncheck();
  await list.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Unsubscribed from mailing list")).toBeVisible();
  await page.goto("/account");
  await expect(box).not.toBeChecked();
});

test("changing the password ends the other sessions and keeps this one", async ({
  page,
  request,
  browser,
}, info) => {
  const { email } = await haveAccount(request);
  const context = await browser.newContext({
    javaScriptEnabled: hasJavaScript(info.project.name),
  });
  const elsewhere = await context.newPage();
  await signIn(elsewhere, email);
  await openAccount(page, email);
  const form = section(page, "Change Password");
  const change = async (current: string, next: string, confirmation: string) => {
    await form.getByLabel("Current password").fill(current);
    await form.getByLabel("New password").fill(next);
    await form.getByLabel("Confirm password").fill(confirmation);
    await form.getByRole("button", { name: "Save" }).click();
  };
  await change(PASSWORD, "another kettle 10", "something else");
  await expect(page.getByRole("alert")).toContainText("New passwords do not match.");
  await change("not the password", "another kettle 10", "another kettle 10");
  await expect(page.getByRole("alert")).toContainText("Your current password is not right.");
  await change(PASSWORD, "another kettle 10", "another kettle 10");
  await expect(page.getByText("Password changed.")).toBeVisible();
  await expect(form.getByLabel("New password")).toHaveValue("");

  await elsewhere.goto("/account");
  await expect(elsewhere).toHaveURL("/login?from=%2Faccount");
  await context.close();
  await page.goto("/account");
  await expect(page).toHaveURL("/account");
});

test("lists and ends sessions", async ({ page, request, browser }, info) => {
  const { email } = await haveAccount(request);
  const contexts = await Promise.all(
    [1, 2].map(() => browser.newContext({ javaScriptEnabled: hasJavaScript(info.project.name) })),
  );
  for (const context of contexts) await signIn(await context.newPage(), email);
  await openAccount(page, email);
  const sessions = section(page, "Your Sessions");
  await expect(sessions.getByRole("listitem")).toHaveCount(3);
  await expect(sessions.getByText("This browser")).toHaveCount(1);
  await sessions
    .getByRole("button", { name: /^End the session of Chrome/ })
    .first()
    .click();
  await expect(page.getByText("That session has ended.")).toBeVisible();
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await sessions.getByRole("button", { name: "End all other sessions" }).click();
  await expect(page.getByText("All other sessions have ended.")).toBeVisible();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  for (const context of contexts) {
    const [elsewhere] = context.pages();
    await elsewhere?.goto("/account");
    expect(elsewhere?.url()).toContain("/login?from=%2Faccount");
    await context.close();
  }
});

test("downloads all data as JSON", async ({ page, request }) => {
  const { email } = await haveAccount(request);
  await openAccount(page, email);
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("ribbon-my-data.json");
  const response = await page.request.get("/account/download");
  expect(response.headers()["content-type"]).toContain("application/json");
  const text = await response.text();
  expect(text).toContain(email);
  expect(text).not.toMatch(/scrypt|passwordHash|idHash/);
});

test("deletes the account after asking for the password", async ({ page, request }) => {
  const { email } = await haveAccount(request);
  await openAccount(page, email);
  const form = section(page, "Delete my account");
  await form.getByLabel("Password").fill("not the password");
  await form.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("alert")).toContainText("Your current password is not right.");
  await form.getByLabel("Password").fill(PASSWORD);
  await form.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Account deleted" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await page.goto("/login");
  await typeLogin(page, email, PASSWORD);
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
});

test("refuses forms from another site", async ({ page, request }) => {
  const { email } = await haveAccount(request);
  await openAccount(page, email);
  const headers = { Origin: "https://example.com" };
  const form = { intent: "profile", firstName: "Mallory", lastName: "Evil" };
  expect((await page.request.post("/account", { form, headers })).status()).toBe(403);
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
});

test.describe("with JavaScript", { tag: "@javascript" }, () => {
  test("a success message disappears after a while", async ({ page, request }) => {
    const { email } = await haveAccount(request);
    await openAccount(page, email);
    await hydrated(page);
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.getByText("Profile updated.")).toBeVisible();
    await expect(page.getByText("Profile updated.")).toBeHidden();
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.getByText("Profile updated.")).toBeVisible();
  });

  test("the enhanced checkbox replaces an unfocused native one and keeps its state", async ({
    page,
  }) => {
    await page.goto("/register");
    const drawn = page.locator("button[role=checkbox]");
    const agreement = page.getByRole("checkbox", { name: /^I agree/ });
    await hydrated(page);
    const arrived = page.waitForResponse("**/radix-checkbox*");
    await agreement.check();
    await (await arrived).finished();
    await expect(drawn).toHaveCount(1);
    await expect(agreement).toBeFocused();
    await expect(agreement).toBeChecked();
    const look = () =>
      agreement.evaluate((box) =>
        [getComputedStyle(box), getComputedStyle(box, "::before")].map(
          ({ width, height, background, border }) => ({ width, height, background, border }),
        ),
      );
    const native = await look();
    await page.keyboard.press("Space");
    await expect(agreement).not.toBeChecked();
    await page.keyboard.press("Space");

    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByLabel("Email").hover();
    await expect(drawn).toHaveCount(2);
    await expect(agreement).toBeChecked();
    expect(await look()).toEqual(native);
  });
});
