import type { SearchFormFields } from "~/domain/search/search-form";
import type { ProfileCardDetails } from "./profile-card";

/** The choice of an occasion that is not one of the card's holidays. */
export const OTHER_OCCASION = "Other";

/** The occasion that somebody chose for a search; null for 'Other' without words. */
export function chosenOccasion(query: URLSearchParams): string | null {
  const occasion = query.get("occasion")?.trim().slice(0, 80) ?? "";
  if (occasion !== OTHER_OCCASION && occasion !== "") return occasion;
  return query.get("otherOccasion")?.trim().slice(0, 80) || null;
}

/** A search form filled from a card; without another occasion it is the card's next one. */
export function prefillFromCard(
  { relationship, age, interests, occasions }: ProfileCardDetails,
  occasion = occasions[0]?.name,
): SearchFormFields {
  return {
    recipientType: relationship,
    ...(age !== null && { age: String(age) }),
    ...(occasion && { occasion }),
    ...(interests && { interests }),
  };
}

const NAMED = 5;

/** What a search form says of gifts that were given before; null where there are none. */
export function sayGiven({
  name,
  given,
}: Pick<ProfileCardDetails, "name" | "given">): string | null {
  if (given.length === 0) return null;
  const more = given.length - NAMED;
  const titles = given.slice(0, NAMED).map(({ title }) => title);
  const list = new Intl.ListFormat("en-GB").format(more > 0 ? [...titles, `${more} more`] : titles);
  return `Given to ${name} before, so not suggested again: ${list}.`;
}
