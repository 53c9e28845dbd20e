import type { Brief } from "~/domain/brief/brief.schema";
import type { RefusedForm } from "~/lib/form-errors";

/** The initial values of the search form's fields, by name. */
export type SearchFormFields = Partial<
  Record<keyof Brief | "emailResults" | "email" | "subscribe", string>
>;

/** The response to the search form: refused, failed, or the uid of the search (modal mode). */
export type SearchFormAnswer = { refused?: RefusedForm; failure?: string; uid?: string };

/** Shown to a visitor over the rate limit for searches. */
export const TOO_MANY_SEARCHES =
  "That was a lot of searches in a short time. Please wait a little and try again.";

/** Shown where nothing was understood of what to change, or no more may be asked of a search. */
export const NOT_UNDERSTOOD =
  "We could not read that. Try a price, an age, something they like, or something to leave out: 'under 30, less kitchen'.";

const PREFILLED = [
  "recipientType",
  "age",
  "occasion",
  "interests",
  "avoid",
  "budget",
  "region",
] as const;
const LONGEST = 400;

/** The fields in an address's query, such as `/?occasion=Birthday&age=62`. */
export function prefillFrom(query: URLSearchParams): SearchFormFields {
  const fields: SearchFormFields = {};
  for (const name of PREFILLED) {
    const value = query.get(name)?.slice(0, LONGEST);
    if (value) fields[name] = value;
  }
  return fields;
}

/** The fields of a search form filled in with a brief. */
export function fieldsOf(brief: Brief): SearchFormFields {
  return {
    ...brief,
    interests: brief.interests.join(", "),
    age: String(brief.age),
    budget: brief.budget > 0 ? String(brief.budget) : "",
  };
}
