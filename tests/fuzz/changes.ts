import { env } from "cloudflare:test";

/** Tables that a refused write may change: counters of rate limits, and what happened to an account. */
const MAY_CHANGE = new Set(["attempt", "security_event"]);

/** Watches every table of the database; returns a function that tells how many rows were written so far. */
export async function watchChanges(): Promise<() => Promise<number>> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'
       AND name NOT GLOB '_cf_*' AND name NOT GLOB 'catalogue_search*' AND name NOT GLOB 'd1_*'`,
  ).all<{ name: string }>();
  const tables = results.map(({ name }) => name).filter((name) => !MAY_CHANGE.has(name));
  await env.DB.batch([
    env.DB.prepare("CREATE TABLE fuzz_change (count INTEGER NOT NULL)"),
    env.DB.prepare("INSERT INTO fuzz_change VALUES (0)"),
    ...tables.flatMap((table) =>
      ["INSERT", "UPDATE", "DELETE"].map((write) =>
        env.DB.prepare(
          `CREATE TRIGGER "fuzz_${table}_${write}" AFTER ${write} ON "${table}"
             BEGIN UPDATE fuzz_change SET count = count + 1; END`,
        ),
      ),
    ),
  ]);
  return async () =>
    (await env.DB.prepare("SELECT count FROM fuzz_change").first<number>("count")) ?? 0;
}
