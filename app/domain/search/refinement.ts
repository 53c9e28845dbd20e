import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import type { Change } from "./change";

/**
 * One request for ideas within a search. `like` is the title of an idea to resemble; `budget`
 * (major units) replaces the brief's for this round's products if it is not null. `changes` are those
 * in force, `said` what the visitor typed; rounds of older searches have none.
 */
export type Round = {
  kind: "first" | "more" | "cheaper" | "like" | "instead" | "changed";
  wanted: number;
  like: string | null;
  budget: number | null;
  changes?: Change[];
  said?: string;
};

export const FIRST_ROUND: Round = {
  kind: "first",
  wanted: IDEAS_PER_SEARCH,
  like: null,
  budget: null,
};

/** Rounds per search, the first included: each costs as much as a search. */
export const MOST_ROUNDS = 12;
