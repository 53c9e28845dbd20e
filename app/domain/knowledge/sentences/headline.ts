import { isInterestName } from "../interest-names";
import { type UnderstoodInterest, understandInterest } from "../interests";
import { ANIMALS, areOnlyPlaces } from "../mentioned-things";
import type { Statement } from "./statements";

/** Fields of which the sentences after it tell the part that is meant. */
const BROAD = new Set(
  "film music reading sport television travel art food gardening cooking baking football walking dance running cycling fishing history crafts diy painting animals nature games video-games board-games podcasts collecting theatre".split(
    " ",
  ),
);

const IS_CLAUSE = /^(?:he|she|they|we|i|it|loves?|likes?|enjoys?|has|have|is|was)\b/i;
const FIRST_SENTENCE = /^(.+?)(?:[.;:!]+| [-–—]) +(?=\S+ \S)/;

/**
 * The pastime that the first sentence of a story names, and no other, where the rest tells of it: 'Falconry! General class,
 * flying a red-tail named Brisket'. Null if it opens otherwise.
 */
export const headlineIn = (texts: string[]): UnderstoodInterest | null =>
  IS_CLAUSE.test(texts[0] ?? "") ? null : namedFirst(texts);

function namedFirst(texts: string[]): UnderstoodInterest | null {
  const [, sentence = ""] = FIRST_SENTENCE.exec(texts.join(", ")) ?? [];
  const [first = "", ...more] = sentence.split(/ *, +/);
  if (first === "") return null;
  const headline = understandInterest(first);
  const isNarrow = headline.slugs.length > 0 && !headline.slugs.some((slug) => BROAD.has(slug));
  const isOther = (one: string) =>
    !isPlace(one) && slugsOf(one).some((slug) => !headline.slugs.includes(slug));
  const isNamed = headline.by === "name" || headline.by === "near";
  if (!isNamed || !isNarrow || more.some(isOther)) return null;
  const others = opensIn(texts).filter((one) => isListed(one) && isOther(one));
  return others.length < MOST_OTHERS ? headline : null;
}

/** Sentences that name something else, from which on a text is a list: 'Quilting. Westerns. Sweet tea'. */
const MOST_OTHERS = 2;
const LONGEST_LISTED = 4;

/** What each sentence but the first begins with. */
const opensIn = (texts: string[]): string[] =>
  texts
    .join(", ")
    .split(/[.;!?]+ +/)
    .slice(1)
    .map((sentence) => sentence.split(/ *, +/, 1)[0] ?? "");

const isListed = (text: string) =>
  text.split(" ").length <= LONGEST_LISTED &&
  !IS_CLAUSE.test(text) &&
  understandInterest(text).by === "name";

const COLON = /\p{L}: \S/u;
const BEFORE_COLON = /^([^:]{3,40}): (.+)$/;

/** 'Buses: routes' is buses and routes, where it is not one thing that is known: 'football: Arsenal'. */
export function openColon(text: string): string[] {
  const [, before = "", after = ""] = BEFORE_COLON.exec(text) ?? [];
  const isOpen = isInterestName(before) && understandInterest(text).slugs.length === 0;
  return isOpen ? [before, after] : [text];
}

/** Whether a list opens with a pastime and a colon, so that unknown words after it are its details: 'Buses: routes, depots'. */
export const listsDetails = (typed: string[], meant: string[]): boolean =>
  typed.some((text) => COLON.test(text)) && namedFirst(meant) !== null;

const slugsOf = (text: string) => understandInterest(text).slugs;

/** What says that a clause is about something else that they like. */
const LIKES =
  /\b(?:loves?|loved|likes?|enjoys?|adores?|into|obsessed|mad|keen|fan|also|too|as well|taken up|took up|learning)\b/i;
/** What a sentence lists that is there already, or that something is done with. */
const HAS = /^(?:(?:he|she|they) )?(?:has|have|owns?|got|uses?|keeps?|feeds?|makes?)\b/i;
/** What somebody does, but not with what. */
const VERB =
  /^(?:(?:he|she|they) )?(?!uses|using|has|having|keeps|owns|needs|feeds|gets|makes)\w+(?:s|ing) (?:(?:the|an?|his|her|their|some) )?(?=\S)/i;
const WHERE = /(?<=\S) (?:in|at|on|with|for|to) .*$/i;

/** Where something is done, or the style of a place: 'Cotswold' of morris dancing. */
const isPlace = (text: string) => areOnlyPlaces(slugsOf(text));

/**
 * Whether a statement after a headline speaks of another pastime: it says so, gives its whole name, or opens a sentence of
 * `texts` with a name.
 */
export function isOfItsOwn({ text, says, things }: Statement, texts: string[]): boolean {
  if (LIKES.test(text)) return true;
  if (things.length > 0 && things.every(isPlace)) return false;
  const before = texts.join(", ").split(text, 1)[0] ?? "";
  const [sentence = ""] = /[^.;:!?]*$/.exec(before) ?? [];
  if (HAS.test(sentence.trim())) return false;
  const names = things.map((thing) => thing.replace(VERB, "").replace(WHERE, ""));
  if ([...things, ...names].some(isInterestName)) return true;
  const opensSentence = /[.;:!?]\s+$/.test(before);
  return opensSentence && says === "listed" && understandInterest(text).by === "name";
}

/** Whether what is named in passing counts beside a headline: an animal that they have. */
export const isAnimal = ({ slugs }: UnderstoodInterest): boolean =>
  slugs.some((slug) => ANIMALS.has(slug));
