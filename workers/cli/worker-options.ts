import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { WorkerOptions } from "miniflare";

/**
 * Writes what Miniflare needs to know of a wrangler.toml beside the bundled Worker: the name and the bindings. Each
 * start would else load wrangler, which takes longer than all else of it.
 */
export async function writeWorkerOptions(script: string, configFile: string): Promise<void> {
  const { unstable_getMiniflareWorkerOptions, unstable_readConfig } = await import("wrangler");
  const worker = unstable_readConfig({ config: configFile });
  // Text bindings are those of the process, and wrangler would take secrets from .dev.vars.
  const { bindings: _, ...options } = unstable_getMiniflareWorkerOptions(worker).workerOptions;
  // The name is part of the path of stored Durable Objects; wrangler uses the same.
  writeFileSync(optionsFile(script), JSON.stringify({ ...options, name: worker.name }));
}

/** The options that `writeWorkerOptions` wrote for a bundled Worker. */
export function readWorkerOptions(script: string): WorkerOptions {
  return JSON.parse(readFileSync(optionsFile(script), "utf8"));
}

const optionsFile = (script: string) => join(dirname(script), "worker-options.json");
