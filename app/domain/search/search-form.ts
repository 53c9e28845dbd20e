import type { Brief, ShownBrief } from "~/domain/brief/brief.schema";
import { inWords } from "~/lib/duration";
import type { RefusedForm } from "~/lib/form-errors";

/** The initial values of the search form's fields, by name. */
export type SearchFormFields = Partial<
  Record<keyof Brief | "emailResults" | "email" | "subscribe", string>
>;

/**
 * The response to the search form: refused, failed, or the uid of the search (modal mode). `canProve` if
 * a proof to be human spares the wait.
 */
export type SearchFormAnswer = {
  refused?: RefusedForm;
  failure?: string;
  canProve?: boolean;
  uid?: string;
};

/** Shown to a visitor over a rate limit for searches. */
export function tooManySearches(seconds: number): string {
  return `That was a lot of searches. Please wait ${inWords(seconds)} and try again.`;
}

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
export function fieldsOf(brief: ShownBrief): SearchFormFields {
  return {
    ...brief,
    interests: brief.interests.join(", "),
    age: brief.age === null ? "" : String(brief.age),
    budget: brief.budget > 0 ? String(brief.budget) : "",
  };
}
