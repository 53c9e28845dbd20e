import { rmSync } from "node:fs";
import { type Server, startServer } from "../support/server";
import { upstreamWorld } from "../support/upstreams/client";
import { startUpstreams } from "../support/upstreams/server";

/** Latencies in ms as seen of real services; each search phrase has its own. */
export const REAL = {
  first: 800,
  idea: 1_300,
  search: 2_600,
  searchTo: 9_900,
  detail: 1_500,
  review: 500,
};

type Start = () => Promise<Server>;
export type UpstreamWorld = ReturnType<typeof upstreamWorld>;

/** Lets `work` start servers with a live retailer on loopback, one after another, on the same state. */
export async function withInstantServer(
  { name, model }: { name: string; model: boolean },
  work: (start: Start, world: UpstreamWorld, stateDir: string) => Promise<void>,
): Promise<void> {
  const upstreams = await startUpstreams();
  const world = upstreamWorld(upstreams.origin);
  const stateDir = `.cache/bench-instant-${name}-${process.pid}`;
  const env = {
    RAINFOREST_API_KEY: "bench",
    RAINFOREST_BASE_URL: world.rainforest,
    ...(model && { OPENAI_API_KEY: "sk-bench", OPENAI_BASE_URL: world.openai }),
    // Ceilings that are never reached. Without a ceiling no calls are leased.
    DAILY_MODEL_CALLS: "1000000",
    DAILY_RETAIL_CALLS: "1000000",
  };
  const servers: Server[] = [];
  const start = async () => {
    const server = await startServer({ stateDir, env });
    servers.push(server);
    return server;
  };
  try {
    await work(start, world, stateDir);
  } finally {
    await Promise.all(servers.filter((one) => one.isRunning()).map((one) => one.stop()));
    upstreams.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}
