// Runs a command, after the dependencies that it needs are installed.
import "./install.mjs";

/** The commands, each with its file and exported function. */
const COMMANDS = {
  start: ["start", "start"],
  dev: ["dev", "dev"],
  build: ["build", "build"],
  typecheck: ["check", "typecheck"],
  check: ["check", "check"],
  test: ["test", "testAll"],
  "test:unit": ["test", "testUnit"],
  "test:fuzz": ["test", "testFuzz"],
  "test:e2e": ["test", "testEndToEnd"],
  bench: ["bench", "runBenchmarks"],
  pictures: ["readme-pictures", "takePictures"],
  deploy: ["deploy", "deploy"],
  "share-pictures": ["share-pictures", "paintSharePictures"],
};

const [name = "", ...args] = process.argv.slice(2);
const [file, run] = COMMANDS[name] ?? [];
if (!file) {
  console.error(`No command '${name}'; choose from ${Object.keys(COMMANDS).join(", ")}.`);
  process.exit(1);
}
try {
  const { register } = await import("tsx/esm/api");
  register();
  const command = await import(`./${file}.ts`);
  await command[run](args);
} catch (error) {
  console.error(error?.name === "Stop" ? error.message : error);
  process.exitCode = 1;
}
