import type { Brief } from "~/domain/brief/brief.schema";
import type { RefusedForm } from "~/lib/form-errors";

/** What the search form starts with: the fields' texts by name, and what it says of mail. */
export type SearchFormFields = Partial<
  Record<keyof Brief | "emailResults" | "email" | "subscribe", string>
>;

/** How the search form's request ended: refused, failed, or started (modal mode). */
export type SearchFormAnswer = { refused?: RefusedForm; failure?: string; uid?: string };

/** Said to a visitor who searched very often in a short time. */
export const TOO_MANY_SEARCHES =
  "That was a lot of searches in a short time. Please wait a little and try again.";

const PREFILLED = ["recipientType", "age", "occasion", "interests", "budget", "region"] as const;
const LONGEST = 400;

/** The fields named in an address, such as `/?occasion=Birthday&age=62`. */
export function prefillFrom(query: URLSearchParams): SearchFormFields {
  const fields: SearchFormFields = {};
  for (const name of PREFILLED) {
    const value = query.get(name)?.slice(0, LONGEST);
    if (value) fields[name] = value;
  }
  return fields;
}

/** The fields of a search form that repeats a brief. */
export function fieldsOf(brief: Brief): SearchFormFields {
  return {
    ...brief,
    interests: brief.interests.join(", "),
    age: String(brief.age),
    budget: brief.budget > 0 ? String(brief.budget) : "",
  };
}
