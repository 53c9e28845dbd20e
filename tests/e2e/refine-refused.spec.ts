import type { Locator, Page } from "playwright/test";
import { finishedSearch } from "../support/screens";
import { expect, hasJavaScript, hydrated, test } from "../support/test";

const isWithJavaScript = () => hasJavaScript(test.info().project.name);

/** Opens the results of a visitor who has used up what one may search for. */
async function openUsedUp(page: Page): Promise<void> {
  const headers = { "CF-Connecting-IP": `10.21.${Date.now() % 250}.${test.info().workerIndex}` };
  await page.setExtraHTTPHeaders(headers);
  const results = await finishedSearch(page.request);
  await page.goto(results);
  const retry = {
    form: { position: 0 },
    headers: { ...headers, Origin: new URL(page.url()).origin },
  };
  const again = () => page.request.post(results, { ...retry, maxRedirects: 0 });
  await expect.poll(async () => (await again()).status(), { intervals: [1] }).toBe(429);
  if (isWithJavaScript()) await hydrated(page);
}

/** Presses a button and expects to be told beside it why nothing changed. */
async function expectRefusal(page: Page, pressed: Locator, place: Locator): Promise<void> {
  await pressed.click();
  const alert = place.getByRole("alert").filter({ hasText: "That was a lot of searches." });
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(1);
  await expect(isWithJavaScript() ? pressed : alert).toBeFocused();
}

test("a refinement that comes too soon is refused where it was asked for", async ({ page }) => {
  await openUsedUp(page);
  const end = page.getByRole("region", { name: "Other ideas" });
  await expectRefusal(page, end.getByRole("button", { name: "Show 5 more" }), end);
  const idea = page.locator("#idea-4");
  await expectRefusal(page, idea.getByRole("button", { name: "Not for them" }), idea);
});

test("what was typed is there to be sent again", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openUsedUp(page);
  const end = page.getByRole("region", { name: "Other ideas" });
  await end.getByLabel("Say what to change").fill("less tea");
  await expectRefusal(page, end.getByRole("button", { name: "Look again" }), end);
  await expect(end.getByLabel("Say what to change")).toHaveValue("less tea");
});

test("who did not start the search is told so where they pressed", async ({ page }) => {
  const results = await finishedSearch(page.request);
  const said = page.getByRole("alert").filter({ hasText: "Only who started this search" });
  await page.goto(results);
  if (isWithJavaScript()) await hydrated(page);
  const cookies = await page.context().cookies();
  for (const [place, name] of [
    [page.locator("#idea-3"), "More like this"],
    [page.getByRole("region", { name: "Other ideas" }), "Something cheaper"],
  ] as const) {
    await page.context().clearCookies();
    await place.getByRole("button", { name }).click();
    await expect(place.getByRole("alert")).toContainText("Only who started this search");
    await expect(said).toHaveCount(1);
    await expect(said).toBeFocused();
    await expect(said).toBeInViewport({ ratio: 1 });
    await page.context().addCookies(cookies);
    await page.goto(results);
    if (isWithJavaScript()) await hydrated(page);
  }
});
