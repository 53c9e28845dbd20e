import type { Sort } from "./gift-idea.schema";
import { KNOWN_NAMES } from "./interest-data";
import { nameKey, nameWords } from "./names";

/** The words of a text that were typed with a capital in its middle, as keys: names. */
export function properIn(text: string): Set<string> {
  const [, ...more] = text.trim().split(/\s+/);
  return new Set(more.filter((word) => /^\p{Lu}/u.test(word)).flatMap(nameWords));
}

const ACTS: Sort[] = ["named-act", "named-band"];
/** The acts that are called by one word which is no plural, with their interests. */
const acts = new Map(
  KNOWN_NAMES.filter(({ sorts }) => ACTS.some((sort) => sorts.includes(sort))).flatMap(
    ({ interest, names }) =>
      Object.entries(names)
        .flat(2)
        .filter((name) => /^\p{L}+[^sS\P{L}]$/u.test(name))
        .map((name): [string, string] => [nameKey(name), interest]),
  ),
);

/** The interest in an act whose name a text has only in the plural: queens are not Queen. */
export function onlyInPlural(text: string): [key: string, interest: string] | null {
  const last = text.trim().split(/\s+/).at(-1) ?? "";
  const key = nameKey(last);
  const interest = /s$/i.test(last) ? acts.get(key) : undefined;
  return interest === undefined ? null : [key, interest];
}

/** A young animal, which is no child. */
const YOUNG = /\b(?:orphan(?:ed)? )?baby (?=\p{L})/iu;

/** A text without what says that an animal is young, where `isAnimal` knows what follows. */
export function withoutYoung(text: string, isAnimal: (key: string) => boolean): string {
  const young = YOUNG.exec(text);
  if (young === null) return text;
  const [next = ""] = text.slice(young.index + young[0].length).split(/[^\p{L}]/u);
  return isAnimal(nameKey(next)) ? text.replace(YOUNG, "") : text;
}

/** Who is told of with a name: 'her dog Biscuit', 'his cat Mrs Tibbs'. */
const NAMED =
  /\b(dog|cat|puppy|kitten|horse|pony|rabbit|husband|wife|partner|son|daughter|brother|sister|mum|mom|dad|grandma|grandad|grandpa|nan|friend|baby)((?: [A-Z][a-z]+){1,2})(?= [a-z])/g;

/** A text that says of those with a name who they are, and no name. */
export const withoutOwnNames = (text: string) => text.replace(NAMED, "$1");
