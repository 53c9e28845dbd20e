import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import {
  unstable_getMiniflareWorkerOptions,
  unstable_readConfig,
  unstable_splitSqlQuery,
} from "wrangler";
import { catalogueSql } from "../../db/catalogue/sql";
import { commonPasswordsSql } from "../../db/common-passwords";

const MIGRATIONS = "migrations";
/** Where wrangler records what it applied, so that either of the two can go on after the other. */
const APPLIED = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

const [stateDir = "", ...wanted] = process.argv.slice(2);

/** A statement and its values. */
type Statement = [sql: string, ...values: string[]];
/** Runs statements, all or none, and gives the rows of the last. */
type RunAll = (statements: Statement[]) => Promise<{ name: string }[]>;

/** Brings the wanted parts of the local database of `stateDir` up to date. */
async function prepare(): Promise<void> {
  const worker = unstable_readConfig({ config: "wrangler.toml" });
  const { d1Databases } = unstable_getMiniflareWorkerOptions(worker).workerOptions;
  const runtime = new Miniflare({
    modules: [{ type: "ESModule", path: join(import.meta.dirname, "run-statements.mjs") }],
    modulesRoot: import.meta.dirname,
    d1Databases,
    defaultPersistRoot: join(stateDir, "v3"),
  });
  const runAll: RunAll = async (statements) => {
    const body = JSON.stringify(statements);
    const response = await runtime.dispatchFetch("http://database/", { method: "POST", body });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { name: string }[];
  };
  try {
    if (wanted.includes("migrations")) await migrate(runAll);
    if (wanted.includes("catalogue")) await runAll(catalogueSql().map((sql) => [sql]));
    if (wanted.includes("passwords")) await runAll(commonPasswordsSql().map((sql) => [sql]));
  } finally {
    await runtime.dispose();
  }
}

async function migrate(runAll: RunAll): Promise<void> {
  const rows = await runAll([[APPLIED], ["SELECT name FROM d1_migrations"]]);
  const applied = new Set(rows.map(({ name }) => name));
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
  for (const name of files.sort()) {
    if (applied.has(name)) continue;
    const statements = unstable_splitSqlQuery(readFileSync(join(MIGRATIONS, name), "utf8"));
    await runAll([
      ...statements.map((sql): Statement => [sql]),
      ["INSERT INTO d1_migrations (name) VALUES (?)", name],
    ]);
  }
}

await prepare();
