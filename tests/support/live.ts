import { startServer } from "./server";
import { test as base } from "./test";
import { upstreamWorld } from "./upstreams/client";
import { startUpstreams } from "./upstreams/server";

type World = ReturnType<typeof upstreamWorld>;
export type Live = { world: World; origin: string };

/** A server of its own with fake services that behave as the test plans. */
export const test = base.extend<{ live: Live }>({
  live: async ({ page }, use, testInfo) => {
    const upstreams = await startUpstreams();
    const world = upstreamWorld(upstreams.origin);
    const env = {
      OPENAI_API_KEY: "test",
      OPENAI_BASE_URL: world.openai,
      IDEAS_FIRST: "model",
      RAINFOREST_API_KEY: "test",
      RAINFOREST_BASE_URL: world.rainforest,
    };
    const server = await startServer({ stateDir: testInfo.outputPath("state"), env });
    await page.route("https://m.media-amazon.com/**", (route) => route.abort());
    await use({ world, origin: server.origin });
    // An open page would log an error when the server stops.
    await page.close();
    await server.stop();
    upstreams.stop();
  },
});
