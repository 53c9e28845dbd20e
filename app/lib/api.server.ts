import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import { methodNotAllowed, problem, readJson } from "./http.server";

type What = Parameters<AppLoadContext["limits"]["secondsToWait"]>[0];

/** Lets only POST through; throws 405. */
export function requirePost(request: Request): void {
  if (request.method !== "POST") throw methodNotAllowed("POST");
}

/** The parsed JSON body; throws what the fixed points say of a body that is none. */
export async function requireBody<S extends z.ZodTypeAny>(
  request: Request,
  schema: S,
): Promise<z.output<S>> {
  const body = await readJson(request, schema);
  if (body.ok) return body.value;
  throw problem(body.refusal.status, body.refusal.message, body.refusal.errors);
}

/** Counts a request against the limit of its address; throws 429. */
export async function requireAllowance(
  request: Request,
  context: AppLoadContext,
  what: What,
): Promise<void> {
  const seconds = await context.limits.secondsToWait(what, request);
  if (seconds !== null) throw tooManyAttempts(seconds);
}

/** 429 with the seconds after which to try again. */
export function tooManyAttempts(seconds: number): Response {
  const answer = problem(
    429,
    `Too many attempts. Please try again ${seconds > 60 ? "later" : "in a minute"}.`,
  );
  answer.headers.set("Retry-After", String(seconds));
  return answer;
}

/** An answer of a call that concerns an account: never kept by anybody on the way. */
export function privateJson(body: Record<string, unknown>, headers = new Headers()): Response {
  headers.set("Cache-Control", "no-store");
  return Response.json(body, { headers });
}
