import type { z } from "zod";
import { type FieldErrors, fieldErrors } from "./form-errors";

/** Larger bodies, in bytes, are rejected with 413. */
const LARGEST_BODY = 64 * 1024;

/** An API error, the same in every call but enqueue: JSON `{message, errors?}`. */
export function problem(status: number, message: string, errors?: FieldErrors): Response {
  return Response.json({ message, errors }, { status, headers: { "Cache-Control": "no-store" } });
}

export function methodNotAllowed(allowed: string): Response {
  const response = problem(405, `Please use ${allowed} here.`);
  response.headers.set("Allow", allowed);
  return response;
}

/** Input rejected by the domain: 422 with errors by field, or 409 if a limit is reached. */
export function invalid(errors: FieldErrors, { full = false } = {}): Response {
  const message = Object.values(errors)[0]?.[0] ?? "Please check what you sent.";
  return problem(full ? 409 : 422, message, errors);
}

/** The response to a body that `readJson` rejected. */
export const refusal = ({ status, message, errors }: Refusal) => problem(status, message, errors);

/** A text for machines, such as robots.txt, cached for an hour. */
export function textResponse(text: string, type = "text/plain"): Response {
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": "public, max-age=3600",
  };
  return new Response(text, { headers });
}

/** A 429 with Retry-After in seconds. */
export function tooMany(message: string, retryAfterSeconds: number): Response {
  const response = problem(429, message);
  response.headers.set("Retry-After", String(retryAfterSeconds));
  return response;
}

type Refusal = { status: 400 | 413 | 415 | 422; message: string; errors?: FieldErrors };

/** A JSON body parsed with a schema, or the status and message of its rejection. */
export async function readJson<S extends z.ZodTypeAny>(
  request: Request,
  schema: S,
): Promise<{ ok: true; value: z.output<S> } | { ok: false; refusal: Refusal }> {
  const refuse = (status: Refusal["status"], message: string, errors?: FieldErrors) =>
    ({ ok: false, refusal: { status, message, errors } }) as const;

  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return refuse(415, "Please send JSON (application/json).");
  const text = await readBounded(request);
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

async function readBounded(request: Request): Promise<string | null> {
  if (Number(request.headers.get("Content-Length")) > LARGEST_BODY) return null;
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return text + decoder.decode();
    size += chunk.value.byteLength;
    if (size > LARGEST_BODY) return null;
    text += decoder.decode(chunk.value, { stream: true });
  }
}
