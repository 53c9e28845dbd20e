import { rmSync } from "node:fs";
import { join } from "node:path";
import { fingerprint, readStamp, writeStamp } from "./fingerprint";
import { ROOT } from "./processes";
import { must, step } from "./steps";

/** The Worker as it deploys, in one file. */
export const WORKER = "build/worker/app.js";

const STAMP = join(ROOT, "build/.ribbon-sources");
const SOURCES = ["app", "db", "workers", "public", "remix.config.js", "wrangler.toml"];
const CONFIGURATION = ["tsconfig.json", "package.json", "package-lock.json"];

/** Builds the browser's files and the Worker, if their sources changed since the last time. */
export async function build(): Promise<void> {
  const sources = fingerprint([...SOURCES, ...CONFIGURATION], ["public/build", "workers/cli"]);
  if (readStamp(STAMP) === sources) return;
  await step("Build", async () => {
    forgetBuild();
    rmSync(join(ROOT, "public/build"), { recursive: true, force: true });
    await must("remix", ["build"], { failure: "The app could not be built." });
    await must("wrangler", ["deploy", "--dry-run", "--outdir", "build/worker"], {
      failure: "The Worker could not be bundled.",
    });
    writeStamp(STAMP, sources);
  });
}

/** Makes the next build happen, whatever the sources: build/ holds something else now. */
export function forgetBuild(): void {
  rmSync(STAMP, { force: true });
}
