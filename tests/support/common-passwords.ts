import { env } from "cloudflare:test";
import { beforeAll } from "vitest";

/** Loads the passwords that guessers try first, for a test file. */
export function withCommonPasswords(): void {
  beforeAll(async () => {
    await env.DB.batch(env.TEST_COMMON_PASSWORDS.map((sql) => env.DB.prepare(sql)));
  });
}
