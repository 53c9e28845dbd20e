import { z } from "zod";
import type { Review, ReviewInput } from "~/domain/products/review";
import {
  clip,
  inventsNumbers,
  isImproper,
  notMentioned,
  sentencesOf,
} from "~/domain/products/review-rules";
import { plainText } from "~/domain/shared/plain-text";

const LONGEST = { text: 600, phrase: 140 } as const;
const MOST = { pros: 4, cons: 2 } as const;

const text = z.string().transform(plainText).catch("");
const texts = z.array(text).catch([]);
const written = z.object({ reviewText: text, pros: texts, cons: texts });

/**
 * Validates a review that a model wrote: removes sentences and phrases that break a rule or contain
 * a number that the listing does not. Null if no text is left.
 */
export function checkReview(element: unknown, input: ReviewInput): Review | null {
  const parsed = written.safeParse(element);
  if (!parsed.success) return null;
  const source =
    input.kind === "book"
      ? input.bookDescription
      : [input.title, ...input.featureBullets].join(" ");
  const isHonest = (words: string) =>
    words !== "" && !isImproper(words) && !inventsNumbers(words, source);
  const reviewText = clip(
    sentencesOf(parsed.data.reviewText).filter(isHonest).join(" "),
    LONGEST.text,
  );
  if (reviewText === "") return null;
  if (input.kind === "book") return { reviewText, pros: [], cons: [], writer: "ai" };
  const honest = (phrases: string[], most: number) =>
    phrases.filter((phrase) => isHonest(phrase) && phrase.length <= LONGEST.phrase).slice(0, most);
  return {
    reviewText,
    pros: honest(parsed.data.pros, MOST.pros),
    cons: honest(parsed.data.cons, MOST.cons).map(notMentioned),
    writer: "ai",
  };
}
