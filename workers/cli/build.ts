import { rmSync } from "node:fs";
import { join } from "node:path";
import { fingerprint, readStamp, writeStamp } from "./fingerprint";
import { joinChunks } from "./join-chunks";
import { drawPictures } from "./pictures";
import { ROOT } from "./processes";
import { mustRun, step } from "./steps";
import { writeWorkerOptions } from "./worker-options";

/** The bundled Worker, the same file that is deployed. */
export const WORKER = "build/worker/app.js";

const STAMP = join(ROOT, "build/.ribbon-sources");
const SOURCES = ["app", "db", "workers", "public", "remix.config.js", "wrangler.toml"];
const CONFIGURATION = ["tsconfig.json", "package.json", "package-lock.json"];
/** Of the commands those that change what is built. */
const STEPS = [
  "workers/cli/build.ts",
  "workers/cli/join-chunks.ts",
  "workers/cli/worker-options.ts",
];

/**
 * Builds the pictures, the browser's files and the Worker, unless their sources are unchanged since the last
 * build.
 */
export async function build(): Promise<void> {
  await drawPictures();
  const files = fingerprint(
    [...SOURCES, ...CONFIGURATION, ...STEPS],
    ["public/build", "public/sample", "workers/cli"],
  );
  // What is built names the folder.
  const sources = `${ROOT}\n${files}`;
  if (readStamp(STAMP) === sources) return;
  await step("Build", async () => {
    markBuildStale();
    rmSync(join(ROOT, "public/build"), { recursive: true, force: true });
    await mustRun("remix", ["build"], { failure: "The app could not be built." });
    await joinChunks();
    await mustRun("wrangler", ["deploy", "--dry-run", "--outdir", "build/worker"], {
      failure: "The Worker could not be bundled.",
    });
    await writeWorkerOptions(WORKER, "wrangler.toml");
    writeStamp(STAMP, sources);
  });
}

/** Makes the next build() run even with unchanged sources; call it before build/ is overwritten. */
export function markBuildStale(): void {
  rmSync(STAMP, { force: true });
}
