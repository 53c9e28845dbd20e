import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build";
import { ROOT } from "./processes";
import { Stop } from "./stop";

const FOLDER = join(ROOT, "tests/bench");
const ENDING = ".bench.ts";

/** Runs one benchmark, or all in alphabetical order. Each prints its own table. */
export async function runBenchmarks([name]: string[]): Promise<void> {
  const names = readdirSync(FOLDER)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => basename(file, ENDING))
    .sort();
  if (name && !names.includes(name)) {
    throw new Stop(`No benchmark '${name}'; choose from ${names.join(", ")}.`);
  }
  await build();
  for (const chosen of name ? [name] : names) {
    console.log(`\n${chosen}`);
    const file = pathToFileURL(join(FOLDER, `${chosen}${ENDING}`)).href;
    const module: { bench: () => Promise<void> } = await import(file);
    await module.bench();
  }
}
