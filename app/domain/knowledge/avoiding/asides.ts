import { nameWords } from "../names";
import { PEOPLE } from "../things";

/** What points to no thing: 'anything' of which only a clause tells what it is. */
const OPEN = /\b(?:that|which|who|what|anything|something|everything|nothing|things?|stuff)$/i;
/** Where a new clause begins without a comma: 'clothes i picked out', 'mugs because she has dozens'. */
const NEW_CLAUSE =
  /\s+(?:(?:because|cos|cuz|as|since|so) )?(?=(?:he|she|they|we|i)(?:['’]\w{1,2})? \S)/i;

/** What somebody knows already, of which the next one may be welcome: 'books he's already read'. */
const KNOWN_ONES =
  /\s(?:he|she|they)(?:['’](?:s|ve)| has| have)? (?:already )?(?:read|seen|watched|heard|played|finished)\s*$/i;

/** A part of what is to be avoided, at the clauses that follow without a comma. */
export function clausesOf(part: string): string[] {
  if (KNOWN_ONES.test(part)) return [];
  const place = part.search(NEW_CLAUSE);
  if (place <= 0 || OPEN.test(part.slice(0, place))) return [part];
  return [part.slice(0, place), ...clausesOf(part.slice(place).replace(NEW_CLAUSE, ""))];
}

const HELPER =
  "is|are|was|has|have|had|does|do|will|would|can|just|already|always|buys?|buying|gets?|getting|bought|got|makes|bakes|brews|grows|knits|sews|brings?|bringing|gives?|giving|loves?|hates?|thinks?|says?|wants?|likes?|prefers?|needs?|does|sorts";
const ANYBODY = new RegExp(
  `^(?:(?:and|but|so|as|since|because|if|when|unless) ){0,2}(?:(?:he|she|they|we|i|you|it|there)(?:['’](?:s|ve|d|ll|re|m))?|everyone|everybody|nobody|(?:this|that)(?:['’]s| is| was)|(?:can['’]?t|won['’]?t|wouldn['’]?t|must(?:n['’]?t)?|should(?:n['’]?t)?|has to|have to|needs to)|(?:(?:his|her|their|my|our|the) )?(?:${PEOPLE}|people)(?:['’]s)?(?= (?:${HELPER}) ))\\s+`,
  "i",
);
/** What somebody has, makes or buys already: the thing follows. */
const PROVIDED =
  /^(?:already |just |always |usually ){0,2}(?:(?:has|have|had|got|owns?|(?:is |are )?(?:buy(?:s|ing)?|bought|gett?(?:s|ing)?|brings?|gives?|giv(?:es|ing))(?: (?:him|her|them))?|(?:makes|bakes|brews|grows|knits|sews|roasts|sorts out)(?= (?:his|her|their|my|our|the|all)))(?: (?:already|got)){0,2}) /i;
/** What somebody would rather choose alone. */
const FUSSY =
  /^(?:(?:is|are|very|really|so|a bit|quite|incredibly) ){0,3}(?:fussy|picky|particular|choosy|an? (?:\w+ )?snob) (?:about|with|on|over) /i;
/** What says that something is welcome. */
const WELCOME =
  /\b(?:loves?|likes?|only|prefers?|enjoys?|adores?|reads?|wears?|drinks?|eats?|uses?|wants?|plays?|collects?|does)\b/i;

/**
 * What a statement among the things to avoid says of them: 'her mum buys the clothes' is clothes, 'she gets migraines'
 * whatever rules out for them, and 'he would be offended' nothing (''). Null if the text is no statement.
 */
export function statedIn(text: string, isKnown: (words: string) => boolean): string | null {
  if (!ANYBODY.test(text)) return null;
  const said = text.replace(ANYBODY, "");
  if (PROVIDED.test(said)) return said.replace(PROVIDED, "");
  if (FUSSY.test(said)) return said.replace(FUSSY, "");
  return WELCOME.test(said) ? "" : knownEnd(said, isKnown);
}

const MOST_WORDS = 8;

/** The longest end of a text that rules something out, or ''. */
function knownEnd(text: string, isKnown: (words: string) => boolean): string {
  const words = text.split(" ").slice(-MOST_WORDS);
  const ends = words.map((_, place) => words.slice(place).join(" "));
  return ends.find(isKnown) ?? "";
}

/** What is said of a thing after it: 'candles are banned', 'wool makes her itch'. */
const PREDICATE =
  /^(?:is|are|isn['’]?t|aren['’]?t|was|were|gives?|triggers|upsets?|brings|don['’]?t|doesn['’]?t|won['’]?t|wouldn['’]?t|would|will|can['’]?t|cannot|can|not|always|never|just|hurts?|itch(?:es)?)$/i;
const ANY_OF_US = /^(?:him|her|them|me|us)$/i;
const CLAUSE =
  /^(?:that|which|who|what|anything|something|everything|nothing|things?|stuff|he|she|they|it|to|no|not|never)$/i;
const MOST_NAMED = 4;

/** A thing without what is said of it. */
export function withoutPredicate(text: string): string {
  const words = text.split(" ");
  const place = words.findIndex((word, at) =>
    /^makes?$/i.test(word) ? ANY_OF_US.test(words[at + 1] ?? "") : PREDICATE.test(word),
  );
  const named = words.slice(0, Math.max(0, place));
  if (named.length === 0 || named.length > MOST_NAMED) return text;
  return named.some((word) => CLAUSE.test(word)) ? text : named.join(" ");
}

/** What a thing has or asks for: the thing itself follows. */
const RELATION =
  /^(?:(?:that|which|who)(?:['’]s)?\s+)?(?:(?:might|could|may|will|would|can) )?(?:has|have|having|needs?|needing|requires?|requiring|involves?|involving|contains?|containing|uses?|using|includes?|including|mentions?|smells? (?:of|like)|tastes? (?:of|like)|comes? with|runs? on|made (?:of|from|with|in)|reminds? (?:him|her|them|us) of|says?|shows?|is|are|for|from|by|on|in|to do with)\s+/i;
/** What a thing is taken for, which says little of what it is: 'anything that looks like sucking up'. */
const SEEMS =
  /^(?:(?:that|which)\s+)?(?:(?:might|could|may|will|would|can|just|even) ){0,2}(?:looks?|feels?|seems?|sounds?|comes? across|screams?|implies|suggests?|hints?)\b(?: (?:like|as if|as|at|of|a bit|too|all|an?|the))*\s*/i;
/** A clause about a thing that is not named: 'anything he would have to hand in'. */
const UNNAMED = /^(?:(?:that|which)(?:['’]ll)?\s|(?:he|she|they|we|i|you)(?=['’ ]))/i;

/** What 'anything' that has, needs or seems something is: 'that needs wifi' is wifi; '' if no thing is named. */
export function namedIn(text: string, isKnown: (words: string) => boolean): string {
  if (isKnown(text)) return text;
  if (SEEMS.test(text)) return knownEnd(text, isKnown) || text.replace(SEEMS, "");
  const named = text.replace(RELATION, "");
  return UNNAMED.test(named) ? knownEnd(named, isKnown) : named;
}

const QUOTED =
  /(?<![\p{L}\p{N}])['"‘“]((?:[^'"‘’“”]|(?<=\p{L})['’](?=\p{L})){3,40})['"’”](?![\p{L}\p{N}])(?: (?:stuff|things?|talk|gifts?|presents?|merch)\b)?/gu;

/** What stands in quotes, by the words that are to be avoided together, and the text without it. */
export function quotedIn(text: string): { sayings: string[]; rest: string } {
  const sayings: string[] = [];
  const rest = text.replace(QUOTED, (whole, saying: string) => {
    const words = nameWords(saying);
    if (words.length < 2) return whole;
    sayings.push(words.join(" "));
    return " ";
  });
  return { sayings, rest };
}
