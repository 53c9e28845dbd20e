import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
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

/** Brings the wanted parts of the local database of `stateDir` up to date. */
async function prepare(): Promise<void> {
  const worker = unstable_readConfig({ config: "wrangler.toml" });
  const { d1Databases } = unstable_getMiniflareWorkerOptions(worker).workerOptions;
  const runtime = new Miniflare({
    modules: true,
    script: "export default {}",
    d1Databases,
    defaultPersistRoot: join(stateDir, "v3"),
  });
  try {
    const db = await runtime.getD1Database("DB");
    if (wanted.includes("migrations")) await migrate(db);
    if (wanted.includes("catalogue")) await runAll(db, catalogueSql());
    if (wanted.includes("passwords")) await runAll(db, commonPasswordsSql());
  } finally {
    await runtime.dispose();
  }
}

async function migrate(db: D1Database): Promise<void> {
  await db.prepare(APPLIED).run();
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
  for (const name of files.sort()) {
    if (applied.has(name)) continue;
    const statements = unstable_splitSqlQuery(readFileSync(join(MIGRATIONS, name), "utf8"));
    const record = db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
    await db.batch([...statements.map((statement) => db.prepare(statement)), record]);
  }
}

/** All statements or none. */
async function runAll(db: D1Database, statements: string[]): Promise<void> {
  await db.batch(statements.map((statement) => db.prepare(statement)));
}

await prepare();
