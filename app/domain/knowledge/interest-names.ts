import { INTERESTS, KNOWN_NAMES } from "./interest-data";
import { typedNames } from "./known-names";
import { nameKey } from "./names";

/** How many meanings of one name count. */
export const MOST_MEANINGS = 3;

/** The keys of the interests' own names. */
const ownKeys = new Map(INTERESTS.map(({ slug, name }) => [slug, nameKey(name)]));

/** The interests by the keys of their names, and by those of their neighbours. */
export const named = new Map<string, string[]>();
export const neighbours = new Map<string, string[]>();
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

const within = new Map(INTERESTS.map((one) => [one.slug, one.within]));
/** The wider interest that an interest is a part of, dogs of spaniels; undefined if it is a part of none. */
export const widerOf = (slug: string): string | undefined => within.get(slug);

/** The ideas of a wider interest follow: what is said of spaniels is said of dogs. */
for (const [key, slugs] of named) {
  const wider = slugs.flatMap((slug) => widerOf(slug) ?? []);
  if (wider.length > 0) named.set(key, [...new Set([...slugs, ...wider])]);
}

/** Whether an interest is called by the first word of a key, and not only counted to it. */
export function isNamedAs(slug: string, key: string): boolean {
  return nameKey(slug.split("-", 1)[0] ?? "") === key.split(" ", 1)[0];
}

function isOwnName(key: string, slugs: string[]): boolean {
  return slugs.some((slug) => ownKeys.get(slug) === key);
}

/** The interests that go by a whole name, given as `nameKey` gives it. */
export const slugsNamed = (key: string): string[] => named.get(key) ?? [];

/** Whether a text is exactly a name of the knowledge, so that it tells nothing about a person. */
export function isInterestName(text: string): boolean {
  const key = nameKey(text);
  return named.has(key) || neighbours.has(key);
}

/** The names of an interest that begin as it does: 'spinning wheel' of spinning wool. */
export const namesLikeIts = (slug: string): string[] =>
  INTERESTS.find((one) => one.slug === slug)?.names.filter((name) =>
    isNamedAs(slug, nameKey(name)),
  ) ?? [];

/** The name of an interest, as it reads in a sentence. */
export function nameOfInterest(slug: string): string {
  return INTERESTS.find((one) => one.slug === slug)?.name ?? "";
}

/**
 * Whether a word belongs to the names of an interest, so that it refines it and is no other: bell ringing is also
 * called church bell ringing.
 */
export function isUsualOf(key: string, slugs: string[]): boolean {
  if (slugs.some((slug) => slugsNamed(key).includes(slug))) return false;
  return INTERESTS.some(
    ({ slug, name, names }) =>
      slugs.includes(slug) && [name, ...names].some((one) => isInside(key, nameKey(one))),
  );
}

/** Whether a name has a key and another word that means something: 'church bells', but not 'my labrador'. */
function isInside(key: string, name: string): boolean {
  const rest = ` ${name} `.replace(` ${key} `, " ");
  return rest !== ` ${name} ` && rest.split(" ").some((word) => word.length > 3);
}

/** Fields of which everybody likes only a part. */
const WIDE_FIELDS = new Set(["film", "music", "reading", "sport", "television", "travel", "art"]);

/** Whether interests are a whole field, or several of which only one is meant: 'crafts (knitting)'. */
export function isWideField([slug = "", ...others]: string[]): boolean {
  return others.length > 0 || WIDE_FIELDS.has(slug);
}

/**
 * The parts of an interest that a text does not mean, if it names one of them by the interest's own word: tatting of
 * lace making, where bobbin lace was said. Only those that are interests of their own as well.
 */
export function siblingsOf(slug: string, text: string): string[] {
  const interest = INTERESTS.find((one) => one.slug === slug);
  const own = nameKey(interest?.name ?? "").split(" ");
  const said = nameKey(text).split(" ");
  const isPart = said.length > 1 && said.some((word) => own.includes(word));
  return (isPart ? (interest?.names ?? []) : [])
    .map(nameKey)
    .filter((one) => !one.includes(" ") && !own.includes(one) && !said.includes(one))
    .filter((one) => INTERESTS.some((other) => other.slug === one && other.slug !== slug));
}
