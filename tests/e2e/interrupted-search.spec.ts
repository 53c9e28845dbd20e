import type { Page, Route } from "playwright/test";
import { offline, restart } from "../support/conditions";
import { startSearchByApi } from "../support/screens";
import { startServer } from "../support/server";
import { expect, gardener, hydrated, search, test, typeBrief } from "../support/test";
import { upstreamWorld } from "../support/upstreams/client";
import { startUpstreams } from "../support/upstreams/server";
import { AT_ONCE } from "../support/upstreams/world";

const DIALOG = "**/build/**/save-gift-dialog*";

test.use({ expectedNoise: /^Failed to (?:load resource|fetch manifest patches)/ });

/** A server whose model says nothing until the latency of its world is changed. */
async function withSilentModel(stateDir: string) {
  const upstreams = await startUpstreams();
  const world = upstreamWorld(upstreams.origin);
  const env = { OPENAI_API_KEY: "test", OPENAI_BASE_URL: world.openai, IDEAS_FIRST: "model" };
  const server = await startServer({ stateDir, env });
  await world.latency({ ...AT_ONCE, idea: 600_000 });
  return { server, upstreams, world };
}

test.describe("a search that is waited for", { tag: "@javascript" }, () => {
  test("goes on by itself after six seconds without a connection", async ({
    page,
    request,
    context,
  }, info) => {
    const { server, upstreams, world } = await withSilentModel(info.outputPath("state"));
    await page.goto(await startSearchByApi(request, server.origin));
    await hydrated(page);
    const goOnline = await offline(context);
    await expect(page.getByText("We lost touch with the search.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Look again now" })).toBeVisible();
    await goOnline();
    await expect(page.getByText("We lost touch with the search.")).toBeHidden();
    await world.latency(AT_ONCE);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(5);
    await server.stop();
    upstreams.stop();
  });

  test("the button looks again at once", async ({ page, request }, info) => {
    const { server, upstreams } = await withSilentModel(info.outputPath("state"));
    await page.route("**/events*", (route) => route.abort());
    await page.route("**/api/giftsearch/*", (route) => route.abort());
    await page.goto(await startSearchByApi(request, server.origin));
    const lost = page.getByText("We lost touch with the search.");
    await expect(lost).toBeVisible();
    await page.clock.install();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Look again now" }).click();
    await expect(lost).toBeHidden();
    await server.stop();
    upstreams.stop();
  });

  test("goes on by itself after the server was restarted", async ({ page, request }, info) => {
    const stateDir = info.outputPath("state");
    const { server, upstreams } = await withSilentModel(stateDir);
    await page.goto(await startSearchByApi(request, server.origin));
    await expect(page.getByText("Looking for gift ideas…")).toBeVisible();
    // Without the model that does not answer.
    const restarted = await restart(server, stateDir);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(5);
    await restarted.stop();
    upstreams.stop();
  });
});

test("a search dialog whose code cannot be fetched is left out", {
  tag: "@javascript",
}, async ({ page }) => {
  await page.route("**/build/**/search-dialog*", (route) => route.abort());
  await page.goto("/");
  await hydrated(page);
  await typeBrief(page, gardener);
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL(/\/giftsearch\//);
});

test.describe("a star whose dialog cannot be fetched", { tag: "@javascript" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await typeBrief(page, gardener);
    await search(page, true);
    await expect(page.getByRole("button", { name: "Show 5 more" })).toBeVisible();
  });
  const firstStar = (page: Page) => page.getByRole("button", { name: /^Save / }).first();
  const isSavePage = async (page: Page) => {
    await page.waitForURL(/\/saved-gifts\/save/);
    await expect(page.getByRole("heading", { level: 1, name: "Save Gift" })).toBeVisible();
  };

  test("opens its page", async ({ page }) => {
    await page.route(DIALOG, (route) => route.abort());
    await firstStar(page).click();
    await isSavePage(page);
  });

  test("opens its page although its product is gone meanwhile", async ({ page }) => {
    const held = new Promise<Route>((resolve) => void page.route(DIALOG, resolve));
    await firstStar(page).click();
    await firstStar(page).evaluate((star) => star.closest("form")?.remove());
    await (await held).abort();
    await isSavePage(page);
  });

  test("opens its page although the server is silent at first", async ({ page }) => {
    await page.route(DIALOG, (route) => route.abort());
    await page.route("**/favicon.svg", () => new Promise(() => {}), { times: 1 });
    await firstStar(page).click();
    await isSavePage(page);
  });
});
