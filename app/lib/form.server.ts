import { parseWithZod } from "@conform-to/zod";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { inWords } from "./duration";
import type { FieldErrors, FormAnswer, RefusedForm } from "./form-errors";
import { tooMany } from "./http.server";
import { readForm } from "./read-form.server";

export type ParsedForm<T> = { ok: true; value: T } | { ok: false; refused: RefusedForm };

/**
 * Parses a posted form with a schema shared with the API. If it is invalid, returns the typed
 * values, except fields named in `secret` (passwords), and the errors by field.
 */
export function parseForm<S extends z.ZodTypeAny>(
  form: FormData,
  schema: S,
  { secret = [] }: { secret?: readonly string[] } = {},
): ParsedForm<z.output<S>> {
  const submission = parseWithZod(form, { schema, disableAutoCoercion: true });
  if (submission.status === "success") return { ok: true, value: submission.value };
  const errors: FieldErrors = {};
  for (const [name, messages] of Object.entries(submission.error ?? {})) {
    if (messages?.length) errors[name] = messages;
  }
  return { ok: false, refused: { typed: typedIn(form, secret), errors } };
}

/** Parses a form with two schemas. Both have to accept it. */
export function parseForms<A extends z.ZodTypeAny, B extends z.ZodTypeAny>(
  form: FormData,
  first: A,
  second: B,
): ParsedForm<[z.output<A>, z.output<B>]> {
  const one = parseForm(form, first);
  const two = parseForm(form, second);
  if (one.ok && two.ok) return { ok: true, value: [one.value, two.value] };
  const errors = { ...(one.ok ? {} : one.refused.errors), ...(two.ok ? {} : two.refused.errors) };
  return { ok: false, refused: { typed: typedIn(form), errors } };
}

/** The typed values of a form by field name, except the fields named in `secret`. */
export function typedIn(form: FormData, secret: readonly string[] = []): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !secret.includes(name)) typed[name] = value;
  }
  return typed;
}

/** The response to a form sent too often: 429 with Retry-After and a message, added to `answer`. */
export function slowDown<T extends FormAnswer>(
  retryAfterSeconds: number,
  answer: T,
  failure = `That was tried too often. Please wait ${inWords(retryAfterSeconds)} and try again.`,
) {
  return data({ ...answer, failure }, tooMany(retryAfterSeconds));
}

type LimitedForm<S extends z.ZodTypeAny> = {
  schema: S;
  limit: Parameters<AppLoadContext["limits"]["secondsToWait"]>[0];
  secret?: readonly string[];
  /** Finds further errors of an invalid form, so that it reports all at once. */
  alsoCheck?: (form: FormData, errors: FieldErrors) => Promise<FieldErrors | null>;
};

/**
 * The posted form, counted against a rate limit before it is parsed; or the response that refuses it,
 * with what was typed except `secret` fields: 422 for invalid values, 429 over the limit. Throws the
 * response of `readForm` if it is no form.
 */
export async function readLimitedForm<S extends z.ZodTypeAny>(
  request: Request,
  context: Pick<AppLoadContext, "limits">,
  { schema, limit, secret = [], alsoCheck }: LimitedForm<S>,
) {
  const wait = await context.limits.secondsToWait(limit, request);
  const form = await readForm(request);
  const typed = typedIn(form, secret);
  if (wait !== null) {
    const response = slowDown<FormAnswer>(wait, { refused: { typed, errors: {} } });
    return { ok: false, response } as const;
  }
  const parsed = parseForm(form, schema, { secret });
  if (!parsed.ok) {
    const { errors } = parsed.refused;
    const refused = { typed, errors: { ...(await alsoCheck?.(form, errors)), ...errors } };
    return { ok: false, response: data<FormAnswer>({ refused }, { status: 422 }) } as const;
  }
  const value: z.output<S> = parsed.value;
  return { ok: true, value, typed } as const;
}
