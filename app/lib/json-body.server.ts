import type { z } from "zod";
import { type FieldErrors, fieldErrors } from "./form-errors";
import { problem } from "./http.server";
import { readBounded } from "./read-bounded";

/** The largest accepted body, in bytes. */
const LARGEST_BODY = 64 * 1024;

type Refuse = (status: number, message: string, errors?: FieldErrors) => Response;

/**
 * The JSON body of a request, parsed with a schema. Throws an error response, made by `refuse`: 415
 * for another content type, 413 over 64 KiB, 400 for malformed JSON, 422 if the schema refuses it.
 */
export async function readJson<S extends z.ZodTypeAny>(
  request: Request,
  schema: S,
  refuse: Refuse = problem,
): Promise<z.output<S>> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw refuse(415, "Please send JSON (application/json).");
  const isTooLarge = Number(request.headers.get("Content-Length")) > LARGEST_BODY;
  const text = isTooLarge ? null : await readBounded(request.body, LARGEST_BODY);
  if (text === null) throw refuse(413, "The request body is larger than 64 KiB.");
  const parsed = schema.safeParse(parseJson(text, refuse));
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error);
  throw refuse(422, Object.values(errors)[0]?.[0] ?? "Please check what you sent.", errors);
}

function parseJson(text: string, refuse: Refuse): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse(400, "The request body is not valid JSON.");
  }
}
