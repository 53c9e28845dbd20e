// Runs a Node program and ends its whole process group when the process that started this one is
// gone: the pipe on stdin then closes. (wrangler alone does not always exit then.)
import { spawn } from "node:child_process";

// The child gets a pipe that stays open, because wrangler exits on end of input.
const child = spawn(process.execPath, process.argv.slice(2), {
  stdio: ["pipe", "inherit", "inherit"],
});

child.on("exit", (code) => {
  process.exitCode = code ?? 1;
  process.stdin.destroy();
});
process.stdin.on("end", () => process.kill(0, "SIGKILL")).resume();

// Signals reach the whole group. The guard ignores them, to report the exit code of the program.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
