import categories from "#knowledge/categories.json";
import everydayNames from "#knowledge/everyday-names.json";
import interests from "#knowledge/interests.json";
import knownNames from "#knowledge/known-names.json";
import placements from "#knowledge/placements.json";
import realWords from "#knowledge/real-words.json";
import type { EverydayNames } from "./everyday-names.schema";
import { wordsOf } from "./front-coded";
import type { Category, NamesOfInterest } from "./gift-idea.schema";
import { type WrittenInterest, withSlugs } from "./written-interests";

// Not parsed at start, which would cost every isolate time: a test parses every entry.

/** Every interest of the knowledge; of most the file leaves out the slug, which is the name. */
export const INTERESTS = withSlugs(interests as unknown as WrittenInterest[]);

/** Names that the knowledge does not have, with the interest that they mean (docs/ideas.md). */
export const PLACEMENTS = placements as Record<string, string>;

/** Words that are close to a name of an interest in spelling, but are words of their own. */
export const REAL_WORDS = new Set(wordsOf(realWords));

/** Names of clubs, acts, works and places, of which ideas are made that say the name. */
export const KNOWN_NAMES = knownNames as unknown as NamesOfInterest[];

/** Names of interests that are everyday words, and when they are meant. */
export const EVERYDAY_NAMES = everydayNames as EverydayNames;

/** Pursuits that have no ideas of their own, by what they are. */
export const NAMES_BY_CATEGORY: Record<Category, string[]> = categories;
