import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build";
import { checkPatterns } from "./patterns";
import { ROOT, runTool } from "./processes";
import { mustRun, step } from "./steps";
import { Stop } from "./stop";

export type Count = { passed: number; failed: number };

const REPORT = ".cache/vitest.json";
const BINDINGS = "worker-configuration.d.ts";

/** Format, lint, types, patterns and unit tests. */
export async function check(): Promise<void> {
  summarise(await runChecks());
}

/** The checks of `npm run check`, cheap ones first. Throws a Stop at the first that fails. */
export async function runChecks(): Promise<Count> {
  await step("Format, lint and imports", () =>
    mustRun("npm", ["run", "--silent", "lint"], { failure: "Failed: format, lint and imports." }),
  );
  await Promise.all([typecheck(), build()]);
  const [count] = await Promise.all([runUnitTests(), checkPatterns()]);
  return count;
}

/** TypeScript, and that worker-configuration.d.ts matches wrangler.toml. */
export async function typecheck(): Promise<void> {
  await step("Types", async () => {
    await requireCurrentBindings();
    await mustRun("tsc", ["--pretty", "false"], { failure: "Failed: types." });
  });
}

/** Not `wrangler types --check`, which reads .dev.vars and so depends on the machine. */
async function requireCurrentBindings(): Promise<void> {
  const read = () => readFileSync(join(ROOT, BINDINGS), "utf8");
  const before = read();
  // The runtime types come from @cloudflare/workers-types.
  const args = ["types", "--include-runtime=false", "--env-file", ".dev.vars.example"];
  await mustRun("wrangler", args, { failure: "The type of the bindings could not be generated." });
  if (read() !== before) throw new Stop(`${BINDINGS} was out of date and has been updated.`);
}

/** Runs the unit tests in workerd: all, or those of the given files, within a number of minutes. */
export async function runUnitTests(files: string[] = [], limitMinutes = 30): Promise<Count> {
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
  const read = (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  });
  const options = { name: "unit tests", report: REPORT, limitMinutes, read };
  return step("Unit tests", () => runCounted("vitest", [...args, ...files], options));
}

/** Runs tests and reads the counts from the runner's JSON report. Throws a Stop if any failed. */
export async function runCounted<Report>(
  tool: "vitest" | "playwright",
  args: string[],
  {
    name,
    report,
    limitMinutes,
    read,
  }: { name: string; report: string; limitMinutes: number; read: (report: Report) => Count },
): Promise<Count> {
  const file = join(ROOT, report);
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  rmSync(file, { force: true });
  const env = {
    NODE_ENV: "test",
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
  };
  const { code, output } = await runTool(tool, args, env, limitMinutes);
  const count = readCount(file, read);
  if (code === 0 && count?.failed === 0) return count;
  const numbers = count
    ? `${count.passed} passed, ${count.failed} failed`
    : "no report was written";
  throw new Stop(`${output}\nFailed: ${name}, ${numbers}`);
}

/** Prints the line `N passed, N failed`. */
export function summarise(...counts: Count[]): void {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
}

function readCount<Report>(file: string, read: (report: Report) => Count): Count | undefined {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
