import { type APIRequestContext, test as base, expect, type Page } from "playwright/test";

/**
 * workerd closes connections that were idle for five seconds, and a request that is being sent at
 * that moment is lost. Browsers retry it, this client does not, so it uses no keep-alive.
 */
function withoutKeepAlive(request: APIRequestContext): APIRequestContext {
  const send = request.fetch.bind(request);
  request.fetch = (address, options) =>
    send(address, { ...options, headers: { ...options?.headers, Connection: "close" } });
  return request;
}

/** A test that fails if its page logs to console.error or throws. */
export const test = base.extend<{ quietPage: undefined; expectedNoise: RegExp }>({
  // Chromium reports 4xx responses and blocked requests, which some tests provoke.
  expectedNoise: [
    /^Failed to load resource: (net::ERR_FAILED|.* status of 4\d\d)/,
    { option: true },
  ],
  request: async ({ request }, use) => use(withoutKeepAlive(request)),
  page: async ({ page }, use) => {
    withoutKeepAlive(page.request);
    await use(page);
  },
  quietPage: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") noise.push(`${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => noise.push(String(error)));
      await use(undefined);
      expect(noise.filter((line) => !expectedNoise.test(line))).toEqual([]);
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
