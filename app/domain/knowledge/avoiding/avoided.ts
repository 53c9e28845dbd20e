import type { GiftIdea, Kind, Trait } from "../gift-idea.schema";
import type { Sort } from "./qualifiers";

/** A thing that somebody asked to leave out, by its word, with the words before it. */
export type Asked = {
  word: string;
  before: string[];
  /** The interests by that name. */
  slugs: string[];
  phrase: string;
  /** All that has to do with it: 'anything golf'. */
  isWhole: boolean;
};

/**
 * What may not be suggested: ideas with a trait, of a kind, for an interest, or with a word in what
 * is shown of them. `said` are the phrases that this was read from.
 */
export type Avoidances = {
  traits: Set<Trait>;
  kinds: Set<Kind>;
  interests: Set<string>;
  words: Set<string>;
  /** Those of `words` that a diet, a condition or the like rules out, whatever somebody is into. */
  firm: Set<string>;
  /** Clubs, acts, works and places by their proper names. */
  names: Set<string>;
  /** Tones of ideas: 'nothing jokey'. */
  tones: Set<GiftIdea["tone"]>;
  /** Words that stand together. */
  sayings: Set<string>;
  /** Things that are not wanted as what is given, while what goes with them is. */
  heads: Set<string>;
  /** Things that are not wanted as they are qualified. */
  sorts: Sort[];
  /** The things among `words` that were asked for by name. */
  asked: Asked[];
  said: string[];
};

const SETS = [
  "traits",
  "kinds",
  "interests",
  "words",
  "firm",
  "names",
  "tones",
  "sayings",
  "heads",
] as const;

/** What rules nothing out. */
export const nothing = (): Avoidances => ({
  traits: new Set(),
  kinds: new Set(),
  interests: new Set(),
  words: new Set(),
  firm: new Set(),
  names: new Set(),
  tones: new Set(),
  sayings: new Set(),
  heads: new Set(),
  sorts: [],
  asked: [],
  said: [],
});

/** All that several texts rule out. */
export function joinAvoidances(all: Partial<Avoidances>[]): Avoidances {
  const joined = nothing();
  for (const { said = [], sorts = [], asked = [], ...one } of all) {
    for (const part of SETS) {
      for (const each of one[part] ?? []) (joined[part] as Set<string>).add(each);
    }
    joined.sorts.push(...sorts);
    joined.asked.push(...asked);
    joined.said.push(...said.filter((phrase) => !joined.said.includes(phrase)));
  }
  return joined;
}
