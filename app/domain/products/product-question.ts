import type { Region } from "~/domain/shared/region";

/**
 * What a retailer is asked for an idea, and nothing of whom it is for; `budget` (major units) is 0 where
 * the answer does not depend on it.
 */
export type ProductQuestion = { phrase: string; region: Region; budget: number };

/**
 * Counts a question in words of ours alone, as often as `times`, with the time of the answer that was there
 * for it (ISO 8601 UTC), null if there was none.
 */
export type CountQuestion = (
  question: ProductQuestion,
  asked: { asOf: string | null; times: number },
) => void;
