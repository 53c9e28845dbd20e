import type { FieldErrors } from "./form-errors";

const NO_STORE = { "Cache-Control": "no-store" };

/**
 * An API error: JSON `{message, errors?}`, with `errors` by field. (Enqueue sends errors as text.)
 */
export function problem(status: number, message: string, errors?: FieldErrors): Response {
  return Response.json({ message, errors }, { status, headers: NO_STORE });
}

/** A 405 with the allowed methods, such as `GET, POST`. */
export function methodNotAllowed(allowed: string): Response {
  const response = problem(405, `Please use ${allowed} here.`);
  response.headers.set("Allow", allowed);
  return response;
}

/** Input refused by the domain: 422 with errors by field, or 409 if a limit is reached. */
export function invalid(errors: FieldErrors, { full = false } = {}): Response {
  const message = Object.values(errors)[0]?.[0] ?? "Please check what you sent.";
  return problem(full ? 409 : 422, message, errors);
}

/**
 * Status and headers of the response to a request over a rate limit; `seconds` is the wait until the next try.
 */
export const tooMany = (seconds: number) => ({
  status: 429,
  headers: { ...NO_STORE, "Retry-After": String(seconds) },
});

/** A text for machines, such as robots.txt, cached for an hour. */
export function textResponse(text: string, type = "text/plain"): Response {
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": "public, max-age=3600",
  };
  return new Response(text, { headers });
}
