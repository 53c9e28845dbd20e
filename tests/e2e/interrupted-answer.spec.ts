import { hydrated, test } from "../support/test";

// Remix reads an answer to its end even after a newer request has replaced it.
test("an answer that was given up for a newer one is no error", {
  tag: "@javascript",
}, async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(async () => {
    const given = new AbortController();
    const stream = new ReadableStream({
      start: (controller) =>
        given.signal.addEventListener("abort", () => controller.error(given.signal.reason)),
    });
    const told = new Promise((resolve) => addEventListener("unhandledrejection", resolve));
    void stream.getReader().read();
    given.abort();
    await told;
  });
  // What the page said comes before the answer to a later question.
  await page.evaluate(() => document.title);
});
