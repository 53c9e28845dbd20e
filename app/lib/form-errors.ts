import type { ZodError } from "zod";

/** Errors by field name; the empty name stands for the form as a whole. */
export type FieldErrors = Record<string, string[]>;

/** What a refused form is rendered with: the person's own words, and what is wrong by field. */
export type RefusedForm = { typed: Record<string, string>; errors: FieldErrors };

export function fieldErrors({ issues }: ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const name = path.join(".");
    errors[name] = [...(errors[name] ?? []), message];
  }
  return errors;
}

/** How a posted form ended when it did not lead on: refused, or failed with a sentence that says so. */
export type FormAnswer = { refused?: RefusedForm; failure?: string };
