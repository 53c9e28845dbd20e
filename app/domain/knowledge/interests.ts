import { doingsOf } from "./gerunds";
import type { KnownName } from "./gift-idea.schema";
import { INTERESTS, KNOWN_NAMES, PLACEMENTS, REAL_WORDS } from "./interest-data";
import { isOnlyNames, knownNamesIn, typedNames } from "./known-names";
import { editDistance, nameKey, nameWords } from "./names";
import { isVaguePhrase, isVagueSentence } from "./vague";

/**
 * An interest of the brief: `text` as typed, `slugs` the interests of the knowledge that it means
 * (none if unknown), and how they were found: those found as `near` are neighbours of what was typed. `isVague` if it names no interest at all; `isAside` if it
 * was said among what to avoid or of the day alone, so that one idea for it is enough; `isPast` if they liked or did it once,
 * `isWatched` if they look on or listen; `known` are the clubs, acts, works and places that it names.
 */
export type UnderstoodInterest = {
  text: string;
  slugs: string[];
  by: "name" | "near" | "spelling" | "meaning" | null;
  isVague: boolean;
  isAside?: boolean;
  isPast?: boolean;
  isWatched?: boolean;
  known?: KnownName[];
};

const MOST_MEANINGS = 3;

const named = new Map<string, string[]>();
const neighbours = new Map<string, string[]>();
for (const { slug, name, names, near = [] } of INTERESTS) {
  for (const one of [name, slug.replaceAll("-", " "), ...names]) {
    const key = nameKey(one);
    const known = named.get(key) ?? [];
    // An interest's own name means nothing else.
    if (nameKey(name) === key) named.set(key, [slug]);
    else if (!known.includes(slug) && !isOwnName(key, known)) named.set(key, [...known, slug]);
  }
  for (const one of near) {
    const key = nameKey(one);
    neighbours.set(key, [...(neighbours.get(key) ?? []), slug]);
  }
}

for (const names of KNOWN_NAMES) {
  for (const one of typedNames(names)) {
    const key = nameKey(one);
    const known = named.get(key) ?? [];
    if (!known.includes(names.interest) && !isOwnName(key, known)) {
      named.set(key, [...known, names.interest]);
    }
  }
}

/** What a name is itself comes before what it is a part of: bouldering before climbing. */
for (const [key, slugs] of named) {
  if (slugs.length > 1) {
    const isOwn = (slug: string) => isNamedAs(slug, key);
    named.set(key, [...slugs.filter(isOwn), ...slugs.filter((slug) => !isOwn(slug))]);
  }
}

/** Whether an interest is called by the first word of a key, and not only counted to it. */
export function isNamedAs(slug: string, key: string): boolean {
  return nameKey(slug.split("-", 1)[0] ?? "") === key.split(" ", 1)[0];
}

function isOwnName(key: string, slugs: string[]): boolean {
  return INTERESTS.some(({ slug, name }) => slugs.includes(slug) && nameKey(name) === key);
}

/**
 * What a typed text means: one interest, or several if it is a list without commas ('falconry and
 * camping') of which at least one is known.
 */
export function understandInterests(text: string): UnderstoodInterest[] {
  const whole = understandInterest(text);
  const parts = partsOf(text)
    .map(understandInterest)
    .flatMap((part) => runOfNames(part) ?? [part]);
  // 'Bell ringing (church towers) and wild swimming', but not 'arts and crafts'.
  const isOfTwo = parts.length > 1 && parts.every(({ by }) => by === "name");
  if (isOfTwo && !isInterestName(text)) return parts;
  const [, craft, subject] = SHOWING.exec(text) ?? [];
  if (craft && subject && !isInterestName(text)) {
    const both = [craft, subject].map(understandInterest);
    if (both.every(({ by }) => by === "name")) return both;
  }
  if (whole.slugs.length > 0) return [whole];
  const isList = parts.length > 1 && parts.some(({ slugs }) => slugs.length > 0);
  if (isList) return parts.filter((part) => !part.isVague);
  const plain = text.replace(/\([^)]*\)/g, " ");
  const slugs = whole.isVague ? namesWithin(plain).slice(0, MOST_MEANINGS) : [];
  return [slugs.length > 0 ? namedWithin(text, slugs) : whole];
}

/** The names that follow each other without a comma, 'camping fishing'; null for anything else. */
function runOfNames({ text, by, slugs }: UnderstoodInterest): UnderstoodInterest[] | null {
  if (by !== "name" || slugs.length < 2 || named.has(nameKey(text))) return null;
  const words = text.split(/\s+/);
  const run: UnderstoodInterest[] = [];
  for (let place = 0; place < words.length; ) {
    const length = [3, 2, 1].find((count) => {
      const key = nameKey(words.slice(place, place + count).join(" "));
      return place + count <= words.length && named.has(key) && !COMMON.has(key);
    });
    if (length === undefined) return null;
    run.push(understandInterest(words.slice(place, place + length).join(" ")));
    place += length;
  }
  return run;
}

