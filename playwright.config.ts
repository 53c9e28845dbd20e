import { defineConfig, devices } from "playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./tests/support/chromium";
import { withoutConfig } from "./tests/support/without-config";
import { freePort } from "./workers/cli/ports";

// Each test worker loads this file again and inherits the port from the first load.
process.env.RIBBON_E2E_PORT ??= String(await freePort());
const PORT = process.env.RIBBON_E2E_PORT;
const STATE_DIR = ".cache/e2e";
const baseURL = `http://localhost:${PORT}`;

const browser = {
  ...devices["Desktop Chrome"],
  baseURL,
  launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  locale: "en-GB",
  timezoneId: "Europe/London",
  // Nothing moves while a journey looks; what does is a test of its own (home.spec.ts).
  contextOptions: { reducedMotion: "reduce" },
} as const;

export default defineConfig({
  testDir: "tests/e2e",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test waits for what it expects, however busy the machine is.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  globalSetup: "./tests/support/prepared-state.ts",
  // docs/decisions/063-journeys-run-twice.md
  projects: [
    { name: "javascript", grepInvert: /@no-javascript\b/, use: browser },
    {
      name: "no-javascript",
      grepInvert: /@javascript\b/,
      use: { ...browser, javaScriptEnabled: false },
    },
  ],
  webServer: {
    command: `rm -rf ${STATE_DIR} && exec node workers/cli/run.mjs start`,
    env: { ...withoutConfig(), PORT, STATE_DIR },
    url: `${baseURL}/health`,
    timeout: 300_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
