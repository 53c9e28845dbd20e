import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { catalogueSql } from "../../db/catalogue/sql";
import { fingerprint, readStamp, writeStamp } from "./fingerprint";
import { ROOT } from "./processes";
import { must, step } from "./steps";

/** Brings a local database to this version's tables and sample catalogue, if it is not there. */
export async function prepareDatabase(stateDir: string): Promise<void> {
  // Beside the database, so that whoever deletes the one deletes the other.
  const stamp = (name: string) => join(stateDir, "v3/d1", `ribbon-${name}`);
  const place = ["--local", "--persist-to", stateDir];
  const migrations = fingerprint(["migrations"]);
  if (readStamp(stamp("migrations")) !== migrations) {
    await step("Migrations", () => applyMigrations(place));
    writeStamp(stamp("migrations"), migrations);
  }
  const { version } = catalogueSql();
  if (readStamp(stamp("catalogue")) !== version) {
    await step("Sample catalogue", () => loadCatalogue(place));
    writeStamp(stamp("catalogue"), version);
  }
}

export async function applyMigrations(place: string[]): Promise<void> {
  await must("wrangler", ["d1", "migrations", "apply", "DB", ...place], {
    failure: "The migrations could not be applied.",
  });
}

/** Writes a migration for what changed in db/schema. */
export async function generateMigration(args: string[]): Promise<void> {
  const said = await must("drizzle-kit", ["generate", ...args], {
    failure: "The migration could not be generated.",
  });
  console.log(said);
}

export async function loadCatalogue(place: string[]): Promise<void> {
  mkdirSync(join(ROOT, "build"), { recursive: true });
  writeFileSync(join(ROOT, "build/catalogue.sql"), catalogueFile());
  await must(
    "wrangler",
    ["d1", "execute", "DB", "--yes", ...place, "--file", "build/catalogue.sql"],
    {
      failure: "The sample catalogue could not be loaded.",
    },
  );
}

const catalogueFile = () =>
  catalogueSql()
    .statements.map((statement) => `${statement.trim().replace(/;$/, "")};\n`)
    .join("");
