import { join } from "node:path";
import { endGroup, exitCode, pause, startTool } from "../../workers/cli/processes";
import { must } from "../../workers/cli/steps";
import { benchPort } from "./measure";
import { withoutConfig } from "./without-config";

const READY_WITHIN_MS = 60_000;

type OtherWorker = {
  /** The source, which wrangler bundles to a file of its name in `outDir`. */
  source: string;
  outDir: string;
  /** Its wrangler.toml. */
  config: string;
  stateDir: string;
};

/**
 * Runs work against another Worker than Ribbon's own, served as `npm start` serves that, and ends it
 * whatever happens.
 */
export async function withOtherWorker<T>(
  { source, outDir, config, stateDir }: OtherWorker,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const bundle = ["--dry-run", "--config", config, "--outdir", outDir];
  await must("wrangler", ["deploy", source, ...bundle], {
    failure: "The Worker of a benchmark could not be bundled.",
  });
  const script = join(outDir, source.replace(/^.*\//, "").replace(/\.ts$/, ".js"));
  const port = await benchPort();
  const origin = `http://localhost:${port}`;
  const env = { ...withoutConfig(), PORT: String(port), STATE_DIR: stateDir };
  const server = startTool("runtime", [script, config], env);
  const output: string[] = [];
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on("data", (chunk) => output.push(String(chunk)));
  }
  const fail = (how: string) => new Error(`The server ${how}:\n${output.join("")}`);
  const death = exitCode(server).then(() => {
    throw fail("ended by itself");
  });
  death.catch(() => {});
  try {
    if (!(await Promise.race([answers(origin), death]))) throw fail("did not answer in time");
    return await Promise.race([work(origin), death]);
  } finally {
    await endGroup(server);
  }
}

async function answers(origin: string): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const signal = AbortSignal.timeout(5_000);
    const answer = await fetch(origin, { signal }).catch(() => null);
    if (answer?.ok) return true;
    await pause(100);
  }
  return false;
}
