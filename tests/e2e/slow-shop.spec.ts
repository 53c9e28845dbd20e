import { test } from "../support/live";
import { startSearchByApi } from "../support/screens";
import { expect, hydrated } from "../support/test";
import { AT_ONCE } from "../support/upstreams/world";

test("an idea whose shop takes over eight seconds is shown, says so, and gets its products later", async ({
  page,
  request,
  live,
}, info) => {
  // One of five searches, the first to arrive, waits until it is let go, and so does another try at it.
  const [waits, answers] = ["slow 600000", ""];
  const plan = [waits, answers, answers, answers, answers, `${waits}!`];
  await live.world.plan({ "rainforest/search": plan });
  await page.goto(await startSearchByApi(request, live.origin));
  if (info.project.name === "javascript") {
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  }
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveCount(5);
  const products = page.getByRole("region", { name: /^Products for/ });
  await expect(products).toHaveCount(4);
  const late = page.locator('[id^="idea-"]').filter({ hasText: "More is coming" });
  await expect(late).toHaveCount(1);
  const idea = page.locator(`#${await late.getAttribute("id")}`);
  await expect(idea.getByText("Why it fits:")).toBeVisible();
  await live.world.latency(AT_ONCE);
  await expect(products).toHaveCount(5);
  await expect(idea.getByText("More is coming")).toBeHidden();
  await expect(
    idea.getByRole("link", { name: /£/ }).or(idea.getByText(/£\d/)).first(),
  ).toBeVisible();
  if (info.project.name === "javascript") {
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  }
});

test("a shop that is down costs prices, never the ideas", async ({ page, request, live }) => {
  await live.world.plan({ "rainforest/search": ["401!"] });
  await page.goto(await startSearchByApi(request, live.origin));
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveCount(5);
  await expect(main.getByText("The shop did not answer.")).toHaveCount(5);
  await expect(main.getByRole("link", { name: /^Search Amazon for “/ })).toHaveCount(5);
  await expect(main.getByText("Why it fits:")).toHaveCount(5);
});

test("the first products are there to look at before a detail or a review is", async ({
  page,
  request,
  live,
}) => {
  await live.world.latency({ ...AT_ONCE, detail: 600_000 });
  await page.goto(await startSearchByApi(request, live.origin));
  await expect(page.getByRole("region", { name: /^Products for/ })).toHaveCount(5);
  await expect(page.locator("#idea-5").getByText(/£\d/).first()).toBeVisible();
  await expect(page.getByText("Generating review…").first()).toBeVisible();
});
