import type { Circumstance } from "../gift-idea.schema";
import type { UnderstoodInterest } from "../interests";

/** What is drunk, in which whoever is sober has no interest left. */
const DRINKS =
  /^(?:wine|beer|gin|whisky|rum|vodka|tequila|cocktails|sparkling-wine|cider|craft-beer|home-brewing|winemaking|real-ale|pubs|bourbon|brandy|port|sherry)\b/;
/** What is eaten and is bad for a heart. */
const RICH =
  /^(?:barbecue|steak|burgers|fried-chicken|charcuterie|cheese|chocolate|sweets|fast-food)\b/;
const CAREFUL = [
  "in-recovery",
  "years-sober",
  "does-not-drink",
  "heart-care",
  "diabetic",
  "light-eating",
  "dialysis",
  "new-organ",
];

/** Interests without what had to be given up: the wine of who is sober, the steaks of who has a weak heart. */
export function withoutGivenUp(
  interests: UnderstoodInterest[],
  found: Pick<Circumstance, "slug">[],
): UnderstoodInterest[] {
  if (!found.some(({ slug }) => CAREFUL.includes(slug))) return interests;
  const isGone = ({ slugs, isPast }: UnderstoodInterest) =>
    isPast === true &&
    slugs.length > 0 &&
    slugs.every((slug) => DRINKS.test(slug) || RICH.test(slug));
  return interests.filter((one) => !isGone(one));
}
