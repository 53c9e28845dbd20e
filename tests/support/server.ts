import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { freePort } from "../../workers/cli/ports";
import { ROOT } from "../../workers/cli/processes";
import { withoutConfig } from "./without-config";

export type Server = {
  origin: string;
  /** Ends it as Ctrl-C would. */
  stop: () => Promise<void>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
};

type Options = { stateDir: string; port?: number; env?: Record<string, string> };

/**
 * Starts Ribbon as `npm start` does, on a free port, with no configuration but `env`. The same
 * `stateDir` again is the same machine after a restart.
 */
export async function startServer({ stateDir, port, env = {} }: Options): Promise<Server> {
  const folder = isAbsolute(stateDir) ? stateDir : join(ROOT, stateDir);
  const chosen = port ?? (await freePort());
  const child = spawn(process.execPath, ["workers/cli/run.mjs", "start"], {
    cwd: ROOT,
    env: { ...withoutConfig(), ...env, PORT: String(chosen), STATE_DIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
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
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
    async kill() {
      process.kill(-Number(readFileSync(join(folder, "server.group"), "utf8")), "SIGKILL");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
