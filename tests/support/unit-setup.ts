import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, vi } from "vitest";

type TestEnv = { DB: D1Database; TEST_MIGRATIONS: D1Migration[] };

// Test files share one runtime, because it takes long to load, but no stored data. A reset leaves a
// database as it is while a request of the previous file still holds it, so its tables are dropped.
beforeAll(async () => {
  const { DB, TEST_MIGRATIONS } = env as unknown as TestEnv;
  await reset();
  await dropTables(DB);
  await applyD1Migrations(DB, TEST_MIGRATIONS);
  // Without any, no new password is taken; withCommonPasswords() loads all of them.
  await DB.exec("INSERT INTO common_password VALUES ('password')");
});

async function dropTables(db: D1Database): Promise<void> {
  const { results } = await db
    .prepare(
      `SELECT name FROM sqlite_master
       WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'
         AND name NOT GLOB 'catalogue_search_*' ORDER BY rowid DESC`,
    )
    .all<{ name: string }>();
  if (results.length === 0) return;
  await db.batch([
    db.prepare("PRAGMA defer_foreign_keys = on"),
    ...results.map(({ name }) => db.prepare(`DROP TABLE "${name}"`)),
  ]);
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
