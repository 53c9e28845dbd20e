// The door of every npm script. Plain JavaScript without dependencies, because it installs them.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Commands, each with its file and the function there. */
const COMMANDS = {
  start: ["start", "start"],
  dev: ["dev", "dev"],
  build: ["build", "build"],
  format: ["check", "format"],
  lint: ["check", "lint"],
  typecheck: ["check", "typecheck"],
  check: ["check", "check"],
  test: ["test", "test"],
  "test:unit": ["test", "unit"],
  "test:e2e": ["test", "endToEnd"],
  "db:generate": ["database", "generateMigration"],
  bench: ["bench", "bench"],
  deploy: ["deploy", "deploy"],
};
const root = fileURLToPath(new URL("../..", import.meta.url));

const [name = "", ...args] = process.argv.slice(2);
try {
  requireNode();
  const [file, run] = COMMANDS[name] ?? stop(unknown(name));
  process.chdir(root);
  await installDependencies();
  const { register } = await import("tsx/esm/api");
  register();
  const command = await import(`./${file}.ts`);
  await command[run](args);
} catch (error) {
  console.error(error?.name === "Stop" ? error.message : error);
  process.exitCode = 1;
}

function unknown(command) {
  return `No command '${command}'; there are ${Object.keys(COMMANDS).join(", ")}.`;
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Ribbon needs Node 20.19 or newer, and this is ${process.versions.node}.`);
}

async function installDependencies() {
  const lock = readFileSync("package-lock.json");
  const wanted = createHash("sha256").update(lock).digest("hex");
  const stamp = "node_modules/.ribbon-lock";
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  if (!isInstalled(JSON.parse(lock.toString()).packages)) {
    console.log("Installing the locked dependencies (npm ci) …");
    const begun = Date.now();
    // NODE_ENV=production would leave the build tools out.
    const { code, output } = await run("npm", ["ci", "--include=dev", "--no-progress"]);
    if (code !== 0) stop(`${output.trim()}\nThe dependencies could not be installed.`);
    console.log(
      `Installed the locked dependencies in ${((Date.now() - begun) / 1000).toFixed(1)} s`,
    );
  }
  writeFileSync(stamp, wanted);
}

/** Whether npm itself left exactly the locked versions (somebody ran npm ci by hand). */
function isInstalled(locked) {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(record)) return false;
  const { packages: installed } = JSON.parse(readFileSync(record, "utf8"));
  const paths = Object.keys(locked).filter((path) => path !== "");
  return (
    Object.keys(installed).every((path) => installed[path].version === locked[path]?.version) &&
    paths.every((path) => installed[path] || locked[path].optional)
  );
}

function run(file, parameters) {
  const child = spawn(file, parameters, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  const pass = (signal) => {
    child.kill(signal);
    process.exitCode = 1;
  };
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve) => {
    const end = (code, more = "") => {
      for (const signal of signals) process.off(signal, pass);
      resolve({ code, output: output + more });
    };
    child.on("error", (error) => end(1, `npm could not be run: ${error.message}`));
    child.on("close", (code) => end(code ?? 1));
  });
}

function stop(message) {
  throw Object.assign(new Error(message), { name: "Stop" });
}
