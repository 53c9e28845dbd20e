import { IDEAS_PER_SEARCH } from "~/domain/products/product";

/**
 * One request for ideas within a search. `like` is the title of an idea to resemble; `budget`
 * (major units) replaces the brief's for this round's products if it is not null.
 */
export type Round = {
  kind: "first" | "more" | "cheaper" | "like" | "instead";
  wanted: number;
  like: string | null;
  budget: number | null;
};

export const FIRST_ROUND: Round = {
  kind: "first",
  wanted: IDEAS_PER_SEARCH,
  like: null,
  budget: null,
};

/** Rounds per search, the first included: each costs as much as a search. */
export const MOST_ROUNDS = 12;

const CHEAPER_BY = 0.6;

/**
 * The budget for 'Something cheaper' in major units: 60 % of the current budget, or of the median
 * of the prices shown if there is no budget. Null if neither is known.
 */
export function cheaperBudget(budget: number, prices: number[]): number | null {
  const sorted = [...prices].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  const from = budget > 0 ? budget : middle;
  return from === undefined ? null : Math.max(1, Math.floor(from * CHEAPER_BY));
}
