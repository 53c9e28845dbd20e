import { build, WORKER } from "./build";
import { prepareDatabase } from "./database";
import { requireFreePort } from "./ports";
import { exitOnSignalWith, startTool } from "./processes";
import { serve } from "./serve";
import { readSettings } from "./settings";

/** Serves the production build on this machine. */
export async function start(): Promise<void> {
  exitOnSignalWith(0);
  const settings = readSettings();
  await requireFreePort(settings.port);
  await Promise.all([build(), prepareDatabase(settings.stateDir)]);
  await serve(settings, startTool("runtime", [WORKER, "wrangler.toml"]));
}
