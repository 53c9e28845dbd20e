import { env } from "cloudflare:test";
import { beforeAll } from "vitest";

/**
 * Loads the sample catalogue for a test file; called only by files that need it, because it is
 * slow.
 */
export function withCatalogue(): void {
  beforeAll(async () => {
    await env.DB.batch(env.TEST_CATALOGUE.map((sql) => env.DB.prepare(sql)));
  });
}
