import type { Brief } from "~/domain/brief/brief.schema";
import { isPlainOccasion } from "./embedded-occasions";
import { isPlainRecipient } from "./embedded-recipients";
import { INTERESTS } from "./knowledge/base";

const plain = (text: string) => text.trim().toLocaleLowerCase("en-GB");
const knownInterests = new Set(
  INTERESTS.flatMap(({ slug, name, synonyms }) =>
    [slug.replaceAll("-", " "), name, ...synonyms].map(plain),
  ),
);

/**
 * Whether a brief contains no personal data, so that its ideas may be cached: recipient, occasion
 * and interests consist only of words from our own lists
 * (docs/decisions/025-personal-data-stays-out-of-prompts-and-logs.md).
 */
export function isImpersonal({ recipientType, occasion, interests }: Brief): boolean {
  return (
    isPlainRecipient(recipientType) &&
    isPlainOccasion(occasion) &&
    interests.every((interest) => knownInterests.has(plain(interest)))
  );
}
