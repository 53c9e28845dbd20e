import { startSearchByApi } from "../support/screens";
import { lastEvent } from "../support/search-client";
import { startServer } from "../support/server";
import { expect, hasJavaScript, hydrated, test } from "../support/test";
import { upstreamWorld } from "../support/upstreams/client";
import { startUpstreams } from "../support/upstreams/server";

test("ideas that take their time arrive where the visitor was led to", async ({ page }, info) => {
  test.slow();
  const javaScript = hasJavaScript(info.project.name);
  const upstreams = await startUpstreams();
  const world = upstreamWorld(upstreams.origin);
  const env = {
    OPENAI_API_KEY: "test",
    OPENAI_BASE_URL: world.openai,
    RAINFOREST_API_KEY: "test",
    RAINFOREST_BASE_URL: world.rainforest,
  };
  const server = await startServer({ stateDir: info.outputPath("state"), env });
  await page.route("https://m.media-amazon.com/**", (route) => route.abort());
  const results = await startSearchByApi(page.request, server.origin);
  expect(await lastEvent(server.origin, results.split("/").at(-1) ?? "")).toBe("complete");
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
  // An open page would log an error when the server stops.
  await page.close();
  await server.stop();
  upstreams.stop();
});
