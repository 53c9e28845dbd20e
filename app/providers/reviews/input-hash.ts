import type { ReviewInput } from "~/domain/products/review";
import { sha256Hex } from "~/lib/sha256";

/** The SHA-256 of a review's input, in hex: equal inputs share a cached review. */
export function inputHash(input: ReviewInput): Promise<string> {
  const text =
    input.kind === "book"
      ? ["book", input.bookDescription]
      : ["product", input.title, ...input.featureBullets];
  return sha256Hex(JSON.stringify(text));
}
