import { execFile } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { Stop } from "../../workers/cli/stop";

/** The one without a window first: it needs a third less of the processor. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const PLACES = [
  "/usr/bin",
  "/usr/local/bin",
  "/snap/bin",
  "/opt/google/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS",
  "/Applications/Chromium.app/Contents/MacOS",
];
const MAC_NAMES = ["Google Chrome", "Chromium"];

/** Stops Chromium's own background requests, which fail without internet access. */
export const CHROMIUM_FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Chromium's sandbox does not work for root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/**
 * The path of an installed Chromium or Chrome, `CHROMIUM_PATH` first; undefined if there is none.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !isProgram(chosen))
    throw new Stop(`CHROMIUM_PATH is not an executable file: ${chosen}`);
  return [chosen, ...installed(NAMES), chromium.executablePath()].find(
    (path) => path && isProgram(path),
  );
}

/** The path of an installed Chromium or Chrome with windows, which alone keeps pages in memory to come back to. */
export function findWholeChromium(): string | undefined {
  return installed(NAMES.filter((name) => !name.endsWith("shell"))).find(isProgram);
}

function installed(names: string[]): string[] {
  const folders = [...(process.env.PATH ?? "").split(":"), ...PLACES].filter(Boolean);
  return [...names, ...MAC_NAMES].flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The path of a Chromium; installs one if there is none. Throws a Stop if that fails. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  await attempt(
    process.execPath,
    ["node_modules/playwright/cli.js", "install", "--only-shell", "chromium"],
    180,
  );
  if (!findChromium()) await installPackage();
  const installed = findChromium();
  if (installed) return installed;
  throw new Stop("No Chromium was found, and none could be installed; set CHROMIUM_PATH to one.");
}

async function installPackage(): Promise<void> {
  const root = process.getuid?.() === 0;
  const run = (args: string[], seconds: number) =>
    root ? attempt("apt-get", args, seconds) : attempt("sudo", ["-n", "apt-get", ...args], seconds);
  const install = (name: string) => run(["install", "--yes", "--no-install-recommends", name], 300);
  const installAny = async () =>
    (await install("chromium-headless-shell")) || (await install("chromium"));
  if (await installAny()) return;
  await run(["update"], 120);
  await installAny();
}

async function attempt(file: string, args: string[], seconds: number): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    await promisify(execFile)(file, args, { timeout: seconds * 1000, env, maxBuffer: 2 ** 26 });
    return true;
  } catch {
    return false;
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
