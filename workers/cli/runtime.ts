import { dirname, join, resolve } from "node:path";
import { Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { bindingText, readSettings } from "./settings";

const [script = "", configFile = ""] = process.argv.slice(2);

/** How often wrangler.toml's trigger calls `scheduled`. */
const CRON_EVERY_MS = 5 * 60_000;

/**
 * The program that serves a bundled Worker in workerd, with the bindings of its wrangler.toml and
 * the settings of its environment. `wrangler dev` would put a proxy before it that answers 503 to a
 * POST whose pooled connection was closed under it (it tries only GET again).
 */
async function run(): Promise<void> {
  const { port, stateDir, config } = readSettings();
  const worker = unstable_readConfig({ config: configFile });
  const { workerOptions } = unstable_getMiniflareWorkerOptions(worker);
  const runtime = new Miniflare({
    ...workerOptions,
    // Names the folders of the objects as wrangler does.
    name: worker.name,
    host: "127.0.0.1",
    port,
    rootPath: dirname(resolve(configFile)),
    defaultPersistRoot: join(stateDir, "v3"),
    log: new Log(LogLevel.WARN),
    // Named, not found by following imports: the bundle is one file.
    modules: [{ type: "ESModule", path: resolve(script) }],
    modulesRoot: dirname(resolve(script)),
    bindings: bindingText(config),
  });
  const end = async () => {
    await runtime.dispose();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, end);
  await runtime.ready;
  // On a local run POST /dev/cron is the clock: nothing happens that nobody asked for.
  if (config.APP_ENV === "production") callOnSchedule(runtime);
}

function callOnSchedule(runtime: Miniflare): void {
  const wait = CRON_EVERY_MS - (Date.now() % CRON_EVERY_MS);
  setTimeout(async () => {
    callOnSchedule(runtime);
    const worker = await runtime.getWorker();
    await worker.scheduled({ scheduledTime: new Date(), cron: "*/5 * * * *" });
  }, wait);
}

await run();
