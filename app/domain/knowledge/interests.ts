import { onlyInPlural, properIn, withoutYoung } from "./as-typed";
import { categoryIn, languageIn, listedIn } from "./categories";
import { findWhole, type LookUp } from "./find-whole";
import { doingsOf } from "./gerunds";
import type { KnownName } from "./gift-idea.schema";
import { PLACEMENTS } from "./interest-data";
import {
  isInterestName,
  isUsualOf,
  isWideField,
  MOST_MEANINGS,
  named,
  nameOfInterest,
  neighbours,
  slugsNamed,
  widerOf,
} from "./interest-names";
import { isOnlyNames, knownNamesIn } from "./known-names";
import { ANIMALS } from "./mentioned-things";
import { misspelled } from "./misspelled";
import { nameKey, nameWords } from "./names";
import { shownIn } from "./shown";
import { isVaguePhrase, isVagueSentence } from "./vague";

/**
 * An interest of the brief: `text` as typed, `slugs` the interests of the knowledge that it means
 * (none if unknown), and how they were found: those found as `near` are neighbours of what was typed.
 * `isVague` if it names no interest at all; `isAside` if it was said among what to avoid or of the day
 * alone, so that one idea for it is enough; `isPast` if they liked or did it once, `isWatched` if they
 * look on or listen, `isOfDay` if it is what the day is; `known` are the clubs, acts, works and places that it names,
 * or the one pursuit of which only the category is known.
 */
export type UnderstoodInterest = {
  text: string;
  slugs: string[];
  by: "name" | "near" | "spelling" | "meaning" | null;
  isVague: boolean;
  isAside?: boolean;
  isPast?: boolean;
  isWatched?: boolean;
  isOfDay?: boolean;
  known?: KnownName[];
};

/**
 * Finds what a typed interest means, and the clubs, acts, works and places that it names. `isWithin` a sentence, where
 * its first capital is none that every text begins with.
 */
export function understandInterest(text: string, isWithin = false): UnderstoodInterest {
  const listed = listedIn(text);
  if (listed) return { text, slugs: [], by: "name", isVague: false, known: [listed] };
  const shown = shownIn(text);
  if (shown.length > 0) return { text, slugs: shown, by: "name", isVague: false };
  const understood = meaningOf(text, isWithin);
  const language = languageIn(text);
  if (language && !isInterestName(text))
    return { text, slugs: ["languages"], by: "name", isVague: false, known: [language] };
  const outside = text.replace(/\([^)]*\)/g, " ");
  // In 'football (wolves)' the brackets say which club, and nothing else.
  const plain = outside === text || outside.trim() === "" ? understood : meaningOf(outside);
  const explained = outside === text ? [] : knownNamesIn(text, plain.slugs);
  if (explained.length > 0) return { ...plain, text, known: explained };
  const known = knownNamesIn(text, understood.slugs);
  const category = known.length === 0 ? categoryIn(text, understood.slugs) : null;
  if (category) return { text, slugs: [], by: null, isVague: false, known: [category] };
  if (known.length === 0) return understood;
  const by = understood.by === "near" ? "name" : understood.by;
  return { ...understood, by, known };
}

/** What a text means: by its whole name, its neighbours, by spelling, then by meaning. */
function meaningOf(text: string, isWithin = false): UnderstoodInterest {
  if (isVaguePhrase(text)) return { text, slugs: [], by: null, isVague: true };
  const [plural, act] = onlyInPlural(text) ?? [];
  const proper = properIn(isWithin ? `of ${text}` : text);
  const typed = named.has(nameKey(text)) ? text : withoutYoung(text, isAnimal);
  for (const by of ["name", "near", "spelling", "meaning"] as const) {
    const lookUp: LookUp =
      by === "spelling" ? (key) => misspelled(key, proper) : (key) => lookUps[by](key);
    const singular: LookUp = (key) => lookUp(key).filter((slug) => key !== plural || slug !== act);
    const slugs = findWhole(typed, singular, { isUsualOf, isWideField }).slice(0, MOST_MEANINGS);
    if (slugs.length > 0) return { text, slugs, by, isVague: false };
  }
  return { text, slugs: [], by: null, isVague: isVagueSentence(text) };
}

const isAnimal = (key: string) => slugsNamed(key).some((slug) => ANIMALS.has(slug));

