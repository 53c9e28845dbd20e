/**
 * A D1 that counts round trips, those of them that write, and rows read. It supports what Drizzle calls: `batch` and `raw`.
 */
export function countingD1(d1: D1Database) {
  const counter = { trips: 0, writes: 0, rowsRead: new Map<string, number>() };
  const verbs = new WeakMap<object, string>();
  const count = (statements: object[], results: D1Result[]) => {
    counter.trips += 1;
    if (results.some(({ meta }) => meta.rows_written > 0)) counter.writes += 1;
    for (const [place, { meta }] of results.entries()) {
      const verb = verbs.get(statements[place] ?? {}) ?? "";
      counter.rowsRead.set(verb, (counter.rowsRead.get(verb) ?? 0) + (meta.rows_read ?? 0));
    }
  };
  const counted = (statement: D1PreparedStatement, verb: string): D1PreparedStatement => {
    const proxy: D1PreparedStatement = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => counted(target.bind(...values), verb);
        if (name === "raw") {
          return async () => {
            const result = await target.all<Record<string, unknown>>();
            count([proxy], [result]);
            // all() merges columns of the same name, so a select runs once more with raw().
            return verb === "select"
              ? target.raw()
              : result.results.map((row) => Object.values(row));
          };
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    verbs.set(proxy, verb);
    return proxy;
  };
  const proxy = new Proxy(d1, {
    get(target, name) {
      if (name === "prepare") {
        return (query: string) =>
          counted(target.prepare(query), query.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? "");
      }
      if (name === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements);
          count(statements, results);
          return results;
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    d1: proxy,
    get trips() {
      return counter.trips;
    },
    get writes() {
      return counter.writes;
    },
    get rowsRead() {
      return [...counter.rowsRead.values()].reduce((sum, rows) => sum + rows, 0);
    },
    /** The rows read by statements of one kind: `select`, `update`, `insert` or `delete`. */
    rowsReadBy: (verb: string) => counter.rowsRead.get(verb) ?? 0,
  };
}
