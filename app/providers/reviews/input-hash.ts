import type { ReviewInput } from "~/domain/products/review";

/** SHA-256 of the text that a review is made from, in hex: the same text has the same review. */
export async function inputHash(input: ReviewInput): Promise<string> {
  const text =
    input.kind === "book"
      ? ["book", input.bookDescription]
      : ["product", input.title, ...input.featureBullets];
  const digest = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(JSON.stringify(text)),
  );
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
