import { expect, test } from "../support/accounts";
import {
  chooseEssentialCookies,
  expectAccessible,
  expectGoodMail,
  expectGoodScreen,
} from "../support/screen-checks";
import { OPEN_SCREENS } from "../support/screens";
import { hydrated } from "../support/test";

test.describe("valid, accessible and nothing cut off:", { tag: "@javascript" }, () => {
  for (const [name, path] of Object.entries(OPEN_SCREENS)) {
    test(name, async ({ page }) => {
      await chooseEssentialCookies(page);
      await expectGoodScreen(page, path);
    });
  }

  test("every mail", async ({ page }) => {
    const gallery = await (await page.request.get("/dev/mails")).text();
    const paths = gallery.match(/(?<=src=")\/dev\/mails\/[^"]+/g) ?? [];
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) await expectGoodMail(page, path);
  });

  test("the cookie prompt and the overlay", async ({ page }) => {
    await expectGoodScreen(page, "/");
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByRole("dialog", { name: "You've declined cookies" })).toBeFocused();
    await expectAccessible(page, "overlay", true);
  });

  test("a refused search form and the confirmation dialog", async ({ page }) => {
    await chooseEssentialCookies(page);
    await page.goto(OPEN_SCREENS["home, filled"]);
    await hydrated(page);
    await page.getByRole("textbox", { name: "Age" }).fill("");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page, "refused form");
    await page.getByRole("textbox", { name: "Age" }).fill("62");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, "dialog", true);
  });

  test("refused forms, and a form over its rate limit", async ({ page }) => {
    await chooseEssentialCookies(page);
    for (const path of ["/?index", "/register", "/login", "/contact", "/forgot-password"]) {
      await page.goto(path);
      await page.evaluate(() => document.querySelector<HTMLFormElement>("main form")?.submit());
      await expect(page.getByRole("alert").first()).toBeVisible();
      await expectAccessible(page, `${path} refused`);
    }
    const login = { email: "nobody@example.com", password: "not the password" };
    const logIn = async () => (await page.request.post("/login", { form: login })).status();
    // The limit is twenty a minute; a new minute may begin meanwhile.
    let tries = 0;
    while ((await logIn()) !== 429) expect(++tries).toBeLessThan(40);
    await page.goto("/login");
    await page.getByLabel("Email").fill(login.email);
    await page.getByLabel("Password").fill(login.password);
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("alert")).toContainText("too often");
    await expectAccessible(page, "too often");
  });
});

test.describe("on a server error", { tag: "@javascript" }, () => {
  test.use({ expectedNoise: /Failed to load resource|Error/ });

  test("the error page is accessible", async ({ page }) => {
    await chooseEssentialCookies(page);
    await page.goto("/about");
    await hydrated(page);
    await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await expectAccessible(page, "something went wrong");
  });
});
