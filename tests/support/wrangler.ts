import { freePort } from "../../workers/cli/ports";
import { endGroup, exitCode, pause, startTool } from "../../workers/cli/processes";
import { benchPort } from "./measure";

const READY_WITHIN_MS = 60_000;

/**
 * Runs work against another Worker than Ribbon's own, served with the arguments that come after
 * `wrangler dev`, and ends it whatever happens.
 */
export async function withWrangler<T>(
  args: string[],
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const port = await benchPort();
  const origin = `http://localhost:${port}`;
  const server = startTool("wrangler", [
    ...["dev", ...args, "--ip", "127.0.0.1", "--port", String(port)],
    ...["--inspector-port", String(await freePort()), "--show-interactive-dev-session=false"],
  ]);
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
