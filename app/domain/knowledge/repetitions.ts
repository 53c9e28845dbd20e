import type { UnderstoodInterest } from "./interests";
import { nameKey } from "./names";

/** What means the same is one interest: 'bus routes' and 'knows every bus in London'. */
export function withoutRepetitions(interests: UnderstoodInterest[]): UnderstoodInterest[] {
  const said = new Set<string>();
  return interests.filter(({ slugs, known = [], isPast }) => {
    const key = [slugs.join(" "), ...known.map(({ name }) => name), isPast].join("|");
    const isNew = slugs.length === 0 || !said.has(key);
    said.add(key);
    return isNew;
  });
}

/** What serves several pursuits, of which one was said. */
const OF_ANY = new Set(["strava", "garmin", "fitbit", "gopro", "zwift"]);

/** Interests without what only serves one of the others: Strava beside cycling. */
export const withoutTools = (interests: UnderstoodInterest[]): UnderstoodInterest[] =>
  interests.filter(
    ({ text, slugs }) =>
      !OF_ANY.has(nameKey(text)) ||
      !interests.some((other) => other.text !== text && slugs.includes(other.slugs[0] ?? "")),
  );

/**
 * Interests without the meanings that another one has alone, so that each has ideas of its own: beside 'football'
 * a goalkeeper is no footballer again.
 */
export function withoutShared(interests: UnderstoodInterest[]): UnderstoodInterest[] {
  return interests.map((one) => {
    const others = interests.filter((other) => other !== one && other.slugs.length === 1);
    const own = one.slugs.filter((slug) => !others.some(({ slugs }) => slugs[0] === slug));
    return own.length > 0 ? { ...one, slugs: own } : one;
  });
}

/** Interests of a story, each once, whatever was said of it, or once for each name that it has: both of two singers. */
export function eachOnce(interests: UnderstoodInterest[]): UnderstoodInterest[] {
  const kept: UnderstoodInterest[] = [];
  for (const one of interests) {
    const place = kept.findIndex((other) => isSame(other, one));
    const before = kept[place];
    if (before === undefined) kept.push(one);
    else if (one.known && !before.known && !one.isPast) {
      kept[place] = { ...before, by: one.by, known: one.known };
    }
  }
  return kept;
}

function isSame(one: UnderstoodInterest, other: UnderstoodInterest): boolean {
  const [key, otherKey] = [one, other].map(({ text, slugs }) => slugs.join() || nameKey(text));
  const names = (some: UnderstoodInterest) => (some.known ?? []).map(({ name }) => name).join();
  return key === otherKey && (!one.known || !other.known || names(one) === names(other));
}
