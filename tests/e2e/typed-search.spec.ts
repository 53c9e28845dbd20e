import { back } from "../support/conditions";
import {
  expect,
  gardener,
  hasJavaScript,
  hydrated,
  search,
  test,
  typeBrief,
} from "../support/test";

const fields = [
  ["Recipient", "Mother"],
  ["Age", "62"],
  ["Interests", "Gardening, Tea"],
  ["Anything to avoid?", "alcohol"],
] as const;

test.describe("a search that was typed", () => {
  test.beforeEach(async ({ page }, info) => {
    await page.goto("/");
    if (hasJavaScript(info.project.name)) await hydrated(page);
    await typeBrief(page, gardener);
    await page.getByRole("textbox", { name: "Anything to avoid?" }).fill("alcohol");
    await page.getByRole("radio", { name: "USA" }).check();
  });

  test.afterEach(async ({ page }) => {
    for (const [name, value] of fields) {
      await expect(page.getByRole("textbox", { name })).toHaveValue(value);
    }
    await expect(page.getByRole("radio", { name: "USA" })).toBeChecked();
  });

  test("is there after Back from its results", async ({ page }, info) => {
    await search(page, hasJavaScript(info.project.name));
    await back(page);
  });

  test("is there after Back from another page", async ({ page }) => {
    await page.getByRole("link", { name: "About Us" }).click();
    await page.waitForURL("/about");
    await back(page);
  });
});

test.describe("before scripts are there", { tag: "@javascript" }, () => {
  for (const [what, press] of [
    ["cookies", "Accept"],
    ["theme", "Use the light theme"],
  ] as const) {
    test(`a form for ${what} loses nothing that was typed`, async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/build/**/*.js", async (route) => {
        await released;
        await route.continue();
      });
      await page.goto("/", { waitUntil: "commit" });
      await typeBrief(page, gardener);
      await page.getByRole("checkbox", { name: "Email me the results" }).check();
      await page.getByRole("textbox", { name: "Email", exact: true }).fill("ada@example.com");
      await page.getByRole("button", { name: press }).click();
      await expect(page.getByRole("button", { name: press })).toBeHidden();
      release();
      await hydrated(page);
      await expect(page.getByRole("textbox", { name: "Interests" })).toHaveValue("Gardening, Tea");
      // Addresses are not kept in a browser that others may use (drafts.spec.ts).
      await expect(page.getByRole("textbox", { name: "Email", exact: true })).toHaveValue("");
      await expect(page.getByRole("checkbox", { name: "Email me the results" })).toBeChecked();
    });
  }
});
