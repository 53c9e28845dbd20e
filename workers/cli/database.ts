import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { catalogueSql } from "../../db/catalogue/sql";
import { COMMON_PASSWORDS, commonPasswordsSql } from "../../db/common-passwords";
import { fingerprint, readStamp, writeStamp } from "./fingerprint";
import { ROOT } from "./processes";
import { mustRun, step } from "./steps";

/** Not in build/, which is emptied by a build that may run at the same time. */
const DATA = ".cache/data.sql";

/**
 * Applies the migrations and loads the catalogue and the common passwords into a local database,
 * unless up to date.
 * docs/decisions/094-local-database-without-wrangler.md
 */
export async function prepareDatabase(stateDir: string): Promise<void> {
  // In the folder of the database, so that deleting it deletes the stamps too.
  const stamp = (name: string) => join(stateDir, "v3/d1", `ribbon-${name}`);
  const versions = {
    migrations: fingerprint(["migrations"]),
    catalogue: fingerprint(["db/catalogue", "db/pictures"]),
    passwords: fingerprint([
      "db/common-passwords.ts",
      `node_modules/${COMMON_PASSWORDS}/package.json`,
    ]),
  };
  const stale = Object.entries(versions).filter(([name, at]) => readStamp(stamp(name)) !== at);
  if (stale.length === 0) return;
  const parts = stale.map(([name]) => name);
  await step(`Local database (${parts.join(", ")})`, () =>
    mustRun("database", [stateDir, ...parts], {
      failure: "The local database could not be prepared.",
    }),
  );
  for (const [name, at] of stale) writeStamp(stamp(name), at);
}

/** Applies the migrations to the deployed database. */
export async function applyMigrations(): Promise<void> {
  await mustRun("wrangler", ["d1", "migrations", "apply", "DB", "--remote"], {
    failure: "The migrations could not be applied.",
  });
}

/** Replaces the knowledge, the sample catalogue and the common passwords of the deployed database. */
export async function loadData(): Promise<void> {
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  writeFileSync(join(ROOT, DATA), dataFile());
  await mustRun("wrangler", ["d1", "execute", "DB", "--yes", "--remote", "--file", DATA], {
    failure: "The catalogue could not be loaded.",
  });
}

const dataFile = () =>
  [...catalogueSql(), ...commonPasswordsSql()]
    .map((statement) => `${statement.trim().replace(/;$/, "")};\n`)
    .join("");
