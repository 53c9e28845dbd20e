import { expect, haveAccount, signIn, test } from "../support/accounts";
import { boxesOf } from "../support/boxes";
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

test("the login fits into a window and has one filled button", async ({ page }) => {
  await chooseEssentialCookies(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/login");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  const link = page.getByRole("banner").getByRole("link", { name: "Login" });
  await expect(link).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("the fields of the account end where its lines do", async ({ page, request }) => {
  const { email } = await haveAccount(request);
  await chooseEssentialCookies(page);
  await signIn(page, email);
  await page.goto("/account");
  for (const width of [768, 1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [field, section] = await boxesOf(
      page.getByLabel("Time zone"),
      page.getByRole("region", { name: "Update Profile" }),
    );
    expect(field.right, `at ${width}`).toBeCloseTo(section.right, 0);
  }
});

test("recovery codes stand in two columns on a phone", async ({ page }) => {
  await chooseEssentialCookies(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/dev/components");
  const codes = page.getByRole("list", { name: "Recovery codes" }).first().getByRole("listitem");
  const [first, second] = await boxesOf(codes.nth(0), codes.nth(1));
  expect(second.top).toBe(first.top);
});
