import { test } from "../support/live";
import { startSearchByApi } from "../support/screens";
import { lastEvent } from "../support/search-client";
import { expect, hasJavaScript, hydrated } from "../support/test";

test("ideas that take their time arrive where the visitor was led to", async ({
  page,
  live: { world, origin },
}, info) => {
  test.slow();
  const javaScript = hasJavaScript(info.project.name);
  const results = await startSearchByApi(page.request, origin);
  expect(await lastEvent(origin, results.split("/").at(-1) ?? "")).toBe("complete");
  await page.goto(results);
  if (javaScript) await hydrated(page);
  await world.latency({ idea: javaScript ? 6_000 : 1_500, search: 0, detail: 0, review: 0 });
  await page.getByRole("button", { name: "Show 5 more" }).click();
  const place = page.locator("#idea-6");
  await expect(page).toHaveURL(/#idea-6$/);
  await expect(place).toBeFocused();
  await expect(place).toContainText("Looking for more ideas…");
  await expect(place.getByRole("heading", { level: 2 })).toBeVisible({ timeout: 30_000 });
  if (javaScript) await expect(place).toBeFocused();
  await expect(page.getByText("New", { exact: true })).toHaveCount(5, { timeout: 60_000 });
  await expect(place).toBeInViewport();
  const said = page.getByRole("status").filter({ hasText: /^Five more ideas$/ });
  await expect(said).toHaveCount(1, { timeout: 30_000 });
  if (javaScript) await expect(place).toBeFocused();
});
