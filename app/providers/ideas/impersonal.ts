import type { Brief } from "~/domain/brief/brief.schema";
import { isInterestName } from "~/domain/knowledge/interests";
import { isPlainOccasion } from "~/domain/knowledge/occasions";
import { isPlainRecipient } from "~/domain/knowledge/recipients";

/**
 * Whether a brief contains no personal data, so that its ideas may be cached: recipient, occasion
 * and interests consist only of words from our own lists
 * (docs/decisions/025-personal-data-stays-out-of-prompts-and-logs.md).
 */
export function isImpersonal({ recipientType, occasion, interests, avoid }: Brief): boolean {
  return (
    isPlainRecipient(recipientType) &&
    isPlainOccasion(occasion) &&
    interests.every(isInterestName) &&
    avoid === ""
  );
}
