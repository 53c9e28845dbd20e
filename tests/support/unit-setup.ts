import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, vi } from "vitest";

type TestEnv = { DB: D1Database; TEST_MIGRATIONS: D1Migration[] };

// Test files share one runtime, because it takes long to load, but no stored data. A reset does
// nothing to an object that a request of the previous file still holds, so it may take several.
beforeAll(async () => {
  const { DB, TEST_MIGRATIONS } = env as unknown as TestEnv;
  do await reset();
  while (await hasTables(DB));
  await applyD1Migrations(DB, TEST_MIGRATIONS);
});

async function hasTables(db: D1Database): Promise<boolean> {
  const table = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'user'";
  return (await db.prepare(table).first()) !== null;
}

// A call of console.error fails the test.
beforeEach(() => {
  const error = vi.spyOn(console, "error");
  return () => {
    const calls = [...error.mock.calls];
    error.mockReset();
    expect(calls, "console.error was called").toEqual([]);
  };
});
