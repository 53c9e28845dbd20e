import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { writeStamp } from "./fingerprint";
import { endGroup, exitCode, pause } from "./processes";
import type { Settings } from "./settings";
import { Stop } from "./stop";

const READY_WITHIN_MS = 60_000;

/** Serves until the server dies, which is then the reason to stop. Signals end it in processes.ts. */
export async function serve({ port, stateDir }: Settings, server: ChildProcess) {
  const death = exitCode(server).then(() => {
    throw new Stop("The server ended by itself.");
  });
  death.catch(() => {});
  // For tests that crash the server: the group to kill.
  writeStamp(join(stateDir, "server.group"), String(server.pid));
  const output = watchOutput(server);
  try {
    await Promise.race([untilHealthy(port), death]).catch((error) => {
      for (const line of output.held) console.error(line);
      throw error;
    });
    output.release();
    console.log(`Ready on http://localhost:${port}`);
    return await death;
  } finally {
    await endGroup(server);
  }
}

async function untilHealthy(port: number): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  let seen = "no answer";
  while (Date.now() < deadline) {
    const signal = AbortSignal.timeout(5_000);
    const answer = await fetch(`http://127.0.0.1:${port}/health`, { signal }).catch(() => null);
    if (answer?.status === 200) return;
    if (answer) seen = `status ${answer.status}`;
    await pause(50);
  }
  throw new Stop(`The server was not healthy within ${READY_WITHIN_MS / 1000} s: ${seen}.`);
}

/** Holds the server's own words back until it is ready; afterwards shows all but its access log. */
function watchOutput(server: ChildProcess) {
  const held: string[] = [];
  let show = (line: string) => {
    held.push(line);
  };
  for (const stream of [server.stdout, server.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", (line) => show(line));
  }
  const release = () => {
    show = (line) => {
      if (line.trim() && !line.startsWith("[wrangler:info]")) console.log(line);
    };
  };
  return { held, release };
}
