/** A D1 that counts round trips and the rows they read; for Drizzle, which batches or runs `raw`. */
export function countingD1(d1: D1Database) {
  const counter = { trips: 0, rowsRead: 0 };
  const count = (answers: D1Result[]) => {
    counter.trips += 1;
    for (const { meta } of answers) counter.rowsRead += meta.rows_read ?? 0;
  };
  const counted = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") {
          return (...values: unknown[]) => counted(target.bind(...values));
        }
        if (name === "raw") {
          return async () => {
            const answer = await target.all<Record<string, unknown>>();
            count([answer]);
            return answer.results.map((row) => Object.values(row));
          };
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  const proxy = new Proxy(d1, {
    get(target, name) {
      if (name === "prepare") return (query: string) => counted(target.prepare(query));
      if (name === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          const answers = await target.batch(statements);
          count(answers);
          return answers;
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
    get rowsRead() {
      return counter.rowsRead;
    },
  };
}
