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
 * Whether a brief says nothing about a particular person: a relationship, an occasion and interests
 * that are words of our own lists, letter by letter. A name, a story or a rare word makes it personal.
 */
export function isImpersonal({ recipientType, occasion, interests }: Brief): boolean {
  return (
    isPlainRecipient(recipientType) &&
    isPlainOccasion(occasion) &&
    interests.every((interest) => knownInterests.has(plain(interest)))
  );
}
