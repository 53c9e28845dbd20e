import { test } from "../support/accounts";
import { codeForWaiting, offline } from "../support/conditions";
import { addAnna, fillInAnna, signedIn } from "../support/people-screens";
import { expect, gardener, hydrated, search, typeBrief } from "../support/test";

const js = { javaScript: true };
const LOST = "The connection is lost.";

// Chromium reports each request that fails without a connection.
test.use({ expectedNoise: /^Failed to load resource|Failed to fetch|\/__manifest|route module/ });

test.describe("a lost connection", { tag: "@javascript" }, () => {
  test("a confirmed search is kept, said, and started when it is back", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await hydrated(page);
    await typeBrief(page, gardener);
    await page.getByRole("button", { name: "Search" }).click();
    const confirm = page.getByRole("button", { name: "Confirm" });
    await expect(confirm).toBeVisible();
    const goOnline = await offline(context);
    await confirm.click();
    await expect(page.getByText(LOST)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Interests" })).toHaveValue("Gardening, Tea");
    await goOnline();
    await page.waitForURL(/\/giftsearch\//);
    await expect(page.getByText(LOST)).toBeHidden();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(5);
  });

  test("a search changed on its results page starts when it is back", async ({ page, context }) => {
    await page.goto("/");
    await typeBrief(page, gardener);
    await search(page, true);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(5);
    const results = page.url();
    await page.goto(results);
    await hydrated(page);
    await page.getByText("Change the search").click();
    await page.getByRole("textbox", { name: "Occasion" }).fill("Christmas");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    const confirm = page.getByRole("button", { name: "Confirm" });
    await expect(confirm).toBeVisible();
    const goOnline = await offline(context);
    await confirm.click();
    await expect(page.getByText(LOST)).toBeVisible();
    await goOnline();
    await expect(page).not.toHaveURL(results);
    await expect(page.getByText(/Christmas/).first()).toBeVisible();
  });

  test("a saved card is kept in its form and saved once", async ({ page, context }) => {
    await signedIn(page);
    const form = await fillInAnna(page, js);
    const goOnline = await offline(context);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(LOST)).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Name" })).toHaveValue("Anna");
    await goOnline();
    await expect(page.getByRole("heading", { level: 2, name: "Anna" })).toHaveCount(1);
    await expect(form).toBeHidden();
  });

  test("a card whose answer was lost is saved once", async ({ page }) => {
    await signedIn(page);
    const form = await fillInAnna(page, js);
    await codeForWaiting(page);
    await page.route(
      "**/profile-cards/new.data",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole("heading", { level: 2, name: "Anna" })).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(1);
  });

  test("a star opens its dialog and saves when it is back", async ({ page, context }) => {
    await signedIn(page);
    await addAnna(page, js);
    await page.goto("/?recipientType=Friend&age=30&occasion=Birthday&interests=Cycling");
    await search(page, true);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(5);
    const star = page.getByRole("button", { name: /^Save / }).first();
    await expect(star).toBeVisible();
    let goOnline = await offline(context);
    await star.click();
    await expect(page.getByText(LOST)).toBeVisible();
    await goOnline();
    const dialog = page.getByRole("dialog", { name: "Save Gift" });
    await dialog.getByRole("checkbox", { name: /^Anna/ }).check();
    goOnline = await offline(context);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(LOST)).toBeVisible();
    await expect(dialog.getByRole("checkbox", { name: /^Anna/ })).toBeChecked();
    await goOnline();
    await expect(dialog).toBeHidden();
    await expect(star).toHaveAttribute("aria-pressed", "true");
  });

  test("of two forms that wait, the page says that the last one is sent", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await typeBrief(page, gardener);
    await search(page, true);
    const ideas = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(ideas).toHaveCount(5);
    const more = page.getByRole("button", { name: "More like this" }).first();
    const refuse = page.getByRole("button", { name: "Not for them" }).nth(1);
    await expect(refuse).toBeVisible();
    const goOnline = await offline(context);
    await more.click();
    const said = page.getByRole("status").filter({ hasText: LOST });
    await expect(said).toBeVisible();
    await expect(said).not.toContainText("only");
    await refuse.click();
    await expect(said).toContainText("only what you pressed last is sent: “Not for them”");
    await goOnline();
    await expect(page.getByText(/was taken away|Undo/).first()).toBeVisible();
    await expect(said).toBeHidden();
  });

  test("a link to a page whose code is not here yet is followed when it is back", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await hydrated(page);
    await typeBrief(page, gardener);
    const goOnline = await offline(context);
    await page.getByRole("link", { name: "About Us" }).click();
    await expect(page.getByText(LOST)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Recipient" })).toHaveValue("Mother");
    await goOnline();
    await page.waitForURL("/about");
  });

  test("the button tries at once", async ({ page, context }) => {
    // Nothing is tried again by itself.
    await page.addInitScript(() => {
      const wait = window.setTimeout;
      Object.assign(window, {
        setTimeout: (then: () => void, ms?: number) => (ms === 3_000 ? 0 : wait(then, ms)),
      });
    });
    await page.goto("/");
    await hydrated(page);
    await typeBrief(page, gardener);
    await codeForWaiting(page);
    await page.route("**/favicon.svg", (route) => route.abort());
    await page.route("**/about.data*", (route) => route.abort());
    await page.getByRole("link", { name: "About Us" }).click();
    await expect(page.getByText(LOST)).toBeVisible();
    await page.unroute("**/favicon.svg");
    await page.unroute("**/about.data*");
    await page.getByRole("button", { name: "Try again now" }).click();
    await page.waitForURL("/about");
    await context.close();
  });
});
