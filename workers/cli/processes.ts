import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** Programs, as what Node is given to run them. */
const TOOLS = {
  biome: ["node_modules/@biomejs/biome/bin/biome"],
  depcruise: ["node_modules/dependency-cruiser/bin/dependency-cruise.mjs"],
  "drizzle-kit": ["node_modules/drizzle-kit/bin.cjs"],
  playwright: ["node_modules/playwright/cli.js"],
  remix: ["node_modules/@remix-run/dev/dist/cli.js"],
  runtime: ["--import", "tsx", "workers/cli/runtime.ts"],
  tsc: ["node_modules/typescript/bin/tsc"],
  vitest: ["node_modules/vitest/vitest.mjs"],
  wrangler: ["node_modules/wrangler/bin/wrangler.js"],
};
export type Tool = keyof typeof TOOLS;

const QUIET = {
  CI: "1",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_LOG_PATH: ".wrangler/logs",
  WRANGLER_SEND_METRICS: "false",
  // Would show the local database to anybody at /cdn-cgi/explorer.
  X_LOCAL_EXPLORER: "false",
};

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** Time to end politely: with it, every command is down within 5 s of a signal. */
const GRACE_MS = 3_000;
const running = new Set<ChildProcess>();
let codeOnSignal = 1;
let ending = false;
let watching = false;

/** The exit code after Ctrl-C or SIGTERM: 0 for a server, whose natural end that is. */
export function exitOnSignalWith(code: number): void {
  codeOnSignal = code;
}

/** Starts a tool in its own process group, so that all it starts can be ended with it. */
export function startTool(tool: Tool, args: string[], env: NodeJS.Dict<string> = {}): ChildProcess {
  watchForTheEnd();
  const child = spawn(process.execPath, ["workers/cli/guard.mjs", ...TOOLS[tool], ...args], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, NODE_ENV: "production", ...QUIET, ...env },
    stdio: "pipe",
  });
  running.add(child);
  return child;
}

/** Runs a tool to its end and keeps what it printed. */
export async function runTool(tool: Tool, args: string[], env: NodeJS.Dict<string> = {}) {
  const child = startTool(tool, args, env);
  const output: string[] = [];
  child.stdout?.on("data", (chunk) => output.push(String(chunk)));
  child.stderr?.on("data", (chunk) => output.push(String(chunk)));
  const code = await exitCode(child);
  return { code, output: output.join("").trim() };
}

/** How a tool ended; never answers once this process is ending, which ends its tools itself. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (ending) return;
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Ends the whole group: politely, then for certain. */
export async function endGroup(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM") {
  const deadline = Date.now() + GRACE_MS;
  signalGroup(child, signal);
  while (signalGroup(child, 0) && Date.now() < deadline) await pause(30);
  signalGroup(child, "SIGKILL");
  running.delete(child);
}

/** Whether the group still had a process to take the signal. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (child.pid === undefined) return false;
  try {
    return process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  // Playwright ends its browsers and its server only on SIGINT.
  await Promise.all([...running].map((child) => endGroup(child, "SIGINT")));
  process.exit(codeOnSignal);
}

/** Not done by merely importing this file: test runners, which do that, mind their own signals. */
function watchForTheEnd(): void {
  if (watching) return;
  watching = true;
  for (const signal of SIGNALS) process.on(signal, end);
  process.on("exit", () => {
    for (const child of running) signalGroup(child, "SIGKILL");
  });
  // A killed npm cannot pass its death on.
  const npm = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid === npm || end(), 500).unref();
  }
}
