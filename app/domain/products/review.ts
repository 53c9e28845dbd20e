/**
 * What is said about a product, from its listing alone: `pros` and `cons` are phrases; a book's
 * summary has neither. `writer` decides which label stands in the block.
 */
export type Review = {
  reviewText: string;
  pros: string[];
  cons: string[];
  writer: "ai" | "extract";
};

/** Where a review came from, for the record: model, version of the prompt, hash of the text read. */
export type ReviewOrigin = { model: string; promptVersion: string; inputHash: string };
export type WrittenReview = Review & { origin: ReviewOrigin };

/** What a review may be written from: a listing's title and bullets, or a book's description. */
export type ReviewInput =
  | { kind: "product"; title: string; featureBullets: string[] }
  | { kind: "book"; bookDescription: string };

/** What there is to write from, or null where a listing says nothing. */
export function reviewInput(listing: {
  title: string;
  featureBullets: string[];
  bookDescription: string | null;
}): ReviewInput | null {
  const featureBullets = listing.featureBullets.map((text) => text.trim()).filter(Boolean);
  if (featureBullets.length > 0) return { kind: "product", title: listing.title, featureBullets };
  const bookDescription = listing.bookDescription?.trim() ?? "";
  return bookDescription ? { kind: "book", bookDescription } : null;
}

/** The visible label of a review's block (decision 11): never behind a tooltip. */
export function reviewLabel({ writer }: { writer: Review["writer"] | null }): string {
  if (writer === null) return "Written from the retailer's product details. Not a customer review.";
  return writer === "ai"
    ? "AI-written from the retailer's product details. Not a customer review."
    : "Summarised from the product details";
}

/** 'Review' where something is said for or against, else 'Summary' (specification, section 2). */
export function reviewHeading({ pros, cons }: Pick<Review, "pros" | "cons">): "Review" | "Summary" {
  return pros.length + cons.length > 0 ? "Review" : "Summary";
}
