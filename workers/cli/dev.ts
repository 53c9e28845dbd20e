import { statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { forgetBuild } from "./build";
import { prepareDatabase } from "./database";
import { freePort, requirePort } from "./ports";
import { exitCode, exitOnSignalWith, pause, ROOT, startTool } from "./processes";
import { serve } from "./serve";
import { readSettings, type Settings, writeEnvFile } from "./settings";
import { Stop } from "./stop";

const ENV = { NODE_ENV: "development" };
const FIRST_BUILD_WITHIN_MS = 60_000;

/**
 * Serves the sources: Remix rebuilds build/index.js on every change, and wrangler, which watches
 * that file and workers/, reloads. `remix dev` is not used, because it closes wrangler's stdin.
 */
export async function dev(): Promise<void> {
  exitOnSignalWith(0);
  const settings = readSettings();
  await requirePort(settings.port);
  await prepareDatabase(settings.stateDir);
  forgetBuild();
  const begun = Date.now();
  const watcher = startTool("remix", ["watch"], ENV);
  for (const stream of [watcher.stdout, watcher.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", (line) => console.log(line));
  }
  const death = exitCode(watcher).then(() => {
    throw new Stop("remix watch ended by itself.");
  });
  await Promise.race([firstBuild(begun), death]);
  const server = startTool("wrangler", await devArgs(settings), ENV);
  await Promise.race([serve(settings, server), death]);
}

async function devArgs(settings: Settings): Promise<string[]> {
  const { port, stateDir } = settings;
  return [
    ...["dev", "--ip", "127.0.0.1", "--port", String(port)],
    ...["--inspector-port", String(await freePort()), "--persist-to", stateDir],
    // A named file also keeps wrangler from reading .dev.vars itself.
    ...["--env-file", writeEnvFile(settings), "--show-interactive-dev-session=false"],
  ];
}

async function firstBuild(since: number): Promise<void> {
  const file = join(ROOT, "build/index.js");
  const deadline = since + FIRST_BUILD_WITHIN_MS;
  while ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < since) {
    if (Date.now() > deadline) throw new Stop("The app could not be built; mend it and try again.");
    await pause(100);
  }
}
