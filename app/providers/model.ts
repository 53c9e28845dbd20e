import type { z } from "zod";
import type { CallGuard } from "~/domain/upstream/call-guard";
import type { Spend } from "~/domain/upstream/spending";
import { UpstreamError } from "~/domain/upstream/upstream-error";
import { reasonForStatus, retryAfterMs } from "./http-errors";
import { jsonElements } from "./json-elements";

/** An OpenAI-compatible endpoint; without an address it is OpenAI's own. */
export type ModelSettings = { apiKey: string; baseUrl?: string; model: string };

type Question = {
  system: string;
  prompt: string;
  /** What each element of the answer is, for the endpoint's JSON schema output. */
  element: z.ZodTypeAny;
  /** The property by which an element is known. */
  key: string;
};

/** A stream that says nothing for so long is cut; a slow first word is not. */
const STALLED_MS = 25_000;
/** How long the rest of an answer may take that is only read for its count of tokens. */
const DRAIN_MS = 1_500;

/**
 * Asks the model once and yields the elements of its answer, each the moment it is whole and as the
 * model wrote it: nothing of it is trusted here, and an element answered with `next(false)` does not
 * count towards `wanted`. The SDK's own element stream ends in silence on a code fence, on prose and
 * on a broken connection, so the text is read instead. Throws an `UpstreamError` after what could
 * be had.
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
  // Pages never need the SDK; loading it here keeps them quick.
  const [{ Output, streamText }, { createOpenAI }] = await Promise.all([
    import("ai"),
    import("@ai-sdk/openai"),
  ]);
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
    // The ledger of the search counts the tries.
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
      // What is left is read for its count of tokens alone.
      if (given >= wanted) setTimeout(() => enough.abort(), DRAIN_MS);
    }
  } catch (error) {
    // A connection that breaks comes as a part or as a throw, depending on when.
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

/** The status decides; the SDK's message may hold the request and is dropped. */
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
