import { expect, test } from "../support/accounts";
import { signedIn } from "../support/people-screens";
import { hydrated } from "../support/test";

test("what is not there says so in its title", async ({ page }) => {
  for (const path of ["/nowhere", `/giftsearch/${"0".repeat(64)}`]) {
    await page.goto(path);
    await expect(page).toHaveTitle("Page not found · Ribbon");
  }
  await signedIn(page);
  await page.goto("/profile-cards/nobody");
  await expect(page).toHaveTitle("Page not found · Ribbon");
});

test("what is not there is called by its name", async ({ page }) => {
  for (const [path, text] of [
    [`/giftsearch/${"0".repeat(64)}`, "There is no search at this address."],
    [`/lists/${"0".repeat(96)}`, "There is no list at this address."],
    [`/ask/${"a".repeat(43)}`, "There are no questions at this address."],
    ["/nowhere", "There is nothing at this address."],
    ["/constructor", "There is nothing at this address."],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(text);
  }
});

test("a refused form says so in its title", async ({ page }) => {
  // A page of ours without scripts, which could put their document back.
  await page.goto("/robots.txt");
  await page.setContent(
    `<form method="post" action="${new URL("/login", page.url())}" enctype="text/plain">
       <button>Send</button></form>`,
  );
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("That could not be read");
  await expect(page).toHaveTitle("That could not be read · Ribbon");
});

test.describe("on a server error", { tag: "@javascript" }, () => {
  test.use({ expectedNoise: /Failed to load resource|Error/ });

  test("the error page has a title, and the next page its own", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveTitle("Something went wrong · Ribbon");
    await page.unroute("**/*.data*");
    await page.getByRole("link", { name: "Go Back Home" }).click();
    await expect(page).not.toHaveTitle(/wrong/);
  });
});
