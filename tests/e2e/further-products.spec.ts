import type { Page } from "playwright/test";
import { startSearchByApi } from "../support/screens";
import { lastEvent } from "../support/search-client";
import { type Server, startServer } from "../support/server";
import { expect, hasJavaScript, hydrated, test } from "../support/test";
import { type UpstreamWorld, upstreamWorld } from "../support/upstreams/client";
import { startUpstreams } from "../support/upstreams/server";

// A server of its own, with a retailer that charges for each product's page.
test.describe.configure({ mode: "serial" });
let upstreams: Awaited<ReturnType<typeof startUpstreams>>;
let world: UpstreamWorld;
let server: Server;

test.beforeAll(async ({ browserName: _ }, info) => {
  upstreams = await startUpstreams();
  world = upstreamWorld(upstreams.origin);
  const env = {
    OPENAI_API_KEY: "test",
    OPENAI_BASE_URL: world.openai,
    IDEAS_FIRST: "model",
    RAINFOREST_API_KEY: "test",
    RAINFOREST_BASE_URL: world.rainforest,
  };
  server = await startServer({ stateDir: info.outputPath("state"), env });
});
test.afterAll(async () => {
  await server?.stop();
  upstreams?.stop();
});

test.beforeEach(async ({ page }) => {
  await page.route("https://m.media-amazon.com/**", (route) => route.abort());
});

const pagesFetched = async () => (await world.received("rainforest/product")).length;

/** The results of a new search, which is complete; the number of product pages that it cost. */
async function openResults(page: Page, request: Parameters<typeof startSearchByApi>[0]) {
  const before = await pagesFetched();
  const results = await startSearchByApi(request, server.origin);
  expect(await lastEvent(server.origin, results.split("/").at(-1) ?? "")).toBe("complete");
  await page.goto(results);
  const row = (idea: number) => page.getByRole("region", { name: /^Products for/ }).nth(idea);
  // Not by role, because the carousel hides what is out of sight.
  const products = (idea: number) => row(idea).locator("article");
  const next = row(0).getByRole("button", { name: "Next" });
  return { cost: (await pagesFetched()) - before, products, next };
}

const REVIEW = "AI-written from the retailer's product details.";

test("an idea's further products are shown and described when somebody gets to them", async ({
  page,
  request,
}, info) => {
  const { cost, products, next } = await openResults(page, request);
  expect(cost).toBe(18);
  const reviews = (idea: number) => products(idea).getByText(REVIEW);
  if (hasJavaScript(info.project.name)) {
    await hydrated(page);
    await page.mouse.move(10, 10);
    await expect(products(0)).toHaveCount(8);
    await expect(reviews(0)).toHaveCount(4);
    await next.click();
    await expect(reviews(0)).toHaveCount(5);
    // The carousel takes no press while it moves.
    await expect(async () => {
      await next.click({ timeout: 1_000 });
      expect(await reviews(0).count()).toBeGreaterThan(5);
    }).toPass();
    await expect(page.getByText("More about the products for").first()).toHaveRole("status");
    return;
  }
  await expect(products(0)).toHaveCount(4);
  await expect(reviews(0)).toHaveCount(4);
  const before = await pagesFetched();
  await page
    .getByRole("button", { name: /^Show more products for/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#idea-1-product-5$/);
  await expect(products(0)).toHaveCount(8);
  await expect(reviews(0)).toHaveCount(8);
  expect((await pagesFetched()) - before).toBe(4);
  // The other ideas stay as they were.
  await expect(products(1)).toHaveCount(4);
  await expect(page.getByRole("button", { name: /^Show more products for/ })).toHaveCount(4);
});

test("a page that cannot be fetched is said, and tried again", { tag: "@javascript" }, async ({
  page,
  request,
}) => {
  const { products, next } = await openResults(page, request);
  await page.route("**/products", (route) => route.abort());
  await hydrated(page);
  await page.mouse.move(10, 10);
  await next.click();
  const notice = page.getByRole("status").filter({ hasText: "did not arrive" }).first();
  await expect(notice).toBeVisible();
  await page.unroute("**/products");
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(products(0).getByText(REVIEW)).toHaveCount(5);
  await expect(page.getByText("did not arrive")).toHaveCount(0);
});
