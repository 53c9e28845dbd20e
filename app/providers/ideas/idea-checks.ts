import { z } from "zod";
import { type Idea, ideaSchema } from "~/domain/products/idea.schema";
import type { IdeaRequest } from "~/domain/products/idea-source";
import { titleKey } from "~/domain/products/product";
import { clip } from "~/domain/products/review-rules";
import { plainText } from "~/domain/shared/plain-text";
import { stems } from "./embedded-phrases";

const LONGEST = { title: 120, description: 600, why: 400, phrase: 120 } as const;

const text = z.string().transform(plainText).catch("");
const price = z.coerce.number().nonnegative().catch(0);
const written = z.object({
  title: text,
  description: text,
  phrase: text,
  why: text,
  lowestPrice: price,
  highestPrice: price,
});

/** A title of only these words cannot be searched for in a shop. */
const VAGUE = new Set(
  "a an the and of for or with gift gifts present presents idea ideas something anything thing things item items product products surprise special nice perfect great lovely unique thoughtful personalised personalized set box voucher card experience subscription money cash".split(
    " ",
  ),
);
const ALCOHOL =
  /\b(wine|wines|beer|beers|ale|gin|whisky|whiskey|vodka|rum|champagne|prosecco|cocktail|cocktails|liqueur|brandy|tequila|cider)\b/i;
const GROWN_UP =
  /\b(knife|knives|dagger|machete|axe|vape|cigars?|cigarettes?|tobacco|lingerie|erotic|adult-only|air rifle|crossbow|hip flask)\b/i;
const DRINKING_AGE = { UK: 18, USA: 21 } as const;
/** Titles that share this part of their words (Jaccard index) count as the same kind of thing. */
const SAME_KIND = 0.8;

/**
 * Returns a check of the elements that a model wrote for a request: the idea in plain text and
 * shortened, or null if it is invalid, vague, unsuitable for the age, over the budget, or a
 * duplicate of a known, excluded or previously accepted idea.
 */
export function ideaChecks({
  brief,
  known,
  excludedTitles,
}: IdeaRequest): (element: unknown) => Idea | null {
  const taken = [...known, ...excludedTitles];
  return (element) => {
    const parsed = written.safeParse(element);
    if (!parsed.success) return null;
    const { title, description, phrase, why, lowestPrice } = parsed.data;
    if (title.length > LONGEST.title || isVague(title)) return null;
    if (!isSuitable(`${title} ${phrase}`, brief)) return null;
    if (brief.budget > 0 && lowestPrice > brief.budget) return null;
    if (taken.some((other) => isSameKind(other, title))) return null;
    const idea = ideaSchema.safeParse({
      title,
      description: clip(description || title, LONGEST.description),
      why: clip(why || description || title, LONGEST.why),
      phrase: phrase && phrase.length <= LONGEST.phrase ? phrase : title,
    });
    if (!idea.success) return null;
    taken.push(title);
    return idea.data;
  };
}

function isVague(title: string): boolean {
  return titleKey(title)
    .split(" ")
    .every((word) => VAGUE.has(word) || word === "");
}

function isSuitable(words: string, { age, region }: IdeaRequest["brief"]): boolean {
  if (age < DRINKING_AGE[region] && ALCOHOL.test(words)) return false;
  return age >= 18 || !GROWN_UP.test(words);
}

/** Whether two titles have nearly the same words, or one contains all words of the other. */
function isSameKind(one: string, other: string): boolean {
  if (titleKey(one) === titleKey(other)) return true;
  const [left, right] = [new Set(stems(one)), new Set(stems(other))];
  const shared = [...left].filter((word) => right.has(word)).length;
  const smaller = Math.min(left.size, right.size);
  if (smaller >= 2 && shared === smaller) return true;
  return shared / (left.size + right.size - shared) >= SAME_KIND;
}
