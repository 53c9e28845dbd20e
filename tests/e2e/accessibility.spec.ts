import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright/test";
import { expect, haveAccount, signIn, test } from "../support/accounts";
import { finishedSearch, OPEN_SCREENS, OWN_SCREENS, ownCookie } from "../support/screens";
import { hydrated } from "../support/test";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Each screen in both themes, on a phone and on a desk. */
const VIEWS = [
  { theme: "dark", width: 1440, height: 900 },
  { theme: "light", width: 360, height: 780 },
] as const;
const OTHER_VIEWS = [
  { theme: "light", width: 1440, height: 900 },
  { theme: "dark", width: 320, height: 640 },
  { theme: "dark", width: 768, height: 1024 },
  { theme: "light", width: 1920, height: 1080 },
] as const;

type View = (typeof VIEWS | typeof OTHER_VIEWS)[number];

async function show(page: Page, path: string, view: View, consent = "essential") {
  const url = test.info().project.use.baseURL ?? "";
  await page.setViewportSize(view);
  await page
    .context()
    .addCookies([ownCookie("theme", view.theme, url), ownCookie("cookie-consent", consent, url)]);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

/** What axe has to say of the page. */
async function violations(page: Page): Promise<string[]> {
  // By the debugger, which the page's Content-Security-Policy does not concern.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (tags): Promise<AxeResults> =>
      (window as unknown as { axe: typeof import("axe-core") }).axe.run({ runOnly: tags }),
    RULES,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" ")}`);
}

/** Nothing for axe to say, nothing cut off sideways, one of each landmark and one h1. */
async function expectAccessible(page: Page) {
  expect.soft(await violations(page)).toEqual([]);
  const sideways = () => document.documentElement.scrollWidth - window.innerWidth;
  expect.soft(await page.evaluate(sideways), "scrolls sideways by").toBeLessThanOrEqual(0);
  for (const role of ["banner", "main", "contentinfo"] as const) {
    await expect.soft(page.getByRole(role)).toHaveCount(1);
  }
  await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
}

test.describe("axe finds nothing on", { tag: "@javascript" }, () => {
  for (const [name, path] of Object.entries(OPEN_SCREENS)) {
    test(name, async ({ page }) => {
      for (const view of VIEWS) {
        await show(page, path, view);
        await expectAccessible(page);
      }
    });
  }

  test("home and results at every width and in every theme", async ({ page, request }) => {
    test.slow();
    const results = await finishedSearch(request);
    for (const view of [...VIEWS, ...OTHER_VIEWS]) {
      for (const path of ["/", results]) {
        await show(page, path, view);
        await expectAccessible(page);
      }
    }
  });

  test("the cookie prompt and the overlay", async ({ page }) => {
    for (const view of VIEWS) {
      await show(page, "/", view, "not chosen");
      await expect(page.getByRole("button", { name: "Decline" })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Decline" }).click();
      await expect(page.getByRole("dialog", { name: "You've declined cookies" })).toBeFocused();
      expect(await violations(page)).toEqual([]);
    }
  });

  test("a refused form, the dialog before a search, an open menu", async ({ page }) => {
    for (const view of VIEWS) {
      await show(page, OPEN_SCREENS["home, filled"], view);
      await hydrated(page);
      await page.getByRole("textbox", { name: "Age" }).fill("");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("textbox", { name: "Age" }).fill("62");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }
  });

  test("the screens of a signed-in person", async ({ page, request }) => {
    test.slow();
    await signIn(page, (await haveAccount(request)).email);
    for (const path of Object.values(OWN_SCREENS)) {
      for (const view of VIEWS) {
        await show(page, path, view);
        await expectAccessible(page);
      }
    }
  });
});
