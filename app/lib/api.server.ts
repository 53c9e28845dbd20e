import type { AppLoadContext } from "@remix-run/cloudflare";
import { methodNotAllowed, tooMany } from "./http.server";

type RateLimited = Parameters<AppLoadContext["limits"]["secondsToWait"]>[0];

/** Throws 405 for any method but POST. */
export function requirePost(request: Request): void {
  if (request.method !== "POST") throw methodNotAllowed("POST");
}

/** Counts a request against the rate limit of its network address; throws 429 over it. */
export async function requireAllowance(
  request: Request,
  context: AppLoadContext,
  limit: RateLimited,
): Promise<void> {
  const seconds = await context.limits.secondsToWait(limit, request);
  if (seconds !== null) throw tooManyRequests(seconds);
}

/** The JSON answer to a call made too often. */
export function tooManyRequests(
  seconds: number,
  message = `Too many attempts. Please try again ${seconds > 60 ? "later" : "in a minute"}.`,
): Response {
  return Response.json({ message }, tooMany(seconds));
}

/** An answer about an account, which no cache may keep. */
export function privateJson(body: Record<string, unknown>, headers = new Headers()): Response {
  headers.set("Cache-Control", "no-store");
  return Response.json(body, { headers });
}
