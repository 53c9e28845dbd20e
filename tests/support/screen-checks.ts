import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import { HtmlValidate } from "html-validate";
import type { Page } from "playwright/test";
import { ownCookie } from "./screens";
import { expect, test } from "./test";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const EVERYTHING: RunOptions = {
  runOnly: [...WCAG, "best-practice"],
  rules: { "target-size": { enabled: true } },
};

/** Phone, tablet, desk and wide screen, each in both themes. */
const VIEWS = [360, 768, 1440, 1920].flatMap((width) =>
  (["dark", "light"] as const).map((theme) => ({ theme, width })),
);

const MAIL_VIEWS = [
  ["light", 700],
  ["dark", 390],
] as const;

/** A desk at 400 % (WCAG 1.4.10), which is narrower than any phone. */
const ZOOMED = { width: 320, height: 256 };

/** What a reader may set for themselves (WCAG 1.4.12). */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // A matter of taste, not of validity: a menu's summary is told to be a button.
    "prefer-native-element": "off",
  },
});

/** Opens a screen: valid HTML from the server, and accessible in every theme and width. */
export async function expectGoodScreen(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect.soft(await htmlErrors((await answer?.text()) ?? ""), `HTML of ${path}`).toEqual([]);
  await expectAccessible(page, path);
}

/** Opens a mail of the gallery: nothing for axe to say, nothing cut off. */
export async function expectGoodMail(page: Page, path: string): Promise<void> {
  // Without the header that keeps every script, axe too, out of a mail.
  await page.route(`**${path}`, async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ body, contentType: "text/html" });
  });
  await page.goto(path);
  for (const [colorScheme, width] of MAIL_VIEWS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const where = `${path}, ${colorScheme}, ${width} px`;
    expect.soft(await violations(page, { runOnly: WCAG }), where).toEqual([]);
    expect.soft(await sideways(page), `${where} scrolls sideways by`).toBeLessThanOrEqual(0);
  }
}

/** What html-validate says of a document. */
async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`);
}

/**
 * The screen as it stands: nothing for axe to say, one of each landmark and one h1, and nothing cut
 * off sideways, be it zoomed in or with wider text. Behind a dialog the landmarks are hidden.
 */
export async function expectAccessible(page: Page, name: string, dialog = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const { theme, width } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const where = `${name}, ${theme}, ${width} px`;
    expect.soft(await violations(page, EVERYTHING), where).toEqual([]);
    expect.soft(await sideways(page), `${where} scrolls sideways by`).toBeLessThanOrEqual(0);
  }
  if (!dialog) {
    for (const role of ["banner", "main", "contentinfo"] as const) {
      await expect.soft(page.getByRole(role), name).toHaveCount(1);
    }
    await expect.soft(page.getByRole("heading", { level: 1 }), name).toHaveCount(1);
  }
  await page.setViewportSize(ZOOMED);
  expect.soft(await sideways(page), `${name} at 400 % scrolls by`).toBeLessThanOrEqual(0);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, TEXT_SPACING);
  expect.soft(await sideways(page), `${name}, text spaced, scrolls by`).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** What axe has to say of the page, by rule and place. */
async function violations(page: Page, only: RunOptions): Promise<string[]> {
  // By the debugger, which the page's Content-Security-Policy does not concern.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (options): Promise<AxeResults> =>
      (window as unknown as { axe: typeof import("axe-core") }).axe.run(options),
    only,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" ")}`);
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Puts the prompt about cookies aside, which has a test of its own. */
export async function chooseEssentialCookies(page: Page): Promise<void> {
  const url = test.info().project.use.baseURL ?? "";
  await page.context().addCookies([ownCookie("cookie-consent", "essential", url)]);
}
