import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The project's folder. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** npm as it is installed beside Node, for commands that npm did not start. */
const NPM = fileURLToPath(
  new URL("../lib/node_modules/npm/bin/npm-cli.js", pathToFileURL(process.execPath)),
);

/** The programs that the commands run, each as arguments for Node. */
const TOOLS = {
  database: ["--import", "tsx", "workers/cli/local-database.ts"],
  npm: [process.env.npm_execpath ?? NPM],
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
  // The explorer would serve the local database at /cdn-cgi/explorer.
  X_LOCAL_EXPLORER: "false",
};

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** Time between the first signal and SIGKILL. Every command has to end within 5 s of a signal. */
const GRACE_MS = 3_000;
const running = new Set<ChildProcess>();
let codeOnSignal = 1;
let isEnding = false;
let isHandlingSignals = false;

/**
 * Sets the exit code after SIGINT, SIGTERM or SIGHUP: 0 for a server, which ends in no other way.
 */
export function exitOnSignalWith(code: number): void {
  codeOnSignal = code;
}

/** Starts a tool in its own process group, so that all its child processes can be ended with it. */
export function startTool(tool: Tool, args: string[], env: NodeJS.Dict<string> = {}): ChildProcess {
  handleSignals();
  const child = spawn(process.execPath, ["workers/cli/guard.mjs", ...TOOLS[tool], ...args], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, NODE_ENV: "production", ...QUIET, ...env },
    stdio: "pipe",
  });
  running.add(child);
  return child;
}

/**
 * Runs a tool to its end, or ends it after `limitMinutes`; returns its exit code, and what it
 * printed to stdout and stderr. Ended at its limit, its code is 1 and the last line says so.
 */
export async function runTool(
  tool: Tool,
  args: string[],
  env: NodeJS.Dict<string> = {},
  limitMinutes = 10,
) {
  const child = startTool(tool, args, env);
  const output: string[] = [];
  child.stdout?.on("data", (chunk) => output.push(String(chunk)));
  child.stderr?.on("data", (chunk) => output.push(String(chunk)));
  let isOverLimit = false;
  const limit = setTimeout(() => {
    isOverLimit = true;
    endGroup(child, "SIGINT");
  }, limitMinutes * 60_000);
  const code = await exitCode(child);
  clearTimeout(limit);
  if (isOverLimit) output.push(`\nEnded: ${tool} ran for ${limitMinutes} minutes.`);
  return { code: isOverLimit ? 1 : code, output: output.join("").trim() };
}

/**
 * The exit code of a tool. Never resolves once this process is ending, because end() stops its
 * tools.
 */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (isEnding) return;
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Ends the whole process group: with `signal`, then with SIGKILL after the grace period. */
export async function endGroup(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM") {
  const deadline = Date.now() + GRACE_MS;
  signalGroup(child, signal);
  while (signalGroup(child, 0) && Date.now() < deadline) await sleep(30);
  signalGroup(child, "SIGKILL");
  running.delete(child);
}

/**
 * Sends a signal to the process group; false if it has no process left. Signal 0 only tests that.
 */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (child.pid === undefined) return false;
  try {
    return process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}

async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  // Playwright ends its browsers and its server on SIGINT only.
  await Promise.all([...running].map((child) => endGroup(child, "SIGINT")));
  process.exit(codeOnSignal);
}

/**
 * Called by startTool, not on import: test runners import this file and handle signals themselves.
 */
function handleSignals(): void {
  if (isHandlingSignals) return;
  isHandlingSignals = true;
  for (const signal of SIGNALS) process.on(signal, end);
  process.on("exit", () => {
    for (const child of running) signalGroup(child, "SIGKILL");
  });
  // npm killed with SIGKILL forwards no signal, but this process then gets another parent.
  const npm = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid === npm || end(), 500).unref();
  }
}
