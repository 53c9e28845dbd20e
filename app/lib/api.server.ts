import type { AppLoadContext } from "@remix-run/cloudflare";
import { methodNotAllowed, tooMany } from "./http.server";

type RateLimitName = Parameters<AppLoadContext["limits"]["secondsToWait"]>[0];

/** Throws a 405 response unless the method is POST. */
export function requirePost(request: Request): void {
  if (request.method !== "POST") throw methodNotAllowed("POST");
}

/** Counts a request by its network address; throws a 429 response over the rate limit. */
export async function requireAllowance(
  request: Request,
  context: AppLoadContext,
  limit: RateLimitName,
): Promise<void> {
  const seconds = await context.limits.secondsToWait(limit, request);
  if (seconds !== null) throw tooManyRequests(seconds);
}

/** A 429 response with a JSON message; `seconds` is the wait until the next try. */
export function tooManyRequests(
  seconds: number,
  message = `Too many attempts. Please try again ${seconds > 60 ? "later" : "in a minute"}.`,
): Response {
  return Response.json({ message }, tooMany(seconds));
}

/** A JSON response about an account, which no cache may keep. */
export function privateJson(body: Record<string, unknown>, headers = new Headers()): Response {
  headers.set("Cache-Control", "no-store");
  return Response.json(body, { headers });
}
