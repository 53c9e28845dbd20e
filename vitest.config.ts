import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { commonPasswordsSql } from "./db/common-passwords";
import { routePaths } from "./tests/support/route-paths";
import { serveCatalogue } from "./tests/support/serve-catalogue";
import { CONFIG_NAMES } from "./workers/config";

export default defineConfig({
  resolve: {
    alias: {
      "~": fileURLToPath(new URL("./app", import.meta.url)),
      // react-email's renderer imports it, but only React 19 has it. Ribbon does not use that
      // renderer.
      "react-dom/server.edge": "react-dom/server.browser",
    },
  },
  plugins: [
    cloudflareTest(async () => ({
      main: "./build/worker/app.js",
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        serviceBindings: { TEST_CATALOGUE: serveCatalogue() },
        bindings: {
          // Empty values count as absent, so that tests do not depend on .dev.vars.
          ...Object.fromEntries(CONFIG_NAMES.map((name) => [name, ""])),
          APP_ENV: "local",
          SESSION_SECRET: "a secret that only unit tests know",
          TEST_MIGRATIONS: await readD1Migrations("migrations"),
          TEST_COMMON_PASSWORDS: commonPasswordsSql(),
          TEST_PATHS: routePaths(),
          FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? "",
          FUZZ_SEED: process.env.FUZZ_SEED ?? "",
        },
      },
    })),
  ],
  test: {
    include: ["tests/unit/**/*.test.{ts,tsx}", "tests/fuzz/*.test.ts"],
    globalSetup: ["tests/support/upstreams/global-setup.ts"],
    setupFiles: ["tests/support/unit-setup.ts"],
    // Vitest waits for every log to be acknowledged, and an object that a test file leaves behind
    // never is: the run would not end.
    disableConsoleIntercept: true,
    // Loading the Worker takes longer than most test files, so they share one runtime;
    // unit-setup.ts empties its storage (docs/decisions/062-unit-tests-in-one-workerd-runtime.md).
    isolate: false,
    maxWorkers: "100%",
    // Tests hash passwords at full cost and share one thread, which takes long on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
