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
  resultTypes: ["violations"],
  rules: { "target-size": { enabled: true } },
};

/** What a theme can change: themes differ in colours alone. */
const COLOURS: RunOptions = {
  runOnly: ["color-contrast", "link-in-text-block"],
  resultTypes: ["violations"],
};

/** What a width can change where the layout's elements are those of a narrower or wider one. */
const SIZES: RunOptions = {
  runOnly: ["color-contrast", "link-in-text-block", "target-size"],
  resultTypes: ["violations"],
  rules: { "target-size": { enabled: true } },
};

/** Phone, tablet, desktop and wide screen. */
const VIEWS = [
  { theme: "dark", width: 360, rules: EVERYTHING },
  { theme: "light", width: 360, rules: COLOURS },
  { theme: "dark", width: 768, rules: SIZES },
  { theme: "dark", width: 1440, rules: EVERYTHING },
  { theme: "light", width: 1440, rules: COLOURS },
  { theme: "dark", width: 1920, rules: SIZES },
];

const MAIL_VIEWS = [
  ["light", 700],
  ["dark", 390],
] as const;

/** A desktop at 400 % zoom (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** The text spacing of WCAG 2.2, 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

/** Opens a screen: valid HTML from the server, and accessible in every theme and width. */
export async function expectGoodScreen(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect.soft(await htmlErrors((await response?.text()) ?? ""), `HTML of ${path}`).toEqual([]);
  await expectAccessible(page, path);
}

/** Opens a mail of the gallery: no axe violations, nothing cut off. */
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
    expect.soft(await violations(page, { runOnly: WCAG }, null), where).toEqual([]);
    expect.soft(await sideways(page), `${where} scrolls sideways by`).toBeLessThanOrEqual(0);
  }
}

/** The errors that html-validate finds in a document. */
async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`);
}

/**
 * Checks the current screen: no axe violations, one of each landmark and one h1, and no horizontal
 * overflow, also zoomed and with wider text spacing. Behind a dialog the landmarks are hidden.
 */
export async function expectAccessible(page: Page, name: string, dialog = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const { theme, width, rules } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const where = `${name}, ${theme}, ${width} px`;
    expect.soft(await violations(page, rules, dialog ? DIALOGS : null), where).toEqual([]);
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

/** A dialog alone: the page behind it is a screen of its own. */
const DIALOGS = "[role=dialog], [role=alertdialog]";

/** The axe violations of the page, or of a part of it, by rule and element. */
async function violations(page: Page, only: RunOptions, part: string | null): Promise<string[]> {
  // Through the debugger, which is exempt from the page's Content-Security-Policy.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    ({ only, part }): Promise<AxeResults> =>
      (window as unknown as { axe: typeof import("axe-core") }).axe.run(part ?? document, only),
    { only, part },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" ")}`);
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Dismisses the cookie prompt, which has its own test. */
export async function chooseEssentialCookies(page: Page): Promise<void> {
  const url = test.info().project.use.baseURL ?? "";
  await page.context().addCookies([ownCookie("cookie-consent", "essential", url)]);
}
