import { type FieldErrors, fieldErrors } from "~/lib/form-errors";
import { briefSchema } from "./brief.schema";

/** What is wrong with a brief as it was typed; nothing where it will do. */
export function checkBrief(typed: Record<string, unknown>): FieldErrors {
  const parsed = briefSchema.safeParse(typed);
  return parsed.success ? {} : fieldErrors(parsed.error);
}
