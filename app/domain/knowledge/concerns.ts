import { isYearOfMarriage } from "./contradictions";
import type { Circumstance, Group } from "./gift-idea.schema";
import type { UnderstoodOccasion } from "./occasions";
import type { Recipient } from "./recipients";

/** Thanks to who helps for a living, whom a family only mentions: 'when his doctor isn't looking'. */
const THANKS = ["medical-thanks", "regular-thanks", "helper-at-the-door", "guest-thanks"];
const FAMILY: Group[] = ["partner", "parent", "grandparent", "child", "grandchild", "sibling"];

/** With whom one works. */
const AT_WORK: Group[] = ["boss", "client", "colleague", "teacher"];

/** Several who are given to together. */
const SEVERAL =
  /\b(?:twins?|triplets?|couple|newborns?|babies|sons|daughters|nephews|nieces|brothers|sisters|cousins|boys|girls|kids|children|grand\w+s|friends|neighbours|neighbors|godchildren|stepsons|stepdaughters)\b/i;

/** What a circumstance has to suit: who the recipient is, how old, on what day, and what else is so. */
type Setting = {
  recipient: Recipient;
  called: string;
  age: number;
  occasion: UnderstoodOccasion;
  found: Circumstance[];
};

/** Whether a circumstance can concern who the recipient is to the giver. */
export function concerns(
  slug: string,
  { recipient: { groups }, called, age, occasion: { occasions }, found }: Setting,
): boolean {
  // Whoever came early is a year old like anybody else.
  if (slug === "premature-baby" && age > 0) return false;
  // 'Since the twins' tells of the recipient's children.
  if (slug === "twins-together" && !SEVERAL.test(called)) return false;
  if (slug === "leaving-a-job" && found.some((one) => one.slug === "moving-abroad")) {
    return groups.some((group) => AT_WORK.includes(group));
  }
  if (slug === "long-distance-love" && groups.length > 0 && !groups.includes("partner")) {
    return false;
  }
  const isFamily = groups.some((group) => FAMILY.includes(group));
  const isNear = isFamily || groups.includes("friend") || groups.includes("relative");
  if (THANKS.includes(slug) && isNear) return occasions.includes("thank-you");
  return !(isYearOfMarriage(slug) && groups.some((group) => AT_WORK.includes(group)));
}

/** With whom nobody works. */
const HOSTS = /\b(?:landlord|landlady|lodger|flatmate|neighbour)/i;

/** Whether somebody whose day is called 'leaving' may have it at work. */
export const isOfWork = (called: string): boolean => !HOSTS.test(called);

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
