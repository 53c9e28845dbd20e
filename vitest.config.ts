import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { catalogueSql } from "./db/catalogue/sql";
import { CONFIG_NAMES } from "./workers/config";

export default defineConfig({
  resolve: {
    alias: {
      "~": fileURLToPath(new URL("./app", import.meta.url)),
      // Named by react-email's renderer, which Ribbon leaves out, and only there in React 19.
      "react-dom/server.edge": "react-dom/server.browser",
    },
  },
  plugins: [
    cloudflareTest(async () => ({
      main: "./build/worker/app.js",
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: {
          // An empty value counts as absent: what .dev.vars says is not for tests.
          ...Object.fromEntries(CONFIG_NAMES.map((name) => [name, ""])),
          APP_ENV: "local",
          SESSION_SECRET: "a secret that only unit tests know",
          TEST_MIGRATIONS: await readD1Migrations("migrations"),
          TEST_CATALOGUE: catalogueSql().statements,
        },
      },
    })),
  ],
  test: {
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/support/upstreams/global-setup.ts"],
    setupFiles: ["tests/support/unit-setup.ts"],
    silent: "passed-only",
    // Loading the Worker takes longer than most files; unit-setup.ts empties what they share.
    isolate: false,
    maxWorkers: "100%",
    // A test waits for what it expects, not for a fast machine: passwords are hashed in earnest.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
