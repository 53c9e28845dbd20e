import { isGrave, STILL_MISSED } from "./circumstances";
import { LOSSES } from "./contradictions";
import type { UnderstoodInterest } from "./interests";

/** What says little of a present once an interest is known. */
const SETTINGS = ["lifelong-friend", "long-together", "small-token", "from-the-team"];

/**
 * A circumstance as it counts beside interests that somebody has now: one idea for it is enough, unless it
 * is a loss, or an illness beside a single interest. What it rules out is ruled out all the same.
 */
export function besideInterests(
  one: UnderstoodInterest,
  interests: UnderstoodInterest[],
): UnderstoodInterest[] {
  // Of somebody who is long missed one idea is enough, whatever else is said.
  if (one.slugs.includes(STILL_MISSED)) return [{ ...one, isAside: true }];
  if (!interests.some(({ slugs }) => slugs.length > 0)) {
    const { isAside: _, ...alone } = one;
    return [alone];
  }
  if (one.slugs.some((slug) => SETTINGS.includes(slug))) return [];
  const isLoss = one.slugs.some((slug) => LOSSES.includes(slug));
  const lively = interests.filter(
    ({ slugs, isPast, isAside }) => slugs.length > 0 && !isPast && !isAside,
  ).length;
  const isAside = !isLoss && (lively > 1 || (lively === 1 && !isGrave(one)));
  return [isAside ? { ...one, isAside } : one];
}

/** Adds a circumstance to the interest that was typed in the same words: 'vegan' is both. */
export function joinInterest({ text, slugs }: UnderstoodInterest, interests: UnderstoodInterest[]) {
  const same = interests.find((interest) => interest.text === text);
  same?.slugs.push(...slugs);
  return same !== undefined;
}
