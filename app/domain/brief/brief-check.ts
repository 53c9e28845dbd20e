import { type FieldErrors, fieldErrors } from "~/lib/form-errors";
import { briefSchema } from "./brief.schema";

/** The errors by field of a brief as typed; empty if it is valid. */
export function checkBrief(typed: Record<string, unknown>): FieldErrors {
  const parsed = briefSchema.safeParse(typed);
  return parsed.success ? {} : fieldErrors(parsed.error);
}
