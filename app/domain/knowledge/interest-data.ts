import categories from "./data/categories.json";
import interests from "./data/interests.json";
import knownNames from "./data/known-names.json";
import placements from "./data/placements.json";
import realWords from "./data/real-words.json";
import type { Category, Interest, NamesOfInterest } from "./gift-idea.schema";

// Not parsed at start, which would cost every isolate time: a test parses every entry.

/** Every interest of the knowledge. */
export const INTERESTS = interests as unknown as Interest[];

/** Names that the knowledge does not have, with the interest that they mean (docs/ideas.md). */
export const PLACEMENTS = placements as Record<string, string>;

/** Words that are close to a name of an interest in spelling, but are words of their own. */
export const REAL_WORDS = new Set(realWords as string[]);

/** Names of clubs, acts, works and places, of which ideas are made that say the name. */
export const KNOWN_NAMES = knownNames as unknown as NamesOfInterest[];

/** Pursuits that have no ideas of their own, by what they are. */
export const NAMES_BY_CATEGORY: Record<Category, string[]> = categories;
