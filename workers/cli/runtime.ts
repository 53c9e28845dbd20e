import { dirname, join, resolve } from "node:path";
import { Log, LogLevel, Miniflare } from "miniflare";
import { listenInFront } from "./front";
import { bindingText, readSettings } from "./settings";
import { readWorkerOptions } from "./worker-options";

const [script = "", configFile = ""] = process.argv.slice(2);

/** The interval of the cron trigger in wrangler.toml. */
const CRON_EVERY_MS = 5 * 60_000;

/** A way out that reaches public addresses alone (docs/decisions/102-a-gift-from-any-shop.md). */
const PUBLIC_NETWORK = { network: { allow: ["public"], tlsOptions: { trustBrowserCas: true } } };

/**
 * Serves a bundled Worker in workerd, with the bindings of its wrangler.toml and the configuration of
 * this process. docs/decisions/007-miniflare-for-npm-start.md explains why it is not `wrangler dev`.
 */
async function run(): Promise<void> {
  const { port, stateDir, proxyHeader, config } = readSettings();
  const isPublic = config.APP_ENV === "production";
  const options = readWorkerOptions(script);
  const runtime = new Miniflare({
    ...options,
    host: "127.0.0.1",
    port: isPublic ? 0 : port,
    rootPath: dirname(resolve(configFile)),
    defaultPersistRoot: join(stateDir, "v3"),
    log: new Log(LogLevel.WARN),
    // Listed here, so that Miniflare does not search the bundle for imports: it is one file.
    modules: [{ type: "ESModule", path: resolve(script) }],
    modulesRoot: dirname(resolve(script)),
    bindings: bindingText(config),
    // What visitors name is fetched from there: a public name may lead to a private address.
    ...(isPublic && { serviceBindings: { ...options.serviceBindings, PUBLIC_NETWORK } }),
  });
  const end = async () => {
    await runtime.dispose();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, end);
  const target = await runtime.ready;
  if (!isPublic) return;
  await listenInFront({ port, target, proxyHeader, origin: config.APP_ORIGIN ?? "" });
  // On a local run only POST /dev/cron runs the scheduled work.
  callOnSchedule(runtime);
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