const lookUps: Record<"name" | "near" | "meaning", LookUp> = {
  name: (key) => named.get(key) ?? [...new Set(doingsOf(key).flatMap(slugsNamed))],
  near: (key) => neighbours.get(key) ?? shortened(key),
  meaning: (key) => {
    const slug = PLACEMENTS[key];
    return slug ? [slug] : [];
  },
};

/** Fields that the last word of a longer name gives away: 'celebrity podcasts'. */
const FIELDS = new Set([
  "podcast",
  "film",
  "movie",
  "novel",
  "poetry",
  "opera",
  "embroidery",
  "lace",
  "pottery",
  "ceramic",
  "knitting",
  "crochet",
  "quilting",
  "weaving",
  "photography",
  "calligraphy",
  "woodwork",
  "woodworking",
  "gardening",
  "jazz",
  ...["football", "basketball", "baseball", "rugby", "cricket", "lacrosse"],
]);

/** Crafts and worlds that the first word of a longer name gives away: 'crochet bralettes'. */
const MADE_BY = new Set([
  "crochet",
  "linocut",
  "macrame",
  "origami",
  "watercolor",
  "lego",
  "minecraft",
]);

/** Somebody of whom it is said what they do: 'travelling minstrel'. */
const SOMEBODY = /(?:man|woman|minstrel|musician|people|family)$/;

/**
 * What a name of two or three words is near to: 'trig hill bagging' to trig bagging, 'speedrunning Celeste' to what is
 * done, 'celebrity podcasts' to its field.
 */
function shortened(key: string): string[] {
  const [first = "", second = "", third = "", ...more] = key.split(" ");
  if (second === "" || more.length > 0) return [];
  const around = third === "" ? [] : slugsNamed(`${first} ${third}`);
  if (around.length > 0) return around;
  const isAbout = MADE_BY.has(first) || (first.endsWith("ing") && !SOMEBODY.test(second));
  const done = isAbout ? slugsNamed(first) : [];
  const last = third || second;
  return done.length > 0 || !FIELDS.has(last) ? done : slugsNamed(last);
}

/** The keys under which ideas for an interest are listed: its own, and those of the names that it has. */
export function keysOf({ slugs, known = [] }: UnderstoodInterest): string[] {
  return [...slugs, ...known.flatMap(({ sorts }) => sorts)];
}

/**
 * Whether an interest is a neighbour of what was typed by hand of the knowledge: folk music of the nyckelharpa, and
 * not pottery of wheel-thrown pottery, which says it.
 */
export const isNeighbour = ({ text, by }: UnderstoodInterest): boolean =>
  by === "near" &&
  findWhole(text, (key) => neighbours.get(key) ?? [], { isUsualOf, isWideField }).length > 0;

/** The words of a text that an interest is not called by: 'loom' of 'loom knitting'. */
export function ownWordsOf({ text, slugs }: UnderstoodInterest): Set<string> {
  const called = slugs.flatMap((slug) => nameWords(nameOfInterest(slug)));
  return new Set(nameWords(text).filter((word) => word.length > 2 && !called.includes(word)));
}

/** Letters by which words of one family are taken as the same: 'knits' and 'knitting'. */
const SHARED_START = 4;

/**
 * Whether a text is nothing but a name of an interest, and of that one alone: it shares a word with what
 * the interest is called. Other names may be a part of it or a neighbour, as 'gacha games' of Genshin
 * Impact or 'fitness' of strength training.
 */
export function isCalled({ text, slugs: [slug, ...others], by }: UnderstoodInterest): boolean {
  if (slug === undefined || others.some((other) => other !== widerOf(slug))) return false;
  if (by !== "spelling" && !(by === "name" && named.has(nameKey(text)))) return false;
  const called = nameWords(`${nameOfInterest(slug)} ${slug.replaceAll("-", " ")}`);
  const start = (word: string) => word.slice(0, SHARED_START);
  return nameWords(text).some((word) => called.some((other) => start(other) === start(word)));
}

/**
 * Whether an interest names a club, an act, a work or a place, and nothing else. An interest about one name
 * has names of its own, which may be only a part of it.
 */
export function isWholeName({ text, slugs, known = [] }: UnderstoodInterest): boolean {
  return (
    known.some(({ isItself }) => !isItself) && isOnlyNames(text, slugs, (key) => named.has(key))
  );
}

/** Whether of an interest only its category is known, so that nothing but ideas around its name answer it. */
export const isOfCategory = ({ slugs, known = [] }: UnderstoodInterest): boolean =>
  slugs.length === 0 && known.length > 0;
