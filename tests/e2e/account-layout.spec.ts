import { expect, haveAccount, signIn, test } from "../support/accounts";
import { chooseEssentialCookies } from "../support/screen-checks";

const SECTIONS = [
  "Update Profile",
  "Mailing List Subscription",
  "Change Password",
  "Change Email",
  "Two-Step Log-in",
  "Your Sessions",
  "Recent activity",
  "Download my data",
  "Delete my account",
];

test("links lead to every section of the account, beside them where there is room", async ({
  page,
  request,
}) => {
  const { email } = await haveAccount(request);
  await chooseEssentialCookies(page);
  await signIn(page, email);
  await page.goto("/account");
  const links = page.getByRole("navigation", { name: "Sections of your account" });
  await expect(links.getByRole("link")).toHaveText(SECTIONS);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(SECTIONS);

  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
  for (const name of SECTIONS) {
    await links.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 2, name })).toBeInViewport();
  }
  await expect(links.getByRole("link", { name: "Update Profile" })).toBeInViewport();

  await page.setViewportSize({ width: 360, height: 800 });
  await links.getByRole("link", { name: "Delete my account" }).click();
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("what an account is for stands above Login and Register", async ({ page }) => {
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(
      "Save gifts for the people you love, and be reminded before their days.",
    );
  }
});
