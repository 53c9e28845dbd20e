import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, vi } from "vitest";

type TestEnv = { DB: D1Database; TEST_MIGRATIONS: D1Migration[] };

// Test files share one runtime, because it takes long to load, but no stored data.
beforeAll(async () => {
  const { DB, TEST_MIGRATIONS } = env as unknown as TestEnv;
  await reset();
  await applyD1Migrations(DB, TEST_MIGRATIONS);
});

// A call of console.error fails the test.
beforeEach(() => {
  const error = vi.spyOn(console, "error");
  return () => {
    const calls = [...error.mock.calls];
    error.mockReset();
    expect(calls, "console.error was called").toEqual([]);
  };
});
