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
  const words = key.split(" ").map(wordOf);
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

/** A word with the letters that it has, a bit for each: most words are told apart by them. */
type Word = { text: string; letters: number };

function wordOf(text: string): Word {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return { text, letters };
}

/** Whether so many edits may be enough: each takes a letter and brings another, at most. */
function mayBeWithin(most: number, one: Word, other: Word): boolean {
  let count = 0;
  for (let left = one.letters ^ other.letters; left !== 0; left &= left - 1) count += 1;
  return count <= 2 * most;
}

/** The first letter and the number of words, which a misspelling keeps. */
const shapeOf = (words: Word[]) => `${words[0]?.text[0]}${words.length}`;

const namesByShape = new Map<string, [words: Word[], slugs: string[]][]>();
for (const [name, slugs] of named) {
  const words = name.split(" ").map(wordOf);
  const shape = shapeOf(words);
  const others = namesByShape.get(shape) ?? [];
  others.push([words, slugs]);
  namesByShape.set(shape, others);
}

/** The edits between the words of two phrases; infinite if one of them is another word. */
function distanceOf(words: Word[], name: Word[], proper?: ReadonlySet<string>): number {
  let sum = 0;
  for (const [place, word] of words.entries()) {
    const other = name[place];
    if (other === undefined) return Number.POSITIVE_INFINITY;
    if (word.text !== other.text) sum += editsBetween(word, other, proper);
    if (!Number.isFinite(sum)) return sum;
  }
  return sum;
}

function editsBetween(one: Word, other: Word, proper?: ReadonlySet<string>): number {
  const most = other.text.length >= LONG ? 2 : 1;
  const isOther =
    !mayBeWithin(most, one, other) ||
    Math.min(one.text.length, other.text.length) < SHORTEST_CORRECTED ||
    REAL_WORDS.has(one.text) ||
    (proper?.has(one.text) && isOtherName(one.text, other.text));
  const distance = isOther ? most + 1 : editDistance(one.text, other.text, most);
  return distance > most ? Number.POSITIVE_INFINITY : distance;
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
