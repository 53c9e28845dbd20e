import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build";
import { ROOT, runTool } from "./processes";
import { must, step } from "./steps";
import { Stop } from "./stop";

export type Count = { passed: number; failed: number };

const REPORT = ".cache/vitest.json";

/** Format, lint, types and unit tests. */
export async function check(): Promise<void> {
  summarise(await runChecks());
}

export async function runChecks(): Promise<Count> {
  await step("Format and lint", () =>
    must("biome", ["ci", "--colors=off", "--error-on-warnings", "."], {
      failure: "Failed: format and lint.",
    }),
  );
  const types = () => must("tsc", ["--pretty", "false"], { failure: "Failed: types." });
  await Promise.all([step("Types", types), build()]);
  return step("Unit tests", runUnitTests);
}

async function runUnitTests(): Promise<Count> {
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
  const read = (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  });
  return runCounted("vitest", args, { name: "unit tests", report: REPORT, read });
}

/** Runs tests and reads the counts from the runner's JSON report; throws if any failed. */
export async function runCounted<Report>(
  tool: "vitest" | "playwright",
  args: string[],
  { name, report, read }: { name: string; report: string; read: (report: Report) => Count },
): Promise<Count> {
  const file = join(ROOT, report);
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  rmSync(file, { force: true });
  const env = {
    NODE_ENV: "test",
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
  };
  const { code, output } = await runTool(tool, args, env);
  const count = readCount(file, read);
  if (code === 0 && count?.failed === 0) return count;
  const numbers = count ? `${count.passed} passed, ${count.failed} failed` : "none could run";
  throw new Stop(`${output}\nFailed: ${name}, ${numbers}`);
}

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
