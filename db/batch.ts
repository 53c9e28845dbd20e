import type { SQLWrapper } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { Db } from "./client";

const dialect = new SQLiteSyncDialect();

/**
 * Runs statements in one transaction and returns the rows of each, keyed by column name. Unlike
 * Drizzle's own batch it accepts raw SQL.
 */
export async function runTogether(
  db: Db,
  statements: SQLWrapper[],
): Promise<Record<string, unknown>[][]> {
  const prepared = statements.map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement.getSQL());
    return db.$client.prepare(sql).bind(...params);
  });
  const results = await db.$client.batch<Record<string, unknown>>(prepared);
  return results.map((result) => result.results);
}
