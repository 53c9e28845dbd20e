import { isYearOfMarriage } from "./circumstances";
import type { Group } from "./gift-idea.schema";
import type { UnderstoodOccasion } from "./occasions";
import type { Recipient } from "./recipients";

/** Thanks to who helps for a living, whom a family only mentions: 'when his doctor isn't looking'. */
const THANKS = ["medical-thanks", "regular-thanks", "helper-at-the-door", "guest-thanks"];
const FAMILY: Group[] = ["partner", "parent", "grandparent", "child", "grandchild", "sibling"];
/** For whom the years of a marriage are counted. */
const NOT_MARRIED: Group[] = ["boss", "client", "colleague", "teacher"];

/** Whether a circumstance can concern who the recipient is to the giver. */
export function concerns(
  slug: string,
  { groups }: Recipient,
  { occasions }: UnderstoodOccasion,
): boolean {
  const isFamily = groups.some((group) => FAMILY.includes(group));
  if (THANKS.includes(slug) && isFamily) return occasions.includes("thank-you");
  return !(isYearOfMarriage(slug) && groups.some((group) => NOT_MARRIED.includes(group)));
}

/** 'Retired farmer' tells what somebody was; that it begins now is said otherwise. */
export function isLongRetired(
  text: string,
  slugs: string[],
  { occasions }: UnderstoodOccasion,
): boolean {
  const isOfNow =
    occasions.includes("retirement") ||
    occasions.includes("leaving") ||
    !/^(?:(?:he|she|they)(?:['’]s| is|['’]re| are)? )?(?:an? )?retired (?!last|this|in|recently|early|now)\w/i.test(
      text,
    );
  return slugs.includes("retirement-days") && !isOfNow;
}
