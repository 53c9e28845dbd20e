import { Agent } from "node:http";
import { test as base, expect, type Page } from "playwright/test";

// workerd closes connections that were idle for five seconds, and a request that is being sent at that
// moment is lost. Browsers retry it, Playwright's own client does not, and takes no notice of
// 'Connection: close', so that its agent keeps no connection:
// https://nodejs.org/api/http.html#agentkeepsocketalivesocket
Agent.prototype.keepSocketAlive = () => false;

/**
 * Remix logs it when a newer request replaces one whose answer is being read, which loses nothing: the first where Chromium
 * is reading the answer, the second where it is yet to read on.
 */
const REPLACED = /^AbortError: (?:BodyStreamBuffer was aborted|signal is aborted without reason)/;

/** A test that fails if its page logs to console.error or throws. */
export const test = base.extend<{ quietPage: undefined; expectedNoise: RegExp }>({
  // Chromium reports 4xx responses and blocked requests, which some tests provoke.
  expectedNoise: [
    /^Failed to load resource: (net::ERR_FAILED|.* status of 4\d\d)/,
    { option: true },
  ],
  quietPage: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") noise.push(`${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => noise.push(String(error)));
      await use(undefined);
      const unexpected = noise.filter((line) => !expectedNoise.test(line) && !REPLACED.test(line));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Whether a Playwright project runs with JavaScript. */
export function hasJavaScript(projectName: string): boolean {
  return projectName === "javascript";
}

/** Waits until React has hydrated the page. Before that it behaves like one without JavaScript. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector("form[novalidate]");
    const element = form ?? document.querySelector("main");
    const props = Object.entries(element ?? {}).find(([key]) =>
      key.startsWith("__reactProps"),
    )?.[1];
    return form ? Boolean(props?.onSubmit) : Boolean(props);
  });
}

type Typed = Partial<Record<"Recipient" | "Age" | "Occasion" | "Interests" | "Budget", string>>;

export const gardener: Typed = {
  Recipient: "Mother",
  Age: "62",
  Occasion: "Birthday",
  Interests: "Gardening, Tea",
  Budget: "50",
};

/** Types a brief into the search form. */
export async function typeBrief(page: Page, typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await page.getByRole("textbox", { name: label }).fill(text);
  }
}

/** Submits the search form, with JavaScript through the dialog, and waits for the results page. */
export async function search(page: Page, javaScript: boolean): Promise<void> {
  if (javaScript) await hydrated(page);
  await page.getByRole("button", { name: "Search" }).click();
  if (javaScript) await page.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL(/\/giftsearch\/[0-9a-f]{64}$/);
}
