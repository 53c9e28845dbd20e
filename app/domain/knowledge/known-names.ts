import type { KnownName, NamesOfInterest } from "./gift-idea.schema";
import { KNOWN_NAMES } from "./interest-data";
import { nameKey, nameWords } from "./names";

type Found = { key: string; name: KnownName };
/** What people type for the names of one interest, the longest first. */
type Typed = { typed: Found[]; inContext: Found[] };

const byInterest = new Map<string, Typed>();
/** The names that are the whole of an interest: BTS, Cornwall. */
const itself = new Map<string, KnownName>();
for (const { interest, sorts, isItself, names, nicknames = {}, words = [] } of KNOWN_NAMES) {
  const { typed, inContext } = byInterest.get(interest) ?? { typed: [], inContext: [] };
  const called = (name: string) =>
    Object.entries(nicknames).flatMap(([nickname, one]) => (one === name ? [nickname] : []));
  for (const [name, others] of Object.entries(names)) {
    const known = { name, sorts, ...(isItself && { isItself }) };
    if (isItself) itself.set(interest, known);
    for (const one of [name, ...others]) {
      (words.includes(one) ? inContext : typed).push({ key: nameKey(one), name: known });
    }
    for (const one of called(name)) inContext.push({ key: nameKey(one), name: known });
  }
  byInterest.set(interest, { typed, inContext });
}
for (const { typed, inContext } of byInterest.values()) {
  for (const some of [typed, inContext]) some.sort((a, b) => b.key.length - a.key.length);
}

/**
 * What is typed for the names of an interest, without those that mean it only beside the interest. An interest
 * that is about one name has names of its own.
 */
export function typedNames({ names, words = [], isItself }: NamesOfInterest): string[] {
  if (isItself) return [];
  return Object.entries(names).flatMap(([name, others]) =>
    words.includes(name) ? others : [name, ...others],
  );
}

const MOST = 2;

/**
 * The clubs, acts, works and places that a text names, at most two, each by a name that it has among those of the
 * interests that the text means: 'football (wolves)' names Wolverhampton Wanderers. In a sentence only names count
 * that mean nothing else.
 */
export function knownNamesIn(text: string, slugs: string[], isSentence = false): KnownName[] {
  let left = ` ${nameKey(text)} `;
  const found: KnownName[] = [];
  for (const slug of slugs) {
    const { typed, inContext } = byInterest.get(slug) ?? { typed: [], inContext: [] };
    for (const { key, name } of isSentence ? typed : [...typed, ...inContext]) {
      if (!left.includes(` ${key} `)) continue;
      left = left.replace(` ${key} `, "  ");
      if (!found.includes(name)) found.push(name);
    }
  }
  const own = itself.get(slugs[0] ?? "");
  if (own && !found.includes(own) && sharesWord(text, own.name)) found.unshift(own);
  return found.slice(0, MOST);
}

/** 'Zelda' is the Legend of it; but 'kaiju films' are more than Godzilla. */
function sharesWord(text: string, name: string): boolean {
  const own = nameWords(name).filter((word) => word !== "the");
  return nameWords(text).some((word) => own.includes(word));
}

/** Words beside a name that add nothing to it: 'Arsenal fan', 'F1 (Ferrari)'. */
const BESIDE = new Set(
  "fan supporter follower fc afc club team the a of book serie music band song".split(" "),
);

/** Whether a text is nothing but names, known ones and those that `isName` knows. */
export function isOnlyNames(
  text: string,
  slugs: string[],
  isName: (key: string) => boolean,
): boolean {
  let left = ` ${nameKey(text)} `;
  for (const slug of slugs) {
    const { typed, inContext } = byInterest.get(slug) ?? { typed: [], inContext: [] };
    for (const { key } of [...typed, ...inContext]) left = left.replace(` ${key} `, " | ");
  }
  return left.split("|").every((part) => {
    const words = part.split(" ").filter((word) => word !== "" && !BESIDE.has(word));
    return words.length === 0 || isName(words.join(" "));
  });
}

/**
 * Whether a text of the knowledge is about one of some names ('own'), or about others of their sorts
 * instead ('other'): Liverpool for a supporter of Everton. Null if it names none.
 */
export function namesSaid(text: string, names: KnownName[]): "own" | "other" | null {
  if (names.some(({ name }) => isSaid(name, text))) return "own";
  const sorts = new Set(names.flatMap((one) => one.sorts));
  const others = KNOWN_NAMES.filter((group) => group.sorts.some((sort) => sorts.has(sort)));
  const isOther = others.some(({ names: all, words = [] }) =>
    Object.keys(all).some((name) => !words.includes(name) && isSaid(name, text)),
  );
  return isOther ? "other" : null;
}

/** Whether a text has a name as a word of its own, in its own capitals. */
function isSaid(name: string, text: string): boolean {
  const bare = name.replace(/^the /i, "");
  const at = text.indexOf(bare);
  if (at < 0) return false;
  const isLetter = (index: number) => /\p{L}/u.test(text[index] ?? "");
  return !isLetter(at - 1) && !isLetter(at + bare.length);
}
