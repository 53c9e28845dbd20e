import { test } from "../support/live";
import { startSearchByApi } from "../support/screens";
import { lastEvent } from "../support/search-client";
import { expect, hasJavaScript, hydrated } from "../support/test";
import { AT_ONCE } from "../support/upstreams/world";

test("ideas that take their time arrive where the visitor was led to", async ({
  page,
  live: { world, origin },
}, info) => {
  const javaScript = hasJavaScript(info.project.name);
  const results = await startSearchByApi(page.request, origin);
  expect(await lastEvent(origin, results.split("/").at(-1) ?? "")).toBe("complete");
  await page.goto(results);
  if (javaScript) await hydrated(page);
  await world.latency({ ...AT_ONCE, idea: 600_000 });
  await page.getByRole("button", { name: "Show 5 more" }).click();
  const place = page.locator("#idea-6");
  await expect(page).toHaveURL(/#idea-6$/);
  await expect(place).toBeFocused();
  await expect(place).toContainText("Looking for more ideas…");
  await world.latency(AT_ONCE);
  await expect(place.getByRole("heading", { level: 2 })).toBeVisible();
  if (javaScript) await expect(place).toBeFocused();
  await expect(page.getByText("New", { exact: true })).toHaveCount(5);
  await expect(place).toBeInViewport();
  const said = page.getByRole("status").filter({ hasText: /^Five more ideas$/ });
  await expect(said).toHaveCount(1);
  if (javaScript) await expect(place).toBeFocused();
});
