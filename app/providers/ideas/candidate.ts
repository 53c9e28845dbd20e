import type { GiftIdea, KnownName, Sort } from "~/domain/knowledge/gift-idea.schema";
import type { UnderstoodInterest } from "~/domain/knowledge/interests";

/**
 * A suitable idea: the interests of the brief that it answers, what it is made about if it is made for
 * an interest as typed or around a known name, and its score for the brief.
 */
export type Candidate = {
  idea: GiftIdea;
  answers: UnderstoodInterest[];
  about: string | null;
  /** The known name that it is made around, and the sort of names that its reason is for. */
  named?: { name: KnownName; sort: Sort };
  isSafe: boolean;
  /** It is made for this person or time together, and the giver is near enough for that. */
  isPersonal: boolean;
  score: number;
  /** The words of its title that say what it is. */
  words: string[];
};

/** A candidate of which it is not known yet what it answers. */
export type Unanswered = Pick<Candidate, "idea" | "isPersonal" | "score" | "words">;
