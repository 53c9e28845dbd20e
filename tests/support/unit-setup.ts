import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, vi } from "vitest";

type TestEnv = { DB: D1Database; TEST_MIGRATIONS: D1Migration[]; TEST_CATALOGUE: string[] };

beforeAll(async () => {
  const { DB, TEST_MIGRATIONS, TEST_CATALOGUE } = env as unknown as TestEnv;
  await applyD1Migrations(DB, TEST_MIGRATIONS);
  if (TEST_CATALOGUE.length > 0) await DB.batch(TEST_CATALOGUE.map((sql) => DB.prepare(sql)));
});

// What goes wrong quietly fails the test in which it did.
beforeEach(() => {
  const error = vi.spyOn(console, "error");
  return () => {
    const calls = [...error.mock.calls];
    error.mockReset();
    expect(calls, "console.error was called").toEqual([]);
  };
});
