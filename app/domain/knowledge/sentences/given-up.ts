import { LOSSES } from "../contradictions";
import type { Circumstance } from "../gift-idea.schema";
import type { UnderstoodInterest } from "../interests";
import { areOnlyPlaces } from "../mentioned-things";

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

/** Sweets, of which who counts sugar is given none, nor what makes them. */
const SUGARED = /^(?:sweets-and-candy|chocolate)$/;
/** Feasts that a faith does not keep, whatever was said of them. */
const FEASTS = /^(?:christmas|easter|halloween)/;
/** Where whoever sleeps a lot does so because they are ill. */
const FRAIL = ["care-home", "dementia", "last-months", "housebound"];
const MOVES = /\b(?:moving|emigrat|relocat)/i;

/** What was done with somebody who has died: 'used to do the jigsaws together'. */
const WITH_WHO_DIED = /\btogether\b|\bwith (?:him|her|dad|mum|mom|grandad|grandma|nan|gran)\b/i;

/**
 * Interests without what had to be given up: the wine of who is sober, the steaks of who has a weak heart, and what who
 * mourns did with whoever died; and without what is none beside the rest: the country somebody moves to.
 */
export function withoutGivenUp(
  interests: UnderstoodInterest[],
  found: Pick<Circumstance, "slug">[],
): UnderstoodInterest[] {
  const has = (some: string[]) => found.some(({ slug }) => some.includes(slug));
  const [isCareful, isMourning] = [has(CAREFUL), has(LOSSES)];
  const isGone = ({ text, slugs, isPast }: UnderstoodInterest) =>
    isPast === true &&
    slugs.length > 0 &&
    ((isMourning && WITH_WHO_DIED.test(text)) ||
      (isCareful && slugs.every((slug) => DRINKS.test(slug) || RICH.test(slug))));
  // What only tells how somebody is, where they go, or what is not kept, was never a pastime.
  const isNone = ({ text, slugs }: UnderstoodInterest) =>
    (has(["diabetic"]) && slugs.length > 0 && slugs.every((slug) => SUGARED.test(slug))) ||
    (has(["jehovahs-witness"]) && slugs.some((slug) => FEASTS.test(slug))) ||
    (has(FRAIL) && slugs.includes("sleep")) ||
    (has(["moving-abroad"]) && MOVES.test(text) && areOnlyPlaces(slugs));
  return interests.filter((one) => !isGone(one) && !isNone(one));
}
