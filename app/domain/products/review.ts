import type { Kind } from "~/domain/knowledge/gift-idea.schema";

/**
 * A review of a product, written from its listing alone. `pros` and `cons` are phrases; a book's
 * summary has neither. `writer` decides the label.
 */
export type Review = {
  reviewText: string;
  pros: string[];
  cons: string[];
  writer: "ai" | "extract";
};

/** Provenance of a review: the model, the version of the prompt and the hash of the input. */
export type ReviewOrigin = { model: string; promptVersion: string; inputHash: string };
export type WrittenReview = Review & { origin: ReviewOrigin };

/** The input of a review: a listing's title and bullets, and what kind of thing it is if that is known, or a book's description. */
export type ReviewInput =
  | { kind: "product"; thing?: Kind | undefined; title: string; featureBullets: string[] }
  | { kind: "book"; bookDescription: string };

/** The input for a listing's review; null if it has neither bullets nor a description. */
export function reviewInput(listing: {
  kind?: Kind | undefined;
  title: string;
  featureBullets: string[];
  bookDescription: string | null;
}): ReviewInput | null {
  const featureBullets = listing.featureBullets.map((text) => text.trim()).filter(Boolean);
  const { kind: thing, title } = listing;
  if (featureBullets.length > 0) return { kind: "product", thing, title, featureBullets };
  const bookDescription = listing.bookDescription?.trim() ?? "";
  return bookDescription ? { kind: "book", bookDescription } : null;
}

/** A review's label, always visible (docs/decisions/027-labels-on-generated-reviews.md). */
export function reviewLabel({ writer }: { writer: Review["writer"] | null }): string {
  if (writer === null) return "Written from the retailer's product details. Not a customer review.";
  return writer === "ai"
    ? "AI-written from the retailer's product details. Not a customer review."
    : "Summarised from the product details";
}

/** 'Review' if there are pros or cons, else 'Summary'. */
export function reviewHeading({ pros, cons }: Pick<Review, "pros" | "cons">): "Review" | "Summary" {
  return pros.length + cons.length > 0 ? "Review" : "Summary";
}

/** A text's first sentence and what follows it; abbreviations in the middle of a sentence do not end it. */
export function firstSentence(text: string): { first: string; rest: string } {
  const end = /[.!?]["”’)]?\s+(?=["“‘(]?\p{Lu})/u.exec(text);
  if (!end) return { first: text, rest: "" };
  const at = end.index + end[0].length;
  return { first: text.slice(0, at).trim(), rest: text.slice(at) };
}
