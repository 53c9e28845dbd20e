import { finishedSearch } from "../support/screens";
import { expect, hasJavaScript, hydrated, test } from "../support/test";

test("after its last ideas a search says why there are no more, and what to do", async ({
  page,
}, info) => {
  const javaScript = hasJavaScript(info.project.name);
  const results = await finishedSearch(page.request);
  await page.goto(results);
  if (javaScript) await hydrated(page);
  const ideas = page.getByRole("main").getByRole("heading", { level: 2 });
  for (let count = 10; count <= 60; count += 5) {
    // A new network address each time, because a visitor's searches are limited.
    await page.setExtraHTTPHeaders({ "CF-Connecting-IP": `10.8.${count}.${Date.now() % 256}` });
    await page.getByRole("button", { name: "Show 5 more" }).click();
    await expect(ideas).toHaveCount(count);
  }
  await expect(page.getByRole("button", { name: "Show 5 more" })).toHaveCount(0);
  const end = page.getByRole("region", { name: "Other ideas" });
  await expect(end).toContainText("These are all 60 ideas of this search");
  await end.getByRole("link", { name: "Change the search" }).click();
  await expect(page.locator("summary").filter({ hasText: "Change the search" })).toBeFocused();
  await expect(end.getByRole("link", { name: "start a new one" })).toHaveAttribute("href", "/");
});
