import { relative } from "node:path";
import { markBuildStale } from "./build";
import { prepareDatabase } from "./database";
import { drawPictures } from "./pictures";
import { freePort, requireFreePort } from "./ports";
import { exitOnSignalWith, ROOT, startTool } from "./processes";
import { serve } from "./serve";
import { readSettings, type Settings, writeEnvFile } from "./settings";

/**
 * Serves the sources with live reload. Remix rebuilds the app on each change, wrangler reloads the
 * Worker when build/ or workers/ changes, and logDevReady (workers/app.ts) tells Remix when to reload
 * open pages.
 */
export async function dev(): Promise<void> {
  exitOnSignalWith(0);
  const settings = readSettings();
  await requireFreePort(settings.port);
  await Promise.all([prepareDatabase(settings.stateDir), drawPictures()]);
  markBuildStale();
  const command = ["node node_modules/wrangler/bin/wrangler.js", ...(await wranglerArgs(settings))];
  const args = ["--manual", "--port", String(await freePort()), "-c", command.join(" ")];
  const env = { NODE_ENV: "development", NO_COLOR: "1" };
  await serve(settings, startTool("remix", ["dev", ...args], env));
}

async function wranglerArgs({ port, ...settings }: Settings): Promise<string[]> {
  // Remix splits the command at unescaped spaces.
  const path = (file: string) => (relative(ROOT, file) || ".").replaceAll(" ", "\\ ");
  return [
    ...["dev", "--ip", "127.0.0.1", "--port", String(port)],
    ...["--inspector-port", String(await freePort()), "--persist-to", path(settings.stateDir)],
    // With an explicit file wrangler does not read .dev.vars itself.
    ...["--env-file", path(writeEnvFile({ port, ...settings }))],
    "--show-interactive-dev-session=false",
  ];
}
