import type { EventLogStore } from "~/domain/search/event-log-store";

/** A text that is another after every change of a search's event log, which exists. */
export function revisionOf(sql: SqlStorage): string {
  // A removal lowers the number of rows; a version is never given again, so no pair comes back with other rows.
  const { version, rows } = sql
    .exec<{ version: number; rows: number }>(
      "SELECT max(version) AS version, count(*) AS rows FROM fact",
    )
    .one();
  return `${version}/${rows}`;
}

/** Keys that begin with a prefix, by the index of keys. */
const UNDER = "key >= ? AND key < ? || char(0x10FFFF)";

/**
 * The event log of a search in the SQLite database of its Durable Object. The first write creates the
 * table; a read does not, so that reading an object without a search stores nothing. `onWrite` runs
 * after each write.
 */
export function sqliteEventLogStore(sql: SqlStorage, onWrite: () => void): EventLogStore {
  const hasTable = () =>
    sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'fact'").toArray()
      .length > 0;

  const entries = (where: string, ...values: (string | number)[]) =>
    hasTable()
      ? sql
          .exec<{ version: number; key: string; value: string }>(
            `SELECT version, key, value FROM fact WHERE ${where} ORDER BY version`,
            ...values,
          )
          .toArray()
          .map((row) => ({ ...row, value: JSON.parse(row.value) as unknown }))
      : [];

  return {
    read(key) {
      if (!hasTable()) return undefined;
      const [row] = sql
        .exec<{ value: string }>("SELECT value FROM fact WHERE key = ?", key)
        .toArray();
      return row && JSON.parse(row.value);
    },
    write(key, value) {
      sql.exec(
        `CREATE TABLE IF NOT EXISTS fact
         (version INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, value TEXT NOT NULL)`,
      );
      sql.exec(
        "INSERT OR REPLACE INTO fact (key, value) VALUES (?, ?)",
        key,
        JSON.stringify(value),
      );
      onWrite();
    },
    remove(key) {
      if (hasTable()) sql.exec("DELETE FROM fact WHERE key = ?", key);
    },
    since: (version) => entries("version > ?", version),
    under: (prefix) => entries(UNDER, prefix, prefix),
    count(prefix) {
      if (!hasTable()) return 0;
      const count = `SELECT count(*) AS count FROM fact WHERE ${UNDER} AND value <> 'null'`;
      return sql.exec<{ count: number }>(count, prefix, prefix).one().count;
    },
    version() {
      if (!hasTable()) return 0;
      const last = "SELECT coalesce(max(version), 0) AS version FROM fact";
      return sql.exec<{ version: number }>(last).one().version;
    },
  };
}
