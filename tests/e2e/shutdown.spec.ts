import { expect, test } from "playwright/test";
import { startSearchByApi } from "../support/screens";
import { startServer } from "../support/server";
import { upstreamWorld } from "../support/upstreams/client";
import { startUpstreams } from "../support/upstreams/server";
import { AT_ONCE } from "../support/upstreams/world";

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  test(
    `${signal} ends a server during a search with an open event stream`,
    {
      tag: "@javascript",
    },
    async ({ request }, info) => {
      const upstreams = await startUpstreams();
      const world = upstreamWorld(upstreams.origin);
      const env = { OPENAI_API_KEY: "test", OPENAI_BASE_URL: world.openai, IDEAS_FIRST: "model" };
      const server = await startServer({ stateDir: info.outputPath("state"), env });
      await world.latency({ ...AT_ONCE, idea: 600_000 });
      const events = await fetch(`${await startSearchByApi(request, server.origin)}/events`);
      const listening = events.text().catch(() => "cut off");
      await expect.poll(async () => (await world.received()).length).toBeGreaterThan(0);

      await server.stop(signal);
      expect(server.isRunning()).toBe(false);
      expect(await listening).not.toContain("event: complete");
      upstreams.stop();
    },
  );
}
