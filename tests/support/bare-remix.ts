import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../workers/cli/processes";
import { mustRun } from "../../workers/cli/steps";
import { withOtherWorker } from "./other-worker";

/** Inside the project, so that it uses the same packages. */
const FOLDER = join(ROOT, ".cache/bench/bare");

/** Builds the bare Remix page in tests/bench/bare and serves it like Ribbon. */
export async function withBareRemix<T>(work: (origin: string) => Promise<T>): Promise<T> {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(join(ROOT, "tests/bench/bare"), FOLDER, { recursive: true });
  for (const name of ["remix.config.js", "package.json"]) {
    cpSync(join(ROOT, name), join(FOLDER, name));
  }
  await mustRun("remix", ["build", FOLDER], { failure: "The bare page could not be built." });
  const paths = { outDir: join(FOLDER, "build/worker"), stateDir: join(FOLDER, "state") };
  const config = join(FOLDER, "wrangler.toml");
  return withOtherWorker({ source: join(FOLDER, "worker.ts"), config, ...paths }, work);
}
