import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { endGroup, exitCode, startTool } from "../../workers/cli/processes";
import { mustRun } from "../../workers/cli/steps";
import { writeWorkerOptions } from "../../workers/cli/worker-options";
import { benchPort } from "./measure";
import { withoutConfig } from "./without-config";

const READY_WITHIN_MS = 60_000;

type OtherWorker = {
  /** The TypeScript entry point, which wrangler bundles to a file of the same name in `outDir`. */
  source: string;
  outDir: string;
  /** The path of its wrangler.toml. */
  config: string;
  stateDir: string;
};

/** Runs `work` against a Worker other than Ribbon's, served like `npm start`; always stops it. */
export async function withOtherWorker<T>(
  { source, outDir, config, stateDir }: OtherWorker,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const bundle = ["--dry-run", "--config", config, "--outdir", outDir];
  await mustRun("wrangler", ["deploy", source, ...bundle], {
    failure: "The benchmark's Worker could not be bundled.",
  });
  const script = join(outDir, source.replace(/^.*\//, "").replace(/\.ts$/, ".js"));
  await writeWorkerOptions(script, config);
  const port = await benchPort();
  const origin = `http://localhost:${port}`;
  const env = { ...withoutConfig(), PORT: String(port), STATE_DIR: stateDir };
  const server = startTool("runtime", [script, config], env);
  const output: string[] = [];
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on("data", (chunk) => output.push(String(chunk)));
  }
  const failure = (what: string) => new Error(`The server ${what}:\n${output.join("")}`);
  const unexpectedEnd = exitCode(server).then(() => {
    throw failure("ended by itself");
  });
  unexpectedEnd.catch(() => {});
  try {
    if (!(await Promise.race([isReady(origin), unexpectedEnd])))
      throw failure("did not respond in time");
    return await Promise.race([work(origin), unexpectedEnd]);
  } finally {
    await endGroup(server);
  }
}

async function isReady(origin: string): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(origin, { signal }).catch(() => null);
    if (response?.ok) return true;
    await sleep(100);
  }
  return false;
}
