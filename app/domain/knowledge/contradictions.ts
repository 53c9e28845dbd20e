import type { Circumstance } from "./gift-idea.schema";
import { HINDERED } from "./hindrances";
import type { UnderstoodInterest } from "./interests";

/** The circumstances of who mourns. */
export const LOSSES = ["bereaved", "pet-loss", "baby-loss", "lost-a-child", "day-of-remembrance"];

/** What somebody is usually, and cannot be while something else is so: sporty with a broken leg. */
const USUALLY = ["sporty", "adventurous", "outdoorsy"];
/** Whether a circumstance is the number of years for which two people are married: 'tin-wedding'. */
export const isYearOfMarriage = (slug: string) =>
  slug.endsWith("-wedding") && slug !== "sikh-wedding";
/** Where a couple met and got engaged is told long afterwards. */
const BEFORE_MARRIAGE = ["engagement-days", "wedding-couple"];
/** Everybody may have a big brother: it is news only where a baby is. */
const OLDER_SIBLING = "older-sibling";
export const NEW_BABY = ["new-baby-at-home", "pregnant-no-alcohol", "baby-in-hospital"];
/** What ends the waiting for a baby. */
const EXPECTED = ["pregnant-no-alcohol", "new-baby-at-home"];

/** What was said and found, without what cannot be so beside the rest. */
export function withoutContradictions(said: UnderstoodInterest[], found: Set<Circumstance>) {
  const isHindered = [...found].some(({ slug }) => HINDERED.includes(slug));
  const has = (slugs: string[]) => [...found].some(({ slug }) => slugs.includes(slug));
  const isMarried = [...found].some(({ slug }) => isYearOfMarriage(slug));
  const isMourning = has(LOSSES);
  const isBlind = has(["blind"]);
  const isOver = has(["treatment-ended"]);
  const isOwnLoss = has(["baby-loss", "pet-loss"]);
  // Whoever else has a baby, or is to have one.
  const isWithoutBaby = has(["baby-loss"]) && !has(["pregnant-after-loss"]);
  const holds = (slug: string) =>
    !(isHindered && USUALLY.includes(slug)) &&
    !(isOwnLoss && slug === "bereaved") &&
    !(isWithoutBaby && NEW_BABY.includes(slug)) &&
    !((isOver || has(EXPECTED)) && slug === "fertility-treatment") &&
    !(has(["eating-disorder"]) && slug === "in-recovery") &&
    !(has(["new-romance"]) && slug === "divorce-or-break-up") &&
    !(isBlind && slug === "low-vision") &&
    !(isMarried && BEFORE_MARRIAGE.includes(slug)) &&
    !(isMourning && isYearOfMarriage(slug)) &&
    !(slug === OLDER_SIBLING && !has(NEW_BABY));
  return {
    said: said.filter(({ slugs }) => slugs.every(holds)),
    found: [...found].filter(({ slug }) => holds(slug)),
  };
}
