import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { writeStamp } from "./fingerprint";
import { endGroup, exitCode } from "./processes";
import type { Settings } from "./settings";
import { Stop } from "./stop";

const READY_WITHIN_MS = 60_000;

/**
 * Prints "Ready on …" once the server is healthy. Throws a Stop if it is not in time, or if it ends by
 * itself. processes.ts handles signals.
 */
export async function serve({ port, stateDir }: Settings, server: ChildProcess) {
  const unexpectedEnd = exitCode(server).then(() => {
    throw new Stop("The server ended by itself.");
  });
  unexpectedEnd.catch(() => {});
  // The process group to kill, for tests that crash the server.
  writeStamp(join(stateDir, "server.group"), String(server.pid));
  const output = watchOutput(server);
  try {
    await Promise.race([untilHealthy(port), unexpectedEnd]).catch((error) => {
      for (const line of output.lines) console.error(line);
      throw error;
    });
    output.release();
    console.log(`Ready on http://localhost:${port}`);
    return await unexpectedEnd;
  } finally {
    await endGroup(server);
  }
}

async function untilHealthy(port: number): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  let problem = "no response";
  while (Date.now() < deadline) {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(`http://127.0.0.1:${port}/health`, { signal }).catch(() => null);
    if (response?.status === 200) return;
    if (response) problem = `status ${response.status}`;
    await sleep(50);
  }
  throw new Stop(`The server was not healthy within ${READY_WITHIN_MS / 1000} s: ${problem}.`);
}

/** Collects the server's output until `release()`, then prints it except for the access log. */
function watchOutput(server: ChildProcess) {
  const lines: string[] = [];
  let show = (line: string) => {
    lines.push(line);
  };
  for (const stream of [server.stdout, server.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", (line) => show(line));
  }
  const release = () => {
    show = (line) => {
      if (line.trim() && !line.startsWith("[wrangler:info]")) console.log(line);
    };
  };
  return { lines, release };
}
