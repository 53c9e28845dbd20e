import { leadOf } from "~/domain/knowledge/circumstances";
import { isInterestName, nameOfInterest } from "~/domain/knowledge/interest-names";
import { isNeighbour, type UnderstoodInterest } from "~/domain/knowledge/interests";
import { nameKey, nameWords } from "~/domain/knowledge/names";
import type { Need } from "~/domain/knowledge/need";
import { forRegion } from "~/domain/shared/regional-text";

const LONGEST_QUOTE = 60;

/**
 * What an idea answers, as it reads after 'for': in the words of the brief where they name it, otherwise by its own name, and
 * a circumstance as the knowledge speaks of it.
 */
export function spokenOf(interest: UnderstoodInterest, slug: string, need: Need): string {
  const { text, by, isPast, known = [] } = interest;
  const { region } = need.brief;
  const lead = leadOf(slug);
  if (lead) return forRegion(region, lead);
  const name = forRegion(region, nameOfInterest(slug));
  if (by === "near")
    return !isNeighbour(interest) && isSaidIn(text, name)
      ? name
      : `${name}, close to ${quoted(text)}`;
  // What is for the whole interest is not said of the one name.
  if (known.length > 0) return name;
  if (nameKey(text) === nameKey(name) || isPerson(text, name)) return name;
  if (isInterestName(text)) return IS_DONE.test(text) ? name : text;
  const said = inTheirWords(text);
  const isFit = by === "name" && !isPast && said !== null && !tellsMore(said, need);
  return isFit ? quoted(said) : name;
}

/** What people do is a name as well: 'plays cards'. */
const IS_DONE =
  /^(?:plays|makes|collects|restores|repairs|fixes|keeps|owns|reads|writes|watches|goes|does|sings|rides|grows|flies|paints|draws|builds|brews|bakes) /i;
const LONGEST_SAID = 48;
const FEWEST_WORDS = 3;
/** A sentence says more than what it is for: 'she was a botanist there'. */
const IS_SENTENCE = /^(?:he|she|they|we|i|it|there)\b/i;
const LINKING =
  /^(?:(?:and|but|also|then|is|are|plus|really|very|always (?:at|on|in)|loves|esp|especially|big|huge) )+/i;

/** Where a clause that was cut goes on: 'his coffee machine which cost'. */
const CUT_SHORT = / (?:(?:which|that|who|where)\b.*|(?:in|at|of|on|to|for|with|and|or|the|an?))$/i;

/** What a giver said of an interest, if it is short enough to be read in a sentence: 'sea fishing off the pier at Penarth'. */
function inTheirWords(text: string): string | null {
  const said = text
    .replace(/\s*\([^)]*\)?/g, "")
    .replace(LINKING, "")
    .replace(CUT_SHORT, "")
    .trim();
  const isShort = said.length <= LONGEST_SAID && said.split(/\s+/).length >= FEWEST_WORDS;
  return isShort && !IS_SENTENCE.test(said) ? said : null;
}

/** Whether words tell of a circumstance as well, of which a reason speaks in words of the knowledge. */
const tellsMore = (said: string, { circumstances }: Need): boolean =>
  said.includes(",") ||
  circumstances.some(({ text }) => said.includes(text) || text.includes(said));

const STEM = 4;

/** Whether a text says the name of an interest among other words: crochet in 'crocheting afghans'. */
function isSaidIn(text: string, name: string): boolean {
  const stem = (word: string) => word.slice(0, Math.max(STEM, word.length - STEM));
  return nameWords(name).some((word) => nameWords(text).some((one) => one.startsWith(stem(word))));
}

const PERSON =
  /(?:[rt]er|[^aeiou]er|or|ist|ian|man|woman|wife|cook|nurse|chef|vicar|priest|mechanic|welder|soldier)$/;
const SHARED = 3;
/** Words for people that have no letters of the interest's name. */
const CALLED = new Set(
  nameWords(
    "chef librarian electrician plumber builder mechanic policeman policewoman fireman firefighter soldier vicar priest typist translator carpenter joiner seamstress doctor pilot shepherd welshman welshwoman scotsman irishman accountant",
  ),
);

/** Whether a name is that of a person who does it, after which no 'for' can follow: 'cook', 'gardeners'. */
function isPerson(text: string, name: string): boolean {
  const last = nameWords(text).at(-1) ?? "";
  if (CALLED.has(last)) return true;
  const called = nameWords(name);
  const isAlike = called.some((word) => word.slice(0, SHARED) === last.slice(0, SHARED));
  return PERSON.test(last) && !called.includes(last) && isAlike;
}

/** Words as they were typed, in quotation marks, cut where they are long. */
export function quoted(text: string): string {
  const short =
    text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1).trimEnd()}…` : text;
  return `“${short}”`;
}
