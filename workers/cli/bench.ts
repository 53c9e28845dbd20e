import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build";
import { ROOT } from "./processes";
import { Stop } from "./stop";

const FOLDER = join(ROOT, "tests/bench");
const ENDING = ".bench.ts";

/** Runs one benchmark, or all of them in the order of their names; each prints its own table. */
export async function bench([name]: string[]): Promise<void> {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).sort() : [];
  const names = files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -9));
  if (name && !names.includes(name)) {
    throw new Stop(`No benchmark '${name}'; there are: ${names.join(", ") || "none yet"}.`);
  }
  await build();
  for (const chosen of name ? [name] : names) {
    console.log(`\n${chosen}`);
    const file = pathToFileURL(join(FOLDER, `${chosen}${ENDING}`)).href;
    const module: { bench: () => Promise<void> } = await import(file);
    await module.bench();
  }
}
