import { expect, haveAccount, signIn, test } from "../support/accounts";
import { chooseEssentialCookies } from "../support/screen-checks";

/** The links, and the headings to which they lead. */
const SECTIONS = {
  Profile: "Update Profile",
  "Mailing list": "Mailing List Subscription",
  Password: "Change Password",
  "Email address": "Change Email",
  "Two-step log-in": "Two-Step Log-in",
  Sessions: "Your Sessions",
  Activity: "Recent activity",
  "Your data": "Download my data",
  "Delete account": "Delete my account",
};

test("links lead to every section of the account, beside them where there is room", async ({
  page,
  request,
}) => {
  const { email } = await haveAccount(request);
  await chooseEssentialCookies(page);
  await signIn(page, email);
  await page.goto("/account");
  const links = page.getByRole("navigation", { name: "Sections of your account" });
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(links.getByRole("link")).toHaveText(Object.keys(SECTIONS));
  await expect(headings).toHaveText(Object.values(SECTIONS));

  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
  for (const [link, heading] of Object.entries(SECTIONS)) {
    await links.getByRole("link", { name: link }).click();
    await expect(headings.filter({ hasText: heading })).toBeInViewport();
  }
  await expect(links.getByRole("link", { name: "Profile" })).toBeInViewport();

  await page.setViewportSize({ width: 360, height: 800 });
  await links.getByRole("link", { name: "Delete account" }).click();
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("Login and Register say what an account is for", async ({ page }) => {
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(
      "Save gifts for the people you love, and be reminded before their days.",
    );
  }
});
