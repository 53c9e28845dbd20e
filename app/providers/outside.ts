import type { z } from "zod";
import type { AnswerCache } from "~/domain/upstream/answer-cache";
import type { CallGuard } from "~/domain/upstream/call-guard";
import { UpstreamError, type UpstreamReason } from "~/domain/upstream/upstream-error";

/** What a provider needs of the place it runs in. */
export type Outside = { cache: AnswerCache; model: CallGuard; retail: CallGuard };

/** Makes a paid call with leave of its guard, and tells the guard where the upstream had enough. */
export async function guarded<T>(guard: CallGuard, call: () => Promise<T>): Promise<T> {
  const admission = await guard.admit();
  if ("refused" in admission) throw new UpstreamError(admission.refused);
  try {
    const answer = await call();
    if (admission.probe) await guard.close();
    return answer;
  } catch (error) {
    if (error instanceof UpstreamError && error.reason === "quota") {
      await guard.trip({ retryAfterMs: error.retryAfterMs, probe: admission.probe });
    }
    throw error;
  }
}

/** Answers larger than this many characters are no answers: a product page is a tenth of it. */
const LARGEST_ANSWER = 900_000;

/**
 * A JSON answer checked by its schema. Every failure is an `UpstreamError`, and none carries the
 * address (which may hold a key) or the upstream's words.
 */
export async function fetchJson<S extends z.ZodTypeAny>(
  address: string | URL,
  init: RequestInit,
  schema: S,
): Promise<z.output<S>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {
      ...init,
      headers: { "User-Agent": "Ribbon", ...init.headers },
    });
    text = response.ok ? await readBounded(response) : "";
    if (!response.ok) await response.body?.cancel();
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    throw new UpstreamError(init.signal?.aborted ? "timeout" : "unavailable");
  }
  if (!response.ok)
    throw new UpstreamError(reasonOf(response.status), retryAfter(response.headers));
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new UpstreamError("nonsense");
  }
}

async function readBounded(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return text + decoder.decode();
    text += decoder.decode(chunk.value, { stream: true });
    if (text.length <= LARGEST_ANSWER) continue;
    await reader?.cancel();
    throw new UpstreamError("nonsense");
  }
}

/** What a status means to a search: retail and model services agree on these. */
export function reasonOf(status: number): UpstreamReason {
  if (status === 402 || status === 429) return "quota";
  return status >= 400 && status < 500 && status !== 408 ? "refused" : "unavailable";
}

/** Retry-After in milliseconds, given as seconds or as a date. */
export function retryAfter(headers: Headers | Record<string, string>): number | undefined {
  const text = new Headers(headers).get("Retry-After");
  if (!text) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) && ms >= 0 ? ms : undefined;
}
