import type { GiftIdea } from "../gift-idea.schema";
import { nameKey, nameWords } from "../names";
import type { Avoidances } from "./avoided";
import type { Sort } from "./qualifiers";

/** What is shown of an idea or a product. */
export type Shown = {
  title: string;
  /** All of its words, with the title. */
  text: string;
  search?: string;
  tone?: GiftIdea["tone"];
  kind?: GiftIdea["kind"];
};

/** 'Vegan cheese' is no cheese, and 'nut-free' has no nuts. */
const FREE_FROM =
  /\b(?:vegan|halal|kosher|plant[- ]based|(?:nut|peanut|sesame|dairy|milk|lactose|egg|gluten|wheat|sugar|gelatine|meat)[- ]free|free (?:of|from)|without|no)\b(?: [\p{L}-]+){0,2}/giu;

/** The words of a text, without what it is free of. */
const saidIn = (text: string) => nameWords(text.replace(FREE_FROM, " "));

/** Whether a text has one of the words, as `nameWords` gives them, and not as what it is free of. */
export function saysAny(text: string, words: ReadonlySet<string>): boolean {
  return saidIn(text).some((word) => words.has(word));
}

/** Where what a thing is ends, and what it is for or comes with begins. */
const ASIDE = /\(|:| - |\b(?:for|with|of|on|about|to|from|in|by|and|that|at|without|against)\b/i;
/** How many of a thing are given together. */
const TOGETHER =
  /^(?:gift )?(?:an? )?(?:sets?|pairs?|packs?|trio|duo|collection|selection|bundle)(?: of (?:\w+ )?)?/i;
const LAST = new Set(nameWords("set pair pack trio duo collection selection bundle"));

/** The words of the thing that a title names, last what it is: 'fountain pen' of 'Fountain pen with two nibs'. */
export function headOf(title: string): string {
  const [thing = ""] = title.replace(TOGETHER, "").split(ASIDE);
  const words = nameWords(thing);
  while (LAST.has(words.at(-1) ?? "")) words.pop();
  return words.at(-1) ?? "";
}

/**
 * Whether what is shown says something that is to be avoided: a word anywhere, a saying, a thing as what is given
 * itself, or a thing of a sort.
 */
export function saysAvoided(shown: Shown, avoidances: Avoidances): boolean {
  const { words, sayings, heads, sorts } = avoidances;
  if (words.size > 0 && saysAny(shown.text, words)) return true;
  if (sayings.size > 0) {
    const text = ` ${nameKey(shown.text)} `;
    if ([...sayings].some((saying) => text.includes(` ${saying} `))) return true;
  }
  if (heads.size > 0 && isThing(shown, heads)) return true;
  return sorts.some((sort) => isOfSort(shown, sort));
}

const EATEN = ["food", "drink"];

function isThing({ title, search = "", kind }: Shown, heads: ReadonlySet<string>): boolean {
  // 'Simple by Ottolenghi, the cookbook' says what it is at its end.
  if (title.split(",").some((part) => heads.has(headOf(part)))) return true;
  if (heads.has(nameWords(search).at(-1) ?? "")) return true;
  return kind !== undefined && EATEN.includes(kind) && saysAny(title, heads);
}

function isOfSort(shown: Shown, { thing, qualifiers, tone, isKit, unless }: Sort): boolean {
  const things = new Set([thing]);
  if (!saysAny(shown.text, things)) return false;
  if (saysAny(shown.text, new Set(qualifiers))) return true;
  if (unless !== undefined) {
    return isThing(shown, things) && !saysAny(shown.text, new Set(unless));
  }
  const isSuch =
    (tone !== undefined && shown.tone === tone) || (isKit === true && shown.kind === "kit");
  return isSuch && saysAny(shown.title, things);
}
