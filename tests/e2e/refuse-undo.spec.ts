import { finishedSearch } from "../support/screens";
import { expect, hasJavaScript, hydrated, test } from "../support/test";

test("'Not for them' can be undone, and the idea comes back where it was", async ({
  page,
}, info) => {
  const javaScript = hasJavaScript(info.project.name);
  await page.goto(await finishedSearch(page.request));
  if (javaScript) await hydrated(page);
  const ideas = page.getByRole("main").getByRole("heading", { level: 2 });
  const titles = await ideas.allTextContents();
  const refused = titles[1] ?? "";
  const place = page.locator("#idea-2");
  await page.getByRole("button", { name: "Not for them" }).nth(1).click();
  await expect(place).toBeFocused();
  await expect(place).toContainText(`Not for them: ${refused}`);
  await expect(page.getByRole("heading", { name: refused, exact: true })).toHaveCount(0);
  await expect(ideas).toHaveCount(5);
  await expect(page.getByRole("status").filter({ hasText: "One more idea" })).toHaveCount(1);

  await place.getByRole("button", { name: "Undo" }).click();
  await expect(ideas.nth(1)).toHaveText(refused);
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
  await expect(ideas).toHaveCount(6);
  expect((await ideas.allTextContents()).slice(0, 5)).toEqual(titles);
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(place.getByRole("article").first()).toBeVisible();
  await page.reload();
  await expect(ideas.nth(1)).toHaveText(refused);
});
