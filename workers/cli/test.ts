import { ensureChromium } from "../../tests/support/chromium";
import { type Count, runChecks, runCounted, summarise } from "./check";
import { step } from "./steps";

type Report = { stats: { expected: number; unexpected: number } };

/** Everything: what `npm run check` does, then the journeys in a browser. Arguments go to those. */
export async function test(args: string[]): Promise<void> {
  process.env.CHROMIUM_PATH = await step("Chromium", ensureChromium);
  const checked = await runChecks();
  summarise(checked, await step("End-to-end tests", () => runJourneys(args)));
}

function runJourneys(args: string[]): Promise<Count> {
  const read = ({ stats }: Report) => ({ passed: stats.expected, failed: stats.unexpected });
  return runCounted("playwright", ["test", "--reporter=list,json", ...args], {
    name: "end-to-end tests",
    report: ".cache/playwright.json",
    read,
  });
}
