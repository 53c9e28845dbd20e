import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import { methodNotAllowed, problem, readJson } from "./http.server";

type Limit = Parameters<AppLoadContext["limits"]["secondsToWait"]>[0];

/** Throws 405 unless the method is POST. */
export function requirePost(request: Request): void {
  if (request.method !== "POST") throw methodNotAllowed("POST");
}

/** The JSON body parsed with a schema. Throws 400, 413, 415 or 422 if it is invalid. */
export async function requireBody<S extends z.ZodTypeAny>(
  request: Request,
  schema: S,
): Promise<z.output<S>> {
  const body = await readJson(request, schema);
  if (body.ok) return body.value;
  throw problem(body.refusal.status, body.refusal.message, body.refusal.errors);
}

/** Counts a request against the rate limit of its network address. Throws 429 if over it. */
export async function requireAllowance(
  request: Request,
  context: AppLoadContext,
  limit: Limit,
): Promise<void> {
  const seconds = await context.limits.secondsToWait(limit, request);
  if (seconds !== null) throw tooManyAttempts(seconds);
}

/** A 429 for too many attempts, with Retry-After in seconds. */
export function tooManyAttempts(seconds: number): Response {
  const response = problem(
    429,
    `Too many attempts. Please try again ${seconds > 60 ? "later" : "in a minute"}.`,
  );
  response.headers.set("Retry-After", String(seconds));
  return response;
}

/** A JSON response about an account, which caches must not store. */
export function privateJson(body: Record<string, unknown>, headers = new Headers()): Response {
  headers.set("Cache-Control", "no-store");
  return Response.json(body, { headers });
}
