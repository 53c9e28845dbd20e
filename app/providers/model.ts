import type { z } from "zod";
import type { CallGuard } from "~/domain/upstream/call-guard";
import type { Spend } from "~/domain/upstream/spending";
import { UpstreamError } from "~/domain/upstream/upstream-error";
import { reasonForStatus, retryAfterMs } from "./http-errors";
import { jsonElements } from "./json-elements";

/** An OpenAI-compatible endpoint; `baseUrl` defaults to OpenAI's. */
export type ModelSettings = { apiKey: string; baseUrl?: string; model: string };

/** The SDK, loaded at its first use because only searches need it, not pages. */
export const loadSdk = () => Promise.all([import("ai"), import("@ai-sdk/openai")]);

type Question = {
  system: string;
  prompt: string;
  /** The schema of an element, for the endpoint's structured output. */
  element: z.ZodTypeAny;
  /** A property that every element has, by which it is found in the text. */
  key: string;
};

/** Abort a stream that stalls this long between two chunks. */
const STALLED_MS = 10_000;
/**
 * How long to read on after the last wanted element, for the token usage at the end of the stream.
 */
const DRAIN_MS = 1_500;

/**
 * Makes one call to the model and yields the elements of its response, unvalidated, each as soon as
 * it is complete. An element that the caller rejects with `next(false)` does not count towards
 * `wanted`. Reads the text instead of the SDK's element stream, which ends without an error on a
 * code fence, on prose and on a broken connection
 * (docs/decisions/024-model-answers-read-as-a-stream-of-text.md). Throws an `UpstreamError`,
 * possibly after some elements.
 */
export async function* askModel(
  { apiKey, baseUrl, model }: ModelSettings,
  { system, prompt, element, key }: Question,
  {
    guard,
    signal,
    spend,
    wanted,
  }: { guard: CallGuard; signal: AbortSignal; spend: Spend; wanted: number },
): AsyncGenerator<Record<string, unknown>, void, boolean | undefined> {
  const admission = await guard.admit();
  if ("refused" in admission) throw new UpstreamError(admission.refused);
  const [{ Output, streamText }, { createOpenAI }] = await loadSdk();
  spend({ modelCalls: 1 });
  const enough = new AbortController();
  const { fullStream } = streamText({
    // Not the Responses API, which compatible endpoints do not have.
    model: createOpenAI({ apiKey, baseURL: baseUrl, headers: { "User-Agent": "Ribbon" } }).chat(
      model,
    ),
    system,
    prompt,
    output: Output.array({ element }),
    // The search event log counts the tries.
    maxRetries: 0,
    timeout: { chunkMs: STALLED_MS },
    abortSignal: AbortSignal.any([signal, enough.signal]),
    // The SDK would write the error, and with it the request, to the console.
    onError: () => {},
  });
  const elements = jsonElements(key);
  let given = 0;
  try {
    for await (const part of fullStream) {
      if (part.type === "error") throw part.error;
      if (part.type === "abort" && !enough.signal.aborted) throw new UpstreamError("timeout");
      if (part.type === "finish") spend(tokensOf(part.totalUsage));
      if (part.type !== "text-delta") continue;
      for (const found of given < wanted ? elements.feed(part.text) : []) {
        if (given < wanted && (yield found) !== false) given += 1;
      }
      if (elements.overflowed()) enough.abort();
      // The rest is read only for the token usage.
      if (given >= wanted) setTimeout(() => enough.abort(), DRAIN_MS);
    }
  } catch (error) {
    // A broken connection arrives as an error part or as an exception, depending on its timing.
    throw asUpstreamError(error, signal);
  }
  if (given === 0) throw new UpstreamError("nonsense");
}

function tokensOf({
  inputTokens = 0,
  outputTokens = 0,
}: {
  inputTokens?: number;
  outputTokens?: number;
}) {
  return { inputTokens, outputTokens };
}

/** Maps an SDK error by its status; drops its message, which may contain the request. */
function asUpstreamError(error: unknown, signal: AbortSignal): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (signal.aborted) return new UpstreamError("timeout");
  if (typeof error !== "object" || error === null) return new UpstreamError("unavailable");
  const { statusCode, responseHeaders, name } = error as {
    statusCode?: number;
    responseHeaders?: Record<string, string>;
    name?: string;
  };
  if (statusCode !== undefined && statusCode >= 300) {
    return new UpstreamError(reasonForStatus(statusCode), retryAfterMs(responseHeaders ?? {}));
  }
  return new UpstreamError(
    name === "AbortError" || name === "TimeoutError" ? "timeout" : "unavailable",
  );
}
