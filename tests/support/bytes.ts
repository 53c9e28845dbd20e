import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright";

const KIB = 1024;

/** The most JavaScript that a page loads before it is used, in bytes over the wire (docs/decisions/055-small-pages.md). */
export const MOST_SCRIPT = { home: 100 * KIB, results: 115 * KIB, savedGifts: 125 * KIB };

export type Bytes = { js: number; css: number };

/**
 * Counts what a page loads from here on, each address once; returns a function that ends the count and adds
 * it up, in bytes.
 */
export function countBytes(page: Page): () => Promise<Bytes & { scripts: number }> {
  const files = new Map<string, Promise<Bytes>>();
  const count = (response: Response) => {
    const type = response.headers()["content-type"] ?? "";
    const kind = /javascript/.test(type) ? "js" : /css/.test(type) ? "css" : null;
    if (kind === null || files.has(response.url())) return;
    // Gzipped here, because the local server does not compress.
    const size = response.body().then((body) => gzipSync(body).length);
    files.set(
      response.url(),
      size.then((bytes) => ({ js: 0, css: 0, [kind]: bytes })),
    );
  };
  page.on("response", count);
  return async () => {
    page.off("response", count);
    const all = await Promise.all(files.values());
    const sum = (kind: keyof Bytes) => all.reduce((total, bytes) => total + bytes[kind], 0);
    return { js: sum("js"), css: sum("css"), scripts: all.filter(({ js }) => js > 0).length };
  };
}
