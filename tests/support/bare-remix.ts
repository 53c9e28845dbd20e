import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../workers/cli/processes";
import { must } from "../../workers/cli/steps";
import { withWrangler } from "./wrangler";

/** Inside the project, so that it finds the same packages. */
const FOLDER = join(ROOT, ".cache/bench/bare");

/** Builds the bare Remix page of tests/bench/bare, and serves it as Ribbon is served. */
export async function withBareRemix<T>(work: (origin: string) => Promise<T>): Promise<T> {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(join(ROOT, "tests/bench/bare"), FOLDER, { recursive: true });
  for (const name of ["remix.config.js", "package.json"]) {
    cpSync(join(ROOT, name), join(FOLDER, name));
  }
  await must("remix", ["build", FOLDER], { failure: "The bare page could not be built." });
  const bundle = join(FOLDER, "build/worker");
  const config = ["--config", join(FOLDER, "wrangler.toml")];
  await must("wrangler", ["deploy", "--dry-run", ...config, "--outdir", bundle], {
    failure: "The bare page could not be bundled.",
  });
  const state = ["--persist-to", join(FOLDER, "state")];
  return withWrangler([join(bundle, "worker.js"), "--no-bundle", ...config, ...state], work);
}
