import type { UpstreamReason } from "~/domain/upstream/upstream-error";

/** The reason for a status outside 200 to 299, the same for retailers and models. */
export function reasonForStatus(status: number): UpstreamReason {
  if (status === 402 || status === 429) return "quota";
  return status >= 400 && status < 500 && status !== 408 ? "refused" : "unavailable";
}

/** `Retry-After` in milliseconds (RFC 9110, section 10.2.3: seconds or a date), if it is valid. */
export function retryAfterMs(headers: Headers | Record<string, string>): number | undefined {
  const text = new Headers(headers).get("Retry-After");
  if (!text) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) && ms >= 0 ? ms : undefined;
}
