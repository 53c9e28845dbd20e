import type { Suggestion } from "~/domain/search/suggestion";
import { type Server, startServer } from "../support/server";
import { upstreamWorld } from "../support/upstreams/client";
import { startUpstreams } from "../support/upstreams/server";

/**
 * Latencies in ms: of each idea and each review in a model call, a retail search, a product page.
 */
export const LATENCY = { idea: 1_000, search: 2_000, detail: 1_500, review: 500 };

/**
 * Runs `work` against Ribbon as `npm start` serves it, with real providers on local test services.
 */
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
      IDEAS_FIRST: "model",
      RAINFOREST_API_KEY: "bench",
      RAINFOREST_BASE_URL: world.rainforest,
      // Ceilings that are never reached. Without a ceiling no calls are leased.
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

/** workerd closes idle connections after five seconds, which can fail a request being sent. */
const NO_KEEP_ALIVE = { Connection: "close" };

type BriefInput = { recipientType: string; interests: string; region?: string };

/** Runs a search to its end; `times` are ms from the request to each event, by type. */
export async function timeSearch({ origin }: Server, brief: BriefInput) {
  const begun = performance.now();
  const started = await fetch(`${origin}/api/giftsearch/enqueue`, {
    method: "POST",
    headers: { ...NO_KEEP_ALIVE, "Content-Type": "application/json" },
    body: JSON.stringify({ age: 62, occasion: "Birthday", budget: 50, ...brief }),
  });
  const { uid } = (await started.json()) as { uid: string };
  const times: Record<string, number[]> = {};
  const events = await fetch(`${origin}/giftsearch/${uid}/events`, { headers: NO_KEEP_ALIVE });
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
  const response = await fetch(`${origin}/api/giftsearch/${uid}`, { headers: NO_KEEP_ALIVE });
  return { uid, times, suggestions: (await response.json()) as Suggestion[] };
}
