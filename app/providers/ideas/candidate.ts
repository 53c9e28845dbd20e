import type { GiftIdea } from "~/domain/knowledge/gift-idea.schema";
import type { UnderstoodInterest } from "~/domain/knowledge/interests";

/**
 * A suitable idea: the interests of the brief that it answers, what it is made about if it is made for
 * an interest as typed, and its score for the brief.
 */
export type Candidate = {
  idea: GiftIdea;
  answers: UnderstoodInterest[];
  about: string | null;
  isSafe: boolean;
  score: number;
  /** The words of its title that say what it is. */
  words: string[];
};
