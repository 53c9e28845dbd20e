import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, vi } from "vitest";

type TestEnv = { DB: D1Database; TEST_MIGRATIONS: D1Migration[] };

// The files of a worker share its runtime, which takes long to load, but nothing that is stored.
beforeAll(async () => {
  const { DB, TEST_MIGRATIONS } = env as unknown as TestEnv;
  await reset();
  await applyD1Migrations(DB, TEST_MIGRATIONS);
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
