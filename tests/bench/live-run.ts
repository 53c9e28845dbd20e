import type { Suggestion } from "~/domain/search/suggestion";
import { type Server, startServer } from "../support/server";
import { upstreamWorld } from "../support/upstreams/client";
import { startUpstreams } from "../support/upstreams/server";

/** Latency in ms of one idea of the model, a retail search, a product's details, one review of a call. */
export const LATENCY = { idea: 1_000, search: 2_000, detail: 1_500, review: 500 };

/** Ribbon as `npm start` serves it, with both real providers against loopback services. */
export async function withLiveServer<T>(
  work: (server: Server, world: ReturnType<typeof upstreamWorld>) => Promise<T>,
): Promise<T> {
  const upstreams = await startUpstreams();
  const world = upstreamWorld(upstreams.origin);
  const server = await startServer({
    stateDir: `.cache/bench-live-${process.pid}`,
    env: {
      OPENAI_API_KEY: "sk-bench",
      OPENAI_BASE_URL: world.openai,
      RAINFOREST_API_KEY: "bench",
      RAINFOREST_BASE_URL: world.rainforest,
      // Ceilings that are never reached, because without any nothing would be counted.
      DAILY_MODEL_CALLS: "1000000",
      DAILY_RETAIL_CALLS: "1000000",
    },
  });
  try {
    return await work(server, world);
  } finally {
    await server.stop();
    upstreams.stop();
  }
}

/** workerd closes idle connections after five seconds, just as one may be used again. */
const OWN_CONNECTION = { Connection: "close" };

export type Brief = { recipientType: string; interests: string; region?: string };

/** Starts a search and listens to its end: ms from the request to each event's arrival. */
export async function timeSearch({ origin }: Server, brief: Brief) {
  const begun = performance.now();
  const started = await fetch(`${origin}/api/giftsearch/enqueue`, {
    method: "POST",
    headers: { ...OWN_CONNECTION, "Content-Type": "application/json" },
    body: JSON.stringify({ age: 62, occasion: "Birthday", budget: 50, ...brief }),
  });
  const { uid } = (await started.json()) as { uid: string };
  const times: Record<string, number[]> = {};
  const events = await fetch(`${origin}/giftsearch/${uid}/events`, { headers: OWN_CONNECTION });
  const reader = events.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) break;
    text += decoder.decode(chunk.value, { stream: true });
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) {
      const type = line.match(/^event: (.*)/)?.[1];
      if (type) times[type] = [...(times[type] ?? []), performance.now() - begun];
    }
  }
  const answer = await fetch(`${origin}/api/giftsearch/${uid}`, { headers: OWN_CONNECTION });
  return { uid, times, suggestions: (await answer.json()) as Suggestion[] };
}
