import { IDEAS_PER_SEARCH } from "~/domain/products/product";

/**
 * One asking for ideas within a search: `like` is the title of the idea to stay close to, `budget`
 * the most that these ideas' products may cost where it is not the brief's.
 */
export type Round = {
  kind: "first" | "more" | "cheaper" | "like" | "instead";
  wanted: number;
  like: string | null;
  budget: number | null;
};

/** The first five ideas. */
export const FIRST_ROUND: Round = {
  kind: "first",
  wanted: IDEAS_PER_SEARCH,
  like: null,
  budget: null,
};

/** So many times a search may be refined: each time costs what a search costs. */
export const MOST_ROUNDS = 12;

const CHEAPER_BY = 0.6;

/**
 * What 'Something cheaper' may cost: well under the budget, or under the middle one of the prices
 * shown (major units). Null where neither is known.
 */
export function cheaperBudget(budget: number, prices: number[]): number | null {
  const sorted = [...prices].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  const from = budget > 0 ? budget : middle;
  return from === undefined ? null : Math.max(1, Math.floor(from * CHEAPER_BY));
}
