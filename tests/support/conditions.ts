import type { BrowserContext, Page } from "playwright/test";
import { type Server, startServer } from "./server";

/** Kilobit a second to bytes a second, as the DevTools protocol counts. */
const BYTES_PER_KBIT = 1000 / 8;

/**
 * Waits until a page that is in use has the code that waits for a connection and sends again, which
 * replaces `fetch` (docs/decisions/084-a-lost-connection-is-a-wait.md).
 */
export async function codeForWaiting(page: Page): Promise<void> {
  await page.dispatchEvent("main", "focusin");
  await page.waitForFunction(() => !String(window.fetch).includes("[native code]"));
}

/** Takes the connection of all pages of a context away until the answer is called. */
export async function offline(context: BrowserContext): Promise<() => Promise<void>> {
  await Promise.all(context.pages().map(codeForWaiting));
  await context.setOffline(true);
  return () => context.setOffline(false);
}

/** Slows what a page loads from now on to `kbits` kilobit a second, by default a poor mobile connection. */
export async function slow(page: Page, kbits = 50): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: kbits * BYTES_PER_KBIT,
    uploadThroughput: kbits * BYTES_PER_KBIT,
  });
}

/** Ends a server at once, as a crash would, and starts it again with its data on the same port. */
export async function restart(server: Server, stateDir: string): Promise<Server> {
  const { port } = new URL(server.origin);
  await server.kill();
  return startServer({ stateDir, port: Number(port) });
}

/** Opens the page's address in a second tab of the same browser. */
export async function secondTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  return tab;
}

/** Presses the browser's Back button and waits until the page before it is shown. */
export async function back(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "domcontentloaded" });
}
