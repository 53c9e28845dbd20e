import { z } from "zod";
import { saysAny, saysAvoided } from "~/domain/knowledge/avoiding/shown";
import { KINDS, type Kind, TRAITS, type Trait } from "~/domain/knowledge/gift-idea.schema";
import { nameKey, nameWords } from "~/domain/knowledge/names";
import { type Need, understandBrief } from "~/domain/knowledge/need";
import { DRINKING_AGE, suitsAge } from "~/domain/knowledge/suitability";

import { type Idea, ideaSchema } from "~/domain/products/idea.schema";
import type { IdeaRequest } from "~/domain/products/idea-source";
import { titleKey } from "~/domain/products/product";
import { clip } from "~/domain/products/review-rules";
import { linkIn } from "~/domain/shared/links";
import { plainText } from "~/domain/shared/plain-text";
import { modelReason } from "./model-reason";
import { isSpared } from "./personal-touch";

const LONGEST = {
  title: 120,
  description: 600,
  why: 400,
  phrase: 120,
  personalTouch: 200,
} as const;

const text = z.string().transform(plainText).catch("");
const texts = z.array(text).catch([]);
const price = z.coerce.number().nonnegative().catch(0);
const written = z.object({
  title: text,
  description: text,
  phrase: text,
  basis: text,
  why: text,
  personalTouch: text,
  kind: text,
  answers: texts,
  contains: texts,
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
/** Titles that share this part of their words (Jaccard index) count as the same kind of thing. */
const SAME_KIND = 0.8;
/** Ideas of one kind in a request. */
const MOST_OF_A_KIND = 2;

/**
 * Returns a check of the elements that a model wrote for a request: the idea in plain text, shortened
 * and in the region's spelling, or null if it is invalid, vague, unsuitable for the age, to be avoided,
 * over the budget, of a kind or for an interest that had its turn, or a duplicate of a known, excluded
 * or previously accepted idea; beside ideas that are shown each is of a kind of its own. A reason that claims what cannot be traced is left out.
 */
export function ideaChecks(request: IdeaRequest): (element: unknown) => Idea | null {
  const { brief, known, excludedTitles } = request;
  const need = understandBrief(brief);
  const taken = [...known, ...excludedTitles];
  const accepted: Accepted[] = (request.shown ?? []).map(({ kind, answers }) => ({
    kind,
    answers,
  }));
  return (element) => {
    const parsed = written.safeParse(element);
    if (!parsed.success) return null;
    const { title, description, phrase, kind, contains, lowestPrice } = parsed.data;
    const said = answered(parsed.data.answers, brief.interests);
    const answers = interestsOf(parsed.data, need);
    if (title.length > LONGEST.title || isVague(title)) return null;
    if (linkIn(`${title} ${description} ${phrase}`) !== null) return null;
    if (!isSuitable(`${title} ${phrase}`, need) || isAvoided(parsed.data, need)) return null;
    if (!suitsAge({ ages: [0, 120], traits: traitsIn(contains) }, brief)) return null;
    if (brief.budget > 0 && lowestPrice > brief.budget) return null;
    if (taken.some((other) => isSameKind(other, title))) return null;
    if (!isItsTurn({ kind, answers }, accepted, request, need)) return null;
    const personalTouch = touchOf(parsed.data, need);
    const idea = ideaSchema.safeParse({
      title,
      description: clip(description || title, LONGEST.description),
      why: clip(modelReason({ ...parsed.data, answers: said }, need), LONGEST.why),
      ...(personalTouch && { personalTouch }),
      phrase: phrase && phrase.length <= LONGEST.phrase ? phrase : title,
    });
    if (!idea.success) return null;
    taken.push(title);
    accepted.push({ kind, answers });
    return idea.data;
  };
}

/** The interests of the brief, as it spells them, that a model says to have answered. */
function answered(claimed: string[], interests: string[]): string[] {
  const keys = new Set(claimed.map(nameKey));
  return interests.filter((interest) => keys.has(nameKey(interest)));
}

const holds = (text: string, name: string) => ` ${nameKey(text)} `.includes(` ${nameKey(name)} `);

/** The interests as they are understood that an idea is for: 'lego and space' are two. */
function interestsOf({ basis, answers }: Written, { interests }: Need): string[] {
  const claims = [basis, ...answers];
  return interests.map(({ text }) => text).filter((name) => claims.some((one) => holds(one, name)));
}

/** Of an accepted or shown idea: its kind, and the interests that it answers. */
type Accepted = { kind: string; answers: string[] };

/**
 * An interest has its first idea before another has its second, as long as there are ideas to come,
 * and no kind comes more than twice.
 */
function isItsTurn(
  { kind, answers }: Accepted,
  accepted: Accepted[],
  { wanted, known, like, kinds = [], shown = [] }: IdeaRequest,
  { interests, brief: { interests: typed } }: Need,
): boolean {
  const isAsked = kinds.length > 0 || like !== null;
  const ofKind = accepted.filter((other) => other.kind === kind).length;
  const most = shown.length > 0 ? 1 : MOST_OF_A_KIND;
  if (!isAsked && KINDS.includes(kind as Kind) && ofKind >= most) return false;
  if (known.length > shown.length || isAsked) return true;
  const given = new Set(accepted.flatMap((other) => other.answers));
  // Of a story an interest may be read that stands nowhere as it is called.
  const named = interests
    .map(({ text }) => text)
    .filter((name) => typed.some((one) => holds(one, name)));
  const waiting = named.filter((interest) => !given.has(interest));
  const left = wanted + shown.length - accepted.length;
  return waiting.length < left || answers.some((interest) => waiting.includes(interest));
}

function traitsIn(contains: string[]): Trait[] {
  return TRAITS.filter((trait) => contains.includes(trait));
}

type Written = z.output<typeof written>;

function isAvoided({ title, description, phrase, contains, kind }: Written, need: Need): boolean {
  const { traits, kinds } = need.avoidances;
  if (kinds.has(kind as Kind) || traitsIn(contains).some((trait) => traits.has(trait))) return true;
  const text = `${title} ${description} ${phrase}`;
  return saysAvoided({ title, text, search: phrase, kind: kind as Kind }, need.avoidances);
}

const PRICE = /[£$€]\s?\d/;
/** A touch claims nothing of a past that nobody told of. */
const SHARED_PAST =
  /\b(?:you (?:two )?(?:both|shared|had|did|met|went|used to)|your (?:first|last|old))\b/i;

/** The model's personal touch, or empty if it is long, or says what it may not. */
function touchOf({ personalTouch, title }: Written, need: Need): string {
  const isUnfit =
    personalTouch.length > LONGEST.personalTouch ||
    linkIn(personalTouch) !== null ||
    PRICE.test(personalTouch) ||
    SHARED_PAST.test(personalTouch) ||
    isSpared(need) ||
    !isSuitable(personalTouch, need) ||
    (!saysAny(title, need.avoidances.words) && saysAny(personalTouch, need.avoidances.words));
  return isUnfit ? "" : personalTouch;
}

function isVague(title: string): boolean {
  return titleKey(title)
    .split(" ")
    .every((word) => VAGUE.has(word) || word === "");
}

function isSuitable(words: string, { brief: { age, region }, occasion }: Need): boolean {
  if ((age < DRINKING_AGE[region] || occasion.dry) && ALCOHOL.test(words)) return false;
  return age >= 18 || !GROWN_UP.test(words);
}

const SMALL = new Set(nameWords("a an the and of for or with in on to from"));
const keyWords = (title: string) => nameWords(title).filter((word) => !SMALL.has(word));

/** Whether two titles have nearly the same words, or one contains all words of the other. */
function isSameKind(one: string, other: string): boolean {
  if (titleKey(one) === titleKey(other)) return true;
  const [left, right] = [new Set(keyWords(one)), new Set(keyWords(other))];
  const shared = [...left].filter((word) => right.has(word)).length;
  const smaller = Math.min(left.size, right.size);
  if (smaller >= 2 && shared === smaller) return true;
  return shared / (left.size + right.size - shared) >= SAME_KIND;
}
