import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { catalogueSql } from "../../db/catalogue/sql";
import { fingerprint, readStamp, writeStamp } from "./fingerprint";
import { ROOT } from "./processes";
import { mustRun, step } from "./steps";

/** Not in build/, which is emptied by a build that may run at the same time. */
const CATALOGUE = ".cache/catalogue.sql";

/**
 * Applies the migrations and loads the sample catalogue into a local database, unless up to date.
 */
export async function prepareDatabase(stateDir: string): Promise<void> {
  // In the folder of the database, so that deleting it deletes the stamps too.
  const stamp = (name: string) => join(stateDir, "v3/d1", `ribbon-${name}`);
  const target = ["--local", "--persist-to", stateDir];
  const migrations = fingerprint(["migrations"]);
  if (readStamp(stamp("migrations")) !== migrations) {
    await step("Migrations", () => applyMigrations(target));
    writeStamp(stamp("migrations"), migrations);
  }
  const { version } = catalogueSql();
  if (readStamp(stamp("catalogue")) !== version) {
    await step("Sample catalogue", () => loadCatalogue(target));
    writeStamp(stamp("catalogue"), version);
  }
}

/**
 * Applies the migrations. `target` is wrangler's choice of database: `--remote`, or `--local` and
 * its path.
 */
export async function applyMigrations(target: string[]): Promise<void> {
  await mustRun("wrangler", ["d1", "migrations", "apply", "DB", ...target], {
    failure: "The migrations could not be applied.",
  });
}

/** Replaces the sample catalogue; `target` as for applyMigrations. */
export async function loadCatalogue(target: string[]): Promise<void> {
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  writeFileSync(join(ROOT, CATALOGUE), catalogueFile());
  await mustRun("wrangler", ["d1", "execute", "DB", "--yes", ...target, "--file", CATALOGUE], {
    failure: "The sample catalogue could not be loaded.",
  });
}

const catalogueFile = () =>
  catalogueSql()
    .statements.map((statement) => `${statement.trim().replace(/;$/, "")};\n`)
    .join("");
