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
