import type { z } from "zod";
import { type FieldErrors, fieldErrors } from "./form-errors";
import { readBounded } from "./read-bounded";

/** Bodies over this many bytes are refused with 413. */
const LARGEST_BODY = 64 * 1024;

/** An API error as every call but enqueue answers it: JSON `{message, errors?}`. */
export function problem(status: number, message: string, errors?: FieldErrors): Response {
  return Response.json({ message, errors }, { status, headers: { "Cache-Control": "no-store" } });
}

export function methodNotAllowed(allowed: string): Response {
  const answer = problem(405, `Please use ${allowed} here.`);
  answer.headers.set("Allow", allowed);
  return answer;
}

/** What the domain refuses: 422 by field, or 409 where a limit is reached. */
export function invalid(errors: FieldErrors, { full = false } = {}): Response {
  const message = Object.values(errors)[0]?.[0] ?? "Please check what you sent.";
  return problem(full ? 409 : 422, message, errors);
}

/** The answer to a body that `readJson` refused. */
export const refusal = ({ status, message, errors }: Refusal) => problem(status, message, errors);

/** A text for machines, such as robots.txt, kept by caches for an hour. */
export function plainText(text: string, type = "text/plain"): Response {
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": "public, max-age=3600",
  };
  return new Response(text, { headers });
}

/** 429 with `Retry-After` in seconds. */
export function tooManyRequests(message: string, retryAfterSeconds: number): Response {
  const answer = problem(429, message);
  answer.headers.set("Retry-After", String(retryAfterSeconds));
  return answer;
}

type Refusal = { status: 400 | 413 | 415 | 422; message: string; errors?: FieldErrors };

/** A JSON body parsed with a schema, or why it was refused (statuses of the fixed points). */
export async function readJson<S extends z.ZodTypeAny>(
  request: Request,
  schema: S,
): Promise<{ ok: true; value: z.output<S> } | { ok: false; refusal: Refusal }> {
  const refuse = (status: Refusal["status"], message: string, errors?: FieldErrors) =>
    ({ ok: false, refusal: { status, message, errors } }) as const;

  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return refuse(415, "Please send JSON (application/json).");
  const isTooLarge = Number(request.headers.get("Content-Length")) > LARGEST_BODY;
  const text = isTooLarge ? null : await readBounded(request.body, LARGEST_BODY);
  if (text === null) return refuse(413, "The request body is larger than 64 KiB.");
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refuse(400, "The request body is not valid JSON.");
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors = fieldErrors(parsed.error);
  return refuse(422, Object.values(errors)[0]?.[0] ?? "Please check what you sent.", errors);
}
