import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../workers/cli/ports";
import { ROOT } from "../../workers/cli/processes";
import { beginPrepared } from "./prepared-state";
import { withoutConfig } from "./without-config";

export type Server = {
  origin: string;
  /** The output so far. */
  output: () => string;
  /**
   * Stops it as Ctrl-C (SIGINT) or a process manager (SIGTERM) would; throws if it does not end in
   * 5 s.
   */
  stop: (signal?: "SIGINT" | "SIGTERM") => Promise<void>;
  /** Whether it, or any process that it started, is still running. */
  isRunning: () => boolean;
  /** The id of its process group. */
  group: () => number;
  /** Kills all its processes with SIGKILL, to simulate a crash. */
  kill: () => Promise<void>;
};

/** How soon a server must have ended after SIGINT or SIGTERM, even with work pending. */
const DOWN_WITHIN_MS = 5_000;

type Options = { stateDir: string; port?: number; env?: Record<string, string> };

/**
 * Starts Ribbon as `npm start` does, on a free port, with only the configuration in `env`. Using
 * the same `stateDir` again simulates a restart.
 */
export async function startServer({ stateDir, port, env = {} }: Options): Promise<Server> {
  const folder = isAbsolute(stateDir) ? stateDir : join(ROOT, stateDir);
  const chosen = port ?? (await freePort());
  beginPrepared(folder);
  const child = spawn(process.execPath, ["workers/cli/run.mjs", "start"], {
    cwd: ROOT,
    env: { ...withoutConfig(), ...env, PORT: String(chosen), STATE_DIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const group = () => Number(readFileSync(join(folder, "server.group"), "utf8"));
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes("Ready on ")) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("close", () => reject(new Error(`The server did not start:\n${output}`)));
  });
  return {
    origin: `http://localhost:${chosen}`,
    output: () => output,
    group,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      const late = new Error(`The server was not down ${DOWN_WITHIN_MS} ms after ${signal}.`);
      const timeout = sleep(DOWN_WITHIN_MS, "late", { ref: false });
      if ((await Promise.race([ended, timeout])) === "late") throw late;
    },
    isRunning() {
      try {
        return child.exitCode === null || process.kill(-group(), 0);
      } catch {
        return false;
      }
    },
    async kill() {
      process.kill(-group(), "SIGKILL");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
