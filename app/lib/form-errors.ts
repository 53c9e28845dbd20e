import type { ZodError } from "zod";

/** Errors by field name; the empty name is for the form as a whole. */
export type FieldErrors = Record<string, string[]>;

/** An invalid form to render again: its typed values, and the errors by field. */
export type RefusedForm = { typed: Record<string, string>; errors: FieldErrors };

export function fieldErrors({ issues }: ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const name = path.join(".");
    errors[name] = [...(errors[name] ?? []), message];
  }
  return errors;
}

/** The result of a form that did not redirect: invalid, or failed with a message. */
export type FormAnswer = { refused?: RefusedForm; failure?: string };
