import type { z } from "zod";
import { UpstreamError } from "~/domain/upstream/upstream-error";
import { readBounded } from "~/lib/read-bounded";
import { reasonForStatus, retryAfterMs } from "./http-errors";

/** Reject larger responses; a product page has a tenth of this size. */
const MAX_RESPONSE_BYTES = 900_000;

/**
 * Fetches JSON and parses it with a schema. Every failure is an `UpstreamError`; none carries the
 * address, which may hold a key, or the upstream's message.
 */
export async function fetchJson<S extends z.ZodTypeAny>(
  address: string | URL,
  init: RequestInit,
  schema: S,
): Promise<z.output<S>> {
  let response: Response;
  let text: string | null = null;
  try {
    response = await fetch(address, {
      ...init,
      headers: { "User-Agent": "Ribbon", ...init.headers },
    });
    if (response.ok) text = await readBounded(response.body, MAX_RESPONSE_BYTES);
    else await response.body?.cancel();
  } catch {
    throw new UpstreamError(init.signal?.aborted ? "timeout" : "unavailable");
  }
  if (!response.ok) {
    throw new UpstreamError(reasonForStatus(response.status), retryAfterMs(response.headers));
  }
  try {
    return schema.parse(JSON.parse(text ?? ""));
  } catch {
    throw new UpstreamError("nonsense");
  }
}