/** An interest that a sentence names among other words, with the clubs, acts, works and places in it. */
export function namedWithin(text: string, slugs: string[]): UnderstoodInterest {
  const known = knownNamesIn(text, slugs, true);
  return { text, slugs, by: "name", isVague: false, ...(known.length > 0 && { known }) };
}

/** The interests that go by a whole name, given as `nameKey` gives it. */
export const slugsNamed = (key: string): string[] => named.get(key) ?? [];

/** Crafts that show something else: 'drawing dragons' is about both. */
const SHOWING =
  /^(drawing|sketching|painting|photographing|embroidering) (?!by\b|with\b|on\b)(.+)$/i;

const SHORTEST_WITHIN = 4;
/** Names that in a sentence are seldom what it is about. */
const COMMON = new Set(
  nameWords(
    "shop store class lesson biscuit family families parent parents child children kids baby friend friends work home house phone life love time money husband wife party dating moving school office sleep holiday holidays queen prince port mini switch pool rock soul country folk bass recorder rings bags stars muse blur genesis bond classics plays pride guides navy weights spin drinks spirits learning studying exams property stocks money environment religion summer autumn snow moon computer computers bike boat shooting diving vintage retro magazines games usa america africa turkey twilight wednesday",
  ),
);

/** The names that a sentence has: 'parents r big hikers' is about hiking. */
export function namesWithin(text: string): string[] {
  const words = nameWords(text.replace(/(?<=\w)['’](?:ll|d|ve|re|m)\b/gi, ""));
  const found: string[] = [];
  for (let place = 0; place < words.length; place += 1) {
    for (let length = Math.min(4, words.length - place); length > 0; length -= 1) {
      const phrase = words.slice(place, place + length).join(" ");
      const slugs = named.get(phrase);
      if (!slugs || phrase.length < SHORTEST_WITHIN || COMMON.has(phrase)) continue;
      found.push(...slugs);
      place += length - 1;
      break;
    }
  }
  return [...new Set(found)];
}

/** Finds what a typed interest means, and the clubs, acts, works and places that it names. */
export function understandInterest(text: string): UnderstoodInterest {
  const understood = meaningOf(text);
  const outside = text.replace(/\([^)]*\)/g, " ");
  // In 'football (wolves)' the brackets say which club, and nothing else.
  const plain = outside === text || outside.trim() === "" ? understood : meaningOf(outside);
  const explained = outside === text ? [] : knownNamesIn(text, plain.slugs);
  if (explained.length > 0) return { ...plain, text, known: explained };
  const known = knownNamesIn(text, understood.slugs);
  if (known.length === 0) return understood;
  const by = understood.by === "near" ? "name" : understood.by;
  return { ...understood, by, known };
}

/** What a text means: by its whole name, its neighbours, by spelling, then by meaning. */
function meaningOf(text: string): UnderstoodInterest {
  if (isVaguePhrase(text)) return { text, slugs: [], by: null, isVague: true };
  for (const by of ["name", "near", "spelling", "meaning"] as const) {
    const slugs = findWhole(text, lookUps[by]).slice(0, MOST_MEANINGS);
    if (slugs.length > 0) return { text, slugs, by, isVague: false };
  }
  return { text, slugs: [], by: null, isVague: isVagueSentence(text) };
}

function partsOf(text: string): string[] {
  return text
    .split(/\s+(?:and|or|plus|n|but also|as well as)\s+|[&/+;|]|\s[-–—]\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

type LookUp = (key: string) => string[];

const lookUps: Record<"name" | "near" | "spelling" | "meaning", LookUp> = {
  name: (key) => named.get(key) ?? [...new Set(doingsOf(key).flatMap(slugsNamed))],
  near: (key) => neighbours.get(key) ?? [],
  spelling: misspelled,
  meaning: (key) => {
    const slug = PLACEMENTS[key];
    return slug ? [slug] : [];
  },
};

/** Looks up the whole text, and what stands outside and inside of brackets. */
function findWhole(text: string, lookUp: LookUp): string[] {
  const whole = firstKnown(nameKey(text), lookUp);
  const inside = text.match(/\(([^)]*)\)/)?.[1];
  if (whole.length > 0 || inside === undefined) return whole;
  const outside = firstKnown(nameKey(text.replace(/\([^)]*\)/g, " ")), lookUp);
  // What stands in brackets explains, so it counts only if it is nothing but a name.
  return [...new Set([...outside, ...lookUp(nameKey(inside))])];
}

/** What a key means as it is, and with less and less of the words around it. */
function firstKnown(key: string, lookUp: LookUp): string[] {
  let left = key;
  while (left !== "") {
    const slugs = lookUp(left);
    if (slugs.length > 0) return slugs;
    const end = left.replace(TRAILING, "");
    if (end !== left && end !== "" && lookUp(end).length > 0) return lookUp(end);
    const next = left.replace(LEADING, "");
    if (next === left) {
      const main = left.replace(TRAILING, "");
      return main === left || main === "" ? byPhrase(left, lookUp) : firstKnown(main, lookUp);
    }
    left = next;
  }
  return [];
}

/** 'Walking in the hills' is walking: a name before a preposition. Else names that follow each other. */
function byPhrase(key: string, lookUp: LookUp): string[] {
  const words = key.split(" ");
  const place = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word));
  return place > 0 ? lookUp(words.slice(0, place).join(" ")) : byNames(words, lookUp);
}

