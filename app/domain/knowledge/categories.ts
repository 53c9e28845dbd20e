import { findWhole } from "./find-whole";
import type { Category, KnownName, Sort } from "./gift-idea.schema";
import { NAMES_BY_CATEGORY } from "./interest-data";
import { nameKey } from "./names";
import { isVaguePhrase } from "./vague";

type Listed = Record<"names" | "languages", Map<string, KnownName>>;
let known: Listed | null = null;

/** The pursuits by their keys. Languages are apart: by themselves they are names of peoples and styles. */
function listed(): Listed {
  if (known) return known;
  known = { names: new Map(), languages: new Map() };
  for (const [category, names] of Object.entries(NAMES_BY_CATEGORY) as [Category, string[]][]) {
    const map = category === "category-language" ? known.languages : known.names;
    for (const name of names) map.set(plainKey(name), { name, sorts: [category] });
  }
  return known;
}

/** 'The Hittites' are typed with and without the article. */
function plainKey(text: string): string {
  return nameKey(text).replace(/^the /, "");
}

/** What is said of something, how it reads in a title, and the interests that say no more than that. */
type Form = { said: RegExp; sort: Sort; wider: string[]; after?: string };

const NAME = "(\\p{Lu}[\\p{L}\\p{M}'’.-]+(?: (?:\\p{Lu}|of |the )[\\p{L}\\p{M}'’.-]*){0,3})";
const FORMS: Form[] = [
  {
    said: /^(?:(?:he|she|they) )?(?:collects|collecting|collector of) (.+)$|^(.+) (?:collecting|collections?|collector)$/iu,
    sort: "category-collection",
    wider: ["collecting"],
  },
  {
    said: new RegExp(
      `^(?:(?:cook|eat|mak)(?:ing|s) )?${NAME} (?:food|cuisine|cooking|cookery|recipes|dishes)$`,
      "u",
    ),
    sort: "category-cuisine",
    wider: ["cooking"],
    after: " food",
  },
  {
    said: /^(.+) (?:dance|dancing)$/iu,
    sort: "category-dance",
    wider: ["dance"],
    after: " dancing",
  },
  { said: new RegExp(`^listen(?:ing|s) to ${NAME}$`, "u"), sort: "named-act", wider: ["music"] },
  { said: new RegExp(`^watch(?:ing|es) ${NAME}$`, "u"), sort: "named-show", wider: ["television"] },
  {
    said: new RegExp(`^read(?:ing|s) ${NAME}(?: novels| books)?$`, "u"),
    sort: "named-author",
    wider: ["reading"],
  },
  {
    said: /^(.+(?:making|carving|weaving|turning|binding|casting|stitching|engraving|dyeing|smithing))$/iu,
    sort: "category-craft",
    wider: ["crafts"],
  },
  {
    said: /^(?:grow(?:ing|s)) (.+)$|^(.+) growing$/iu,
    sort: "category-plant",
    wider: ["gardening"],
  },
  { said: /^(.+ history|history of .+)$/iu, sort: "category-history", wider: ["history"] },
];

const LANGUAGE =
  /^(?:(?:he|she|they) )?(?:learn(?:ing|s)|stud(?:ying|ies)|speak(?:ing|s)|teaching (?:him|her|them)self|practising) (?:to speak )?(.+?)(?: \([^()]*\))?$|^(?:the )?(.+?) (?:language|lessons)$/i;

const OLD = /^(?:the|an?|his|her|their|old|antique|vintage|rare|some|all sorts of|lots of) /i;
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’&.+-]{1,38}$/u;
const MOST_WORDS = 4;
/** Of a name with words around it: 'is completely mad about …'. */
const LONGEST = 60;
/** Words of a sentence, which no name of a thing has. */
const TELLING =
  /\b(?:he|she|they|i|we|it|is|are|was|were|has|have|had|for|in|on|at|with|by|from|to|his|her|their|my|our|and|or|but|not|no)\b/i;

/** The pursuit without ideas of its own that a text is the whole name of, or null. */
export const listedIn = (text: string): KnownName | null =>
  text.length > LONGEST ? null : (listed().names.get(plainKey(text)) ?? null);

/** The language that a text says somebody learns or speaks, or null. */
export function languageIn(text: string): KnownName | null {
  const [, learned = "", called = ""] = LANGUAGE.exec(text) ?? [];
  return listed().languages.get(nameKey(learned || called)) ?? null;
}

/**
 * What a text says that an unknown name is the name of, by words around it or by the list of pursuits: 'collects milk
 * bottles' is a collection. `slugs` are the interests that the text was taken for; null if they say more than the
 * category, or nothing is said.
 */
export function categoryIn(text: string, slugs: string[]): KnownName | null {
  for (const { said, sort, wider, after = "" } of FORMS) {
    if (!slugs.every((slug) => wider.includes(slug))) continue;
    const subject = subjectIn(said.exec(text));
    if (subject !== null) return { name: `${subject}${after}`, sorts: [sort] };
  }
  if (slugs.length > 0 || text.length > LONGEST) return null;
  const { names } = listed();
  const [key] = findWhole(text, (one) => (names.has(one) ? [one] : []), NO_BRACKETS);
  return (key !== undefined && names.get(key)) || null;
}

const NO_BRACKETS = { isUsualOf: () => true, isWideField: () => false };

function subjectIn(found: RegExpExecArray | null): string | null {
  const subject = (found?.slice(1).find((part) => part !== undefined) ?? "").replace(OLD, "");
  if (!PLAIN.test(subject) || subject.split(" ").length > MOST_WORDS) return null;
  return isVaguePhrase(subject) || TELLING.test(subject) ? null : subject;
}
