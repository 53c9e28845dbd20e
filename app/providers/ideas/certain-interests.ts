import { leadOf } from "~/domain/knowledge/circumstances";
import type { GiftIdea } from "~/domain/knowledge/gift-idea.schema";
import { nameOfInterest, namesLikeIts, slugsNamed } from "~/domain/knowledge/interest-names";
import { isCalled, type UnderstoodInterest } from "~/domain/knowledge/interests";
import { nameKey, nameWords } from "~/domain/knowledge/names";
import type { Need } from "~/domain/knowledge/need";

/** Words that change nothing of an interest: 'their phone', 'spinning wool on a wheel', 'old movies'. */
const HARMLESS = new Set(
  nameWords(
    "a an the his her their my our on of in at and good nice decent proper favourite old big all",
  ),
);
/** Words that mean the same. */
const SAME: [string, string][] = [
  ["movie", "film"],
  ["cinema", "film"],
  ["telly", "television"],
  ["tv", "television"],
  ["soccer", "football"],
];
const same = new Map(SAME);
/** Letters by which words of one family are taken as the same: 'knits' and 'knitting'. */
const SHARED_START = 4;
const start = (word: string) => word.slice(0, SHARED_START);

const wordsOf = (text: string) => nameWords(text).map((word) => same.get(word) ?? word);

/** Whether an interest is one that somebody has now, and was understood by its name. */
export function isSure({ isPast, isWatched, by, slugs }: UnderstoodInterest): boolean {
  return !isPast && !isWatched && (by === "name" || by === "spelling") && slugs.length > 0;
}

/**
 * Whether a text is made of what its interests are called and of nothing else, and the idea is for the last of them, which it is
 * about: 'science', 'lego minecraft football'; of 'folk embroidery' the embroidery.
 */
function areCalled({ text, slugs }: UnderstoodInterest, { reasons }: GiftIdea): boolean {
  const typed = wordsOf(text).map(start);
  const isOf = (slug: string, words: string[]) => {
    const called = wordsOf(`${nameOfInterest(slug)} ${slug.replaceAll("-", " ")}`).map(start);
    return words.some((word) => called.includes(word));
  };
  return (
    typed.every((word) => slugs.some((slug) => isOf(slug, [word]))) &&
    slugs.every((slug) => isOf(slug, typed)) &&
    slugs.some((slug) => reasons[slug] !== undefined && isOf(slug, typed.slice(-1)))
  );
}

/**
 * Whether an idea says every word that was typed and that the interest has not in its own name: 'interior design'. Words around
 * the whole name may also be said by `others` that were written for the interest, or by another name of it: 'church bell
 * ringing', 'spinning wool on a wheel'.
 */
function says(idea: GiftIdea, { text, slugs }: UnderstoodInterest, others: GiftIdea[]): boolean {
  // What is made of several names is about the last of them.
  if (slugs.length > 1 && slugsNamed(nameKey(text)).length === 0) return false;
  const typed = wordsOf(text).filter((word) => !HARMLESS.has(word));
  const said = wordsSaid(idea);
  const own = wordsOf(slugs.map(nameOfInterest).join(" "));
  if (!typed.some((word) => said.includes(word))) return false;
  const isSaid = (all: string[]) => typed.every((word) => all.includes(word) || own.includes(word));
  if (isSaid(said)) return true;
  const isWhole = slugs.length === 1 && own.every((word) => typed.includes(word));
  if (!isWhole) return false;
  const [slug = ""] = slugs;
  const written = others.filter((one) => isFor(one, slug)).flatMap(wordsSaid);
  return isSaid([...written, ...wordsOf(namesLikeIts(slug).join(" "))]);
}

const isFor = ({ reasons }: GiftIdea, slug: string) => Object.keys(reasons)[0] === slug;

const wordsSaid = ({ title, description, reasons }: GiftIdea) =>
  wordsOf([title, description, ...Object.values(reasons)].join(" "));

/**
 * Whether an interest was typed by a name that is certain to mean what the idea is for. A circumstance is read by its own names
 * alone; an interest has to be called so, or the idea says what was typed, or `others` do, that were written for it.
 */
export function isMeant(
  one: UnderstoodInterest,
  idea: GiftIdea,
  { circumstances }: Need,
  others: GiftIdea[],
): boolean {
  // 'His phone' is an interest, and tells what somebody is like.
  const isOfCircumstance = one.slugs.some((slug) => leadOf(slug) && idea.reasons[slug]);
  return (
    circumstances.includes(one) ||
    isOfCircumstance ||
    isCalled(one) ||
    areCalled(one, idea) ||
    says(idea, one, others)
  );
}
