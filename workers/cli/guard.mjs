// Runs a Node program in its own process group, which ends with it, and also when the process that
// started this one is gone: the pipe on stdin then closes. (wrangler does not always heed that.)
import { spawn } from "node:child_process";

// An open stdin of its own: at EOF wrangler would take its leave.
const child = spawn(process.execPath, process.argv.slice(2), {
  stdio: ["pipe", "inherit", "inherit"],
});

child.on("exit", (code) => {
  process.exitCode = code ?? 1;
  process.stdin.destroy();
});
process.stdin.on("end", () => process.kill(0, "SIGKILL")).resume();

// The signal reaches the whole group; the guard outlives the others to report how it ended.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
