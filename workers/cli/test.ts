import { ensureChromium } from "../../tests/support/chromium";
import { build } from "./build";
import { type Count, runChecks, runCounted, summarise, testUnit } from "./check";
import { step } from "./steps";

type Report = { stats: { expected: number; unexpected: number } };

/** What `npm run check` does, then the journeys in a browser. Arguments go to those. */
export async function test(args: string[]): Promise<void> {
  await prepareBrowser();
  summarise(await runChecks(), await testEndToEnd(args));
}

/** The unit tests alone: all, or those of the files named. */
export async function unit(files: string[]): Promise<void> {
  await build();
  summarise(await testUnit(files));
}

/** The journeys alone: all, or those that the arguments for Playwright select. */
export async function endToEnd(args: string[]): Promise<void> {
  await prepareBrowser();
  await build();
  summarise(await testEndToEnd(args));
}

async function prepareBrowser(): Promise<void> {
  process.env.CHROMIUM_PATH = await step("Chromium", ensureChromium);
}

function testEndToEnd(args: string[]): Promise<Count> {
  const read = ({ stats }: Report) => ({ passed: stats.expected, failed: stats.unexpected });
  return step("End-to-end tests", () =>
    runCounted("playwright", ["test", "--reporter=list,json", ...args], {
      name: "end-to-end tests",
      report: ".cache/playwright.json",
      read,
    }),
  );
}