/** The most words that can be nothing but names; more are tried in very many ways. */
const MOST_OF_NAMES = 8;

/**
 * 'Manchester United football' is made of nothing but names. In 'church bell ringing' the name at the end
 * is what it is about, if it has words of its own.
 */
function byNames(words: string[], lookUp: LookUp): string[] {
  if (words.length > MOST_OF_NAMES) return [];
  for (let place = 1; place < words.length - 1; place += 1) {
    const end = lookUp(words.slice(place).join(" "));
    if (end.length > 0) return end;
  }
  for (let place = words.length - 1; place > 0; place -= 1) {
    const first = lookUp(words.slice(0, place).join(" "));
    const rest = words.slice(place);
    const others = first.length > 0 ? [lookUp(rest.join(" ")), byNames(rest, lookUp)] : [];
    const other = others.find((slugs) => slugs.length > 0);
    if (other) return [...new Set([...first, ...other])];
  }
  return [];
}

const PREPOSITIONS = new Set(
  nameWords(
    "in on at with for by from around round across off near outside through during along up down",
  ),
);

const words = (text: string) => nameWords(text).join("|");
const LEADING = new RegExp(
  `^(?!new (?:york|england|orleans|jersey|zealand)\\b)(?:${words(
    "drinks learns two three four both decent keen talented prize i he she they we who is are am be being been was has have had really very quite so just also always still absolutely mostly mainly especially any all anything everything something stuff things some bit of lots lot loads love like enjoy adore into mad about keen on obsessed with crazy fan big huge massive avid passionate watch watching play playing do doing does make making collect collecting go going goes to the a an her his their my our your its old new vintage classic iced fancy posh homemade amateur local weekend competitive casual traditional modern indoor outdoor live good great nice favourite proper real practising learning learn visiting visit listening listen reading read follow following support supporting getting interested in hobby hobbies interests passion for talking studying study building grow growing keep keeping own owning raising helping spending time enjoys loves likes plays makes collects watches follows supports reads grows keeps wants trying started starting taking up recently beginner expert professional semi retired restoring repairing mending fixing renovating refurbishing upcycling tinkering flying driving riding racing training photographing drawing painting sewing cooking baking eating drinking tasting foraging exploring researching solving writing about up",
  )})(?: |$)`,
);
const TRAILING = new RegExp(
  `(?: |^)(?:${words(
    "fan fanatic lover enthusiast player nut addict snob mad buff geek nerd freak obsessive obsessed stuff thing things game match lesson class course club team event outing day night weekend holiday hobby lover generally etc too lots a lot occasionally sometimes daily weekly regularly everything related general activities activity session fanatic aficionado devotee expert beginner collector collecting collection watcher watching supporter supporting player playing spotting book novel story show film movie program programme magazine documentary making memorabilia merchandise model restoration restoring repair",
  )})$`,
);

const SHORTEST_CORRECTED = 5;
const LONG = 10;

/** Names that a key is a misspelling of, if it is not a word and nothing else is meant. */
function misspelled(key: string): string[] {
  const words = key.split(" ");
  let least = Number.POSITIVE_INFINITY;
  let found = new Set<string>();
  for (const [name, slugs] of namesByShape.get(shapeOf(words)) ?? []) {
    const distance = distanceOf(words, name);
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
function distanceOf(words: string[], name: string[]): number {
  let sum = 0;
  for (const [place, word] of words.entries()) {
    const other = name[place] ?? "";
    if (word === other) continue;
    if (Math.min(word.length, other.length) < SHORTEST_CORRECTED || REAL_WORDS.has(word)) {
      return Number.POSITIVE_INFINITY;
    }
    const most = other.length >= LONG ? 2 : 1;
    const distance = editDistance(word, other, most);
    if (distance > most) return Number.POSITIVE_INFINITY;
    sum += distance;
  }
  return sum;
}

/** Whether a text is exactly a name of the knowledge, so that it tells nothing about a person. */
export function isInterestName(text: string): boolean {
  const key = nameKey(text);
  return named.has(key) || neighbours.has(key);
}

/** The name of an interest, as it reads in a sentence. */
export function nameOfInterest(slug: string): string {
  return INTERESTS.find((one) => one.slug === slug)?.name ?? "";
}

/** The keys under which ideas for an interest are listed: its own, and those of the names that it has. */
export function keysOf({ slugs, known = [] }: UnderstoodInterest): string[] {
  return [...slugs, ...known.flatMap(({ sorts }) => sorts)];
}

/** Letters by which words of one family are taken as the same: 'knits' and 'knitting'. */
const SHARED_START = 4;

/**
 * Whether a text is nothing but a name of an interest, and of that one alone: it shares a word with what
 * the interest is called. Other names may be a part of it or a neighbour, as 'gacha games' of Genshin
 * Impact or 'fitness' of strength training.
 */
export function isCalled({ text, slugs: [slug, ...others], by }: UnderstoodInterest): boolean {
  if (slug === undefined || others.length > 0) return false;
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
