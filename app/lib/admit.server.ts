import type { AppLoadContext } from "@remix-run/cloudflare";
import { tooMany } from "./http.server";

type RateLimitName = Parameters<AppLoadContext["limits"]["secondsToWait"]>[0];

/** Counts a request of a screen by its network address; throws a 429 response over the rate limit. */
export async function admitVisitor(
  request: Request,
  context: AppLoadContext,
  limit: RateLimitName,
): Promise<void> {
  const wait = await context.limits.secondsToWait(limit, request);
  if (wait !== null) throw new Response("Please wait a minute.", tooMany(wait));
}
