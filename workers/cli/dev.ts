import { relative } from "node:path";
import { forgetBuild } from "./build";
import { prepareDatabase } from "./database";
import { freePort, requirePort } from "./ports";
import { exitOnSignalWith, ROOT, startTool } from "./processes";
import { serve } from "./serve";
import { readSettings, type Settings, writeEnvFile } from "./settings";

/**
 * Serves the sources: Remix rebuilds on every change and tells open pages, once wrangler, which
 * watches the build and workers/, has the new one (workers/app.ts says when).
 */
export async function dev(): Promise<void> {
  exitOnSignalWith(0);
  const settings = readSettings();
  await requirePort(settings.port);
  await prepareDatabase(settings.stateDir);
  forgetBuild();
  const command = ["node node_modules/wrangler/bin/wrangler.js", ...(await wranglerArgs(settings))];
  const args = ["--manual", "--port", String(await freePort()), "-c", command.join(" ")];
  const env = { NODE_ENV: "development", NO_COLOR: "1" };
  await serve(settings, startTool("remix", ["dev", ...args], env));
}

async function wranglerArgs({ port, ...settings }: Settings): Promise<string[]> {
  // Remix splits the command at spaces that are not escaped.
  const path = (file: string) => (relative(ROOT, file) || ".").replaceAll(" ", "\\ ");
  return [
    ...["dev", "--ip", "127.0.0.1", "--port", String(port)],
    ...["--inspector-port", String(await freePort()), "--persist-to", path(settings.stateDir)],
    // A named file also keeps wrangler from reading .dev.vars itself.
    ...["--env-file", path(writeEnvFile({ port, ...settings }))],
    "--show-interactive-dev-session=false",
  ];
}
