import type { Route } from "playwright/test";
import { test } from "../support/accounts";
import { addAnna, open, ready, signedIn } from "../support/people-screens";
import { expect } from "../support/test";

const js = { javaScript: true };

test("a search in a dialog opens its results while the page behind it reloads", {
  tag: "@javascript",
}, async ({ page }) => {
  await signedIn(page);
  await addAnna(page, js);
  await ready(page, js);
  await page.getByRole("button", { name: "Find Gift Ideas" }).click();
  await page.getByRole("button", { name: "Start Search" }).click();
  const form = open(page, "Find the Perfect Gift", js);
  await form.getByRole("button", { name: "Search" }).click();

  // Delays the manifest of the results route until the page behind the dialog has reloaded.
  const whenIdle = async (route: Route) => {
    await expect(page.getByText("Starting the search…")).toHaveCount(0);
    await route.continue();
  };
  await page.route(/\/__manifest\?.*giftsearch/, whenIdle, { times: 1 });
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gift search results" })).toBeVisible();
});
