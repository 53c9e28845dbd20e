import type { Person } from "./profile-card";
import type { SearchFormFields } from "./search-form";

/** The choice of an occasion that is not one of the card's holidays. */
export const OTHER_OCCASION = "Other";

/** The occasion that somebody chose for a search; null for 'Other' without words. */
export function chosenOccasion(query: URLSearchParams): string | null {
  const occasion = query.get("occasion")?.trim().slice(0, 80) ?? "";
  if (occasion !== OTHER_OCCASION && occasion !== "") return occasion;
  return query.get("otherOccasion")?.trim().slice(0, 80) || null;
}

/** A search form filled from a card; without another occasion it is the card's next one. */
export function prefillFromPerson(
  { relationship, age, interests, occasions }: Person,
  occasion = occasions[0]?.name,
): SearchFormFields {
  return {
    recipientType: relationship,
    ...(age !== null && { age: String(age) }),
    ...(occasion && { occasion }),
    ...(interests && { interests }),
  };
}
