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

/** Interests of a story, each once, whatever was said of it. */
export function eachOnce(interests: UnderstoodInterest[]): UnderstoodInterest[] {
  const seen = new Set<string>();
  return interests.filter(({ text, slugs }) => {
    const key = slugs.join() || nameKey(text);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
