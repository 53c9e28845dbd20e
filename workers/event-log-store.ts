import type { EventLogStore } from "~/domain/search/event-log-store";
/**
 * The store of a search in its object's SQLite. The table is made by the first write, never by a
 * read: an object that was only asked about must leave nothing behind. `onWrite` runs after each
 * write.
 */
export function sqliteEventLogStore(sql: SqlStorage, onWrite: () => void): EventLogStore {
  const exists = () =>
    sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'fact'").toArray()
      .length > 0;

  return {
    read(key) {
      if (!exists()) return undefined;
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
      if (exists()) sql.exec("DELETE FROM fact WHERE key = ?", key);
    },
    since(version) {
      if (!exists()) return [];
      return sql
        .exec<{ version: number; key: string; value: string }>(
          "SELECT version, key, value FROM fact WHERE version > ? ORDER BY version",
          version,
        )
        .toArray()
        .map((row) => ({ ...row, value: JSON.parse(row.value) as unknown }));
    },
  };
}
