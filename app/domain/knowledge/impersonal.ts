import type { Brief } from "~/domain/brief/brief.schema";
import { isInterestName } from "./interest-names";
import { isPlainOccasion } from "./occasions";
import { isPlainRecipient } from "./recipients";

/** Names are compared by their letters alone, so what has anything else is none of ours. */
const PLAIN = /^[\p{L}\p{M}\p{N} &'’.-]+$/u;

/**
 * Whether a brief says nothing in words of the visitor's own: recipient, occasion and interests consist
 * only of words from our lists. Then its ideas may be cached
 * (docs/decisions/025-personal-data-stays-out-of-prompts-and-logs.md) and mailed to a stranger
 * (docs/decisions/073-results-mail-to-a-stranger.md).
 */
export function isImpersonal({
  recipientType,
  occasion,
  interests,
  avoid,
}: Omit<Brief, "age">): boolean {
  return (
    [recipientType, occasion, ...interests].every((text) => PLAIN.test(text)) &&
    isPlainRecipient(recipientType) &&
    isPlainOccasion(occasion) &&
    interests.every(isInterestName) &&
    avoid === ""
  );
}
