import { REAL_WORDS } from "./interest-data";
import { MOST_MEANINGS, named } from "./interest-names";
import { editDistance } from "./names";

const SHORTEST_CORRECTED = 5;
const LONG = 10;

/** Names so long are seldom a letter from another one. */
const LONGEST_PROPER = 7;

/**
 * The interests with a name of which a key is a misspelling, if it is not a word and nothing else is meant. `proper`
 * are the words of the key that were typed as names, of which a short one with another letter is another name: Lundy
 * is no landy.
 */
export function misspelled(key: string, proper?: ReadonlySet<string>): string[] {
  const words = key.split(" ");
  let least = Number.POSITIVE_INFINITY;
  let found = new Set<string>();
  for (const [name, slugs] of namesByShape.get(shapeOf(words)) ?? []) {
    const distance = distanceOf(words, name, proper);
    if (distance > least || !Number.isFinite(distance)) continue;
    if (distance < least) found = new Set();
    least = distance;
    for (const slug of slugs) found.add(slug);
  }
  return found.size <= MOST_MEANINGS ? [...found] : [];
}

/** The first letter and the number of words, which a misspelling keeps. */
const shapeOf = (words: string[]) => `${words[0]?.[0]}${words.length}`;

const namesByShape = new Map<string, [words: string[], slugs: string[]][]>();
for (const [name, slugs] of named) {
  const words = name.split(" ");
  const shape = shapeOf(words);
  namesByShape.set(shape, [...(namesByShape.get(shape) ?? []), [words, slugs]]);
}

/** The edits between the words of two phrases; infinite if one of them is another word. */
function distanceOf(words: string[], name: string[], proper?: ReadonlySet<string>): number {
  let sum = 0;
  for (const [place, word] of words.entries()) {
    const other = name[place] ?? "";
    if (word === other) continue;
    if (Math.min(word.length, other.length) < SHORTEST_CORRECTED || REAL_WORDS.has(word)) {
      return Number.POSITIVE_INFINITY;
    }
    if (proper?.has(word) && isOtherName(word, other)) return Number.POSITIVE_INFINITY;
    const most = other.length >= LONG ? 2 : 1;
    const distance = editDistance(word, other, most);
    if (distance > most) return Number.POSITIVE_INFINITY;
    sum += distance;
  }
  return sum;
}

/** Whether two short words of a length have other letters, and not only in another order. */
function isOtherName(word: string, other: string): boolean {
  const letters = (text: string) => [...text].sort().join("");
  return (
    word.length <= LONGEST_PROPER &&
    word.length === other.length &&
    letters(word) !== letters(other)
  );
}
