import { env } from "cloudflare:test";
import { beforeAll } from "vitest";

/** Loads the sample catalogue for a file of tests: only those that look for products pay for it. */
export function withCatalogue(): void {
  beforeAll(async () => {
    await env.DB.batch(env.TEST_CATALOGUE.map((sql) => env.DB.prepare(sql)));
  });
}
