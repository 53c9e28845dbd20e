import { type APIRequestContext, test as base, expect, type Page } from "playwright/test";

/**
 * workerd closes a connection that was idle for five seconds, and a request that is just being sent
 * on it is lost. Browsers send it again; this client does not, so it keeps no connection.
 */
function withoutKeepAlive(request: APIRequestContext): APIRequestContext {
  const send = request.fetch.bind(request);
  request.fetch = (address, options) =>
    send(address, { ...options, headers: { ...options?.headers, Connection: "close" } });
  return request;
}

/** A test whose page may say nothing on console.error and throw nothing. */
export const test = base.extend<{ quietPage: undefined; expectedNoise: RegExp }>({
  // Chromium's own report of an answer that a test wants: 4xx, or a blocked request.
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

/** Whether this project runs with JavaScript. */
export function hasJavaScript(projectName: string): boolean {
  return projectName === "javascript";
}

/** Waits until React listens: a page used earlier works too, but as one without JavaScript. */
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

/** Types a brief into the search form of the page. */
export async function typeBrief(page: Page, typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await page.getByRole("textbox", { name: label }).fill(text);
  }
}

/** Sends the search form, through the dialog where there is one, and waits for the results. */
export async function search(page: Page, javaScript: boolean): Promise<void> {
  if (javaScript) await hydrated(page);
  await page.getByRole("button", { name: "Search" }).click();
  if (javaScript) await page.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL(/\/giftsearch\/[0-9a-f]{64}$/);
}
