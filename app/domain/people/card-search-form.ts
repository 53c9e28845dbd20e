import type { SearchFormFields } from "~/domain/search/search-form";
import type { ProfileCardDetails } from "./profile-card";

/** The option for an occasion that is not among the card's holidays. */
export const OTHER_OCCASION = "Other";

/** The occasion chosen for a search; null for 'Other' with an empty text field. */
export function chosenOccasion(query: URLSearchParams): string | null {
  const occasion = query.get("occasion")?.trim().slice(0, 80) ?? "";
  if (occasion !== OTHER_OCCASION && occasion !== "") return occasion;
  return query.get("otherOccasion")?.trim().slice(0, 80) || null;
}

/** Search form values from a card; the occasion defaults to the card's next one. */
export function prefillFromCard(
  { relationship, birthday, age, interests, avoid, occasions }: ProfileCardDetails,
  occasion = occasions[0]?.name,
): SearchFormFields {
  return {
    recipientType: relationship,
    ...(age !== null && { age: String(age) }),
    // Who is not born yet is given things for a baby.
    ...(age === null && !birthday.startsWith("--") && { age: "0" }),
    ...(occasion && { occasion }),
    ...(interests && { interests }),
    ...(avoid && { avoid }),
  };
}

const MAX_TITLES = 5;

/** The search form's note on gifts given before, which are not suggested again; null if there are none. */
export function givenGiftsNote({
  name,
  given,
}: Pick<ProfileCardDetails, "name" | "given">): string | null {
  if (given.length === 0) return null;
  const more = given.length - MAX_TITLES;
  const titles = given.slice(0, MAX_TITLES).map(({ title }) => title);
  const list = new Intl.ListFormat("en-GB").format(more > 0 ? [...titles, `${more} more`] : titles);
  return `Given to ${name} before, so not suggested again: ${list}.`;
}
