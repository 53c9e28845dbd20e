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
  const death = exitCode(server).then(() => {
    throw new Error(`The server ended by itself:\n${output.join("")}`);
  });
  death.catch(() => {});
  try {
    await Promise.race([untilAnswered(origin), death]);
    return await Promise.race([work(origin), death]);
  } finally {
    await endGroup(server);
  }
}

async function untilAnswered(origin: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(origin).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error("The server did not answer in time.");
}
