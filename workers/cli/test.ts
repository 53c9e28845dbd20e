import { ensureChromium } from "../../tests/support/chromium";
import { build } from "./build";
import { type Count, runChecks, runCounted, runUnitTests, summarise } from "./check";
import { step } from "./steps";

type Report = { stats: { expected: number; unexpected: number } };

/** The checks of `npm run check`, then the end-to-end tests. Arguments go to Playwright. */
export async function testAll(args: string[]): Promise<void> {
  await prepareBrowser();
  summarise(await runChecks(), await runEndToEndTests(args));
}

/** The unit tests alone: all, or those of the given files. */
export async function testUnit(files: string[]): Promise<void> {
  await build();
  summarise(await runUnitTests(files));
}

const FUZZ_REQUESTS = "10000";
const FUZZ_MINUTES = 60;

/** Random requests alone, many more than in the unit tests; the argument is the seed. */
export async function testFuzz([seed = ""]: string[]): Promise<void> {
  await build();
  Object.assign(process.env, { FUZZ_REQUESTS, FUZZ_SEED: seed });
  summarise(await runUnitTests(["tests/fuzz"], FUZZ_MINUTES));
}

/** The end-to-end tests alone. Arguments go to Playwright. */
export async function testEndToEnd(args: string[]): Promise<void> {
  await prepareBrowser();
  await build();
  summarise(await runEndToEndTests(args));
}

async function prepareBrowser(): Promise<void> {
  process.env.CHROMIUM_PATH = await step("Chromium", ensureChromium);
}

function runEndToEndTests(args: string[]): Promise<Count> {
  const read = ({ stats }: Report) => ({ passed: stats.expected, failed: stats.unexpected });
  return step("End-to-end tests", () =>
    runCounted("playwright", ["test", "--reporter=list,json", ...args], {
      name: "end-to-end tests",
      report: ".cache/playwright.json",
      limitMinutes: 45,
      read,
    }),
  );
}
