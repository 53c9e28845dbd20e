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

const MOURNED = ["bereaved", "still-missed"];
const DEATH = /\b(?:died|dies|dying|lost|passed|buried|death|grieving|widow\w*)\b/i;
/** Whether a text names a funeral, and no death that is mourned. */
const isOnlyOfFuneral = (text: string) => /\bfunerals?\b/i.test(text) && !DEATH.test(text);

const HEARTBROKEN = /heart-?broken$/i;

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
  const isSadElse = has([...LOSSES, "treatment-ended"]);
  const holds = (slug: string) =>
    !(isHindered && USUALLY.includes(slug)) &&
    !(isOwnLoss && slug === "bereaved") &&
    !(isWithoutBaby && NEW_BABY.includes(slug)) &&
    !(isOver && ["adopting", "short-notice"].includes(slug)) &&
    !(has(["empty-nest"]) && slug === "lives-alone") &&
    !((isOver || has(EXPECTED)) && slug === "fertility-treatment") &&
    !(has(["eating-disorder"]) && slug === "in-recovery") &&
    !(has(["new-romance"]) && slug === "divorce-or-break-up") &&
    !(has(["in-prison"]) && slug === "last-months") &&
    !(has(["back-from-prison"]) && slug === "in-prison") &&
    !(has(["first-home"]) && slug === "no-roof") &&
    !(has(["cancer-treatment"]) && slug === "dialysis") &&
    !(has(["end-of-treatment"]) && slug === "cancer-treatment") &&
    !(has(["results-day"]) && slug === "good-luck-for-exams") &&
    !(isBlind && slug === "low-vision") &&
    !(isMarried && BEFORE_MARRIAGE.includes(slug)) &&
    !(isMourning && isYearOfMarriage(slug)) &&
    !(slug === OLDER_SIBLING && !has(NEW_BABY));
  // 'Not spoken since the funeral' tells of a quarrel.
  const isQuarrel = has(["estranged"]);
  const funerals = said.filter(
    ({ text, slugs }) =>
      isQuarrel && slugs.some((slug) => MOURNED.includes(slug)) && isOnlyOfFuneral(text),
  );
  // Hearts break over more than love.
  const hearts = said.filter(({ text }) => isSadElse && HEARTBROKEN.test(text));
  const isOfQuarrel = (slug: string) => funerals.some(({ slugs }) => slugs.includes(slug));
  return {
    said: said.filter((one) => one.slugs.every(holds) && ![...funerals, ...hearts].includes(one)),
    found: [...found].filter(({ slug }) => holds(slug) && !isOfQuarrel(slug)),
  };
}
