// Installs the locked dependencies if they are missing or stale. Plain JavaScript without
// dependencies, because it installs them.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
try {
  requireNode();
  await installDependencies();
} catch (error) {
  console.error(error?.name === "Stop" ? error.message : error);
  process.exit(1);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Ribbon needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

async function installDependencies() {
  const lock = readFileSync("package-lock.json");
  const wanted = createHash("sha256").update(lock).digest("hex");
  const stamp = "node_modules/.ribbon-lock";
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  if (!isInstalled(JSON.parse(lock.toString()).packages)) {
    console.log("Installing the locked dependencies (npm ci) …");
    const begun = Date.now();
    // With NODE_ENV=production npm would omit the build tools.
    const { code, output } = await run("npm", ["ci", "--include=dev", "--no-progress"]);
    if (code !== 0) stop(`${output.trim()}\nThe dependencies could not be installed.`);
    console.log(
      `Installed the locked dependencies in ${((Date.now() - begun) / 1000).toFixed(1)} s`,
    );
  }
  writeFileSync(stamp, wanted);
}

/** Whether node_modules already holds exactly the locked versions, as after `npm ci` by hand. */
function isInstalled(locked) {
  const installedLock = "node_modules/.package-lock.json";
  if (!existsSync(installedLock)) return false;
  const { packages: installed } = JSON.parse(readFileSync(installedLock, "utf8"));
  const paths = Object.keys(locked).filter((path) => path !== "");
  return (
    Object.keys(installed).every((path) => installed[path].version === locked[path]?.version) &&
    paths.every((path) => installed[path] || locked[path].optional)
  );
}

/** Runs a program and collects its output; forwards signals to it. */
function run(file, parameters) {
  const child = spawn(file, parameters, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  const forward = (signal) => {
    child.kill(signal);
    process.exitCode = 1;
  };
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve) => {
    const end = (code, more = "") => {
      for (const signal of signals) process.off(signal, forward);
      resolve({ code, output: output + more });
    };
    child.on("error", (error) => end(1, `npm could not be run: ${error.message}`));
    child.on("close", (code) => end(code ?? 1));
  });
}

/** Throws an error of which only the message is printed, like Stop in stop.ts. */
function stop(message) {
  throw Object.assign(new Error(message), { name: "Stop" });
}
