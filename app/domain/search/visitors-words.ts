import { isInterestName } from "~/domain/knowledge/interests";
import { nameWords } from "~/domain/knowledge/names";
import { isPlainOccasion } from "~/domain/knowledge/occasions";
import { isPlainRecipient } from "~/domain/knowledge/recipients";
import { isPlainWord } from "~/domain/products/reason-check";
import { linkIn } from "~/domain/shared/links";
import type { SearchSnapshot } from "./search-snapshot";
import type { Suggestion } from "./suggestion";

/** Letters from which a word can tell something on its own. */
const SHORTEST = 4;

/**
 * The ideas of a search for a mail to an address that need not be the visitor's: without what repeats
 * words that are not names of our own, because a brief can be written to be read by somebody else
 * (docs/decisions/073-results-mail-to-a-stranger.md). An idea whose title or description repeats one is
 * left to the page; a reason or a product that does is left out of its idea.
 */
export function withoutVisitorsWords(snapshot: SearchSnapshot): Suggestion[] {
  const isOurs = ourTexts(snapshot);
  return snapshot.suggestions
    .filter((idea) => isOurs(`${idea.suggestionTitle} ${idea.suggestionDescription}`))
    .map((idea) => ({
      ...idea,
      whyItFits: isOurs(idea.whyItFits) ? idea.whyItFits : "",
      products: idea.products.filter(({ title, review }) =>
        isOurs(
          [title, review?.reviewText, ...(review?.pros ?? []), ...(review?.cons ?? [])].join(" "),
        ),
      ),
    }));
}

/** Tells whether a text has no link and none of the words that only the visitor could have meant. */
function ourTexts({ brief, changes }: SearchSnapshot): (text: string) => boolean {
  const changed = changes.map((label) => label.replace(/^\S+ /, ""));
  const typed = [
    ...[brief.recipientType].filter((text) => !isPlainRecipient(text)),
    ...[brief.occasion].filter((text) => !isPlainOccasion(text)),
    ...[...brief.interests, ...changed, brief.avoid].filter((text) => !isInterestName(text)),
  ].map(nameWords);
  const words = new Set(
    typed.flat().filter((word) => word.length >= SHORTEST && !isPlainWord(word)),
  );
  const phrases = typed.map((phrase) => phrase.join(" ")).filter((phrase) => phrase !== "");
  return (text) => {
    const own = nameWords(text);
    return (
      linkIn(text) === null &&
      !own.some((word) => words.has(word)) &&
      !phrases.some((phrase) => ` ${own.join(" ")} `.includes(` ${phrase} `))
    );
  };
}
