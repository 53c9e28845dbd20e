import { ruledOutBy } from "./avoidance-words";
import { clausesOf, quotedIn } from "./avoiding/asides";
import { ALLERGY, avoid, avoidConditions } from "./avoiding/avoid";
import { type Avoidances, nothing } from "./avoiding/avoided";
import { avoidedPhrase, NEGATIVE, thingWords } from "./avoiding/phrase";
import { understandInterest } from "./interests";
import { nameKey, nameWords } from "./names";
import { withoutChatter } from "./sentences/chatter";

export { type Avoidances, joinAvoidances } from "./avoiding/avoided";

/** What parts one thing to avoid from the next. */
export const BREAKS =
  /[,;.\n!?()]|(?<!\b(?:anything|everything|nothing|all))\s(?:but|however|although|though|and|or|nor)\s|\s[-–—]\s|[&/]/i;

/** Reads a list of things to avoid: 'nuts, no candles, already has a Kindle'. */
export function understandAvoidances(text: string): Avoidances {
  const found = nothing();
  const { sayings, rest } = quotedIn(text);
  for (const saying of sayings) found.sayings.add(saying);
  for (const part of rest.split(BREAKS).flatMap(clausesOf)) avoid(found, part.trim());
  return found;
}

/**
 * Splits what was typed as an interest or a relationship: 'no alcohol' and 'allergic to nuts' are to
 * be avoided, 'vegan' is both. Null if nothing in it is to be avoided.
 */
export function avoidedIn(text: string): { avoidances: Avoidances; isOnlyThat: boolean } | null {
  const found = nothing();
  let left = 0;
  for (const part of text.split(BREAKS)) {
    const phrase = withoutChatter(part);
    if (phrase === "") continue;
    if (NEGATIVE.test(phrase) && phrase.replace(NEGATIVE, "") !== "") avoid(found, phrase);
    else left += 1;
    avoidConditions(found, phrase);
  }
  return found.said.length > 0 ? { avoidances: found, isOnlyThat: left === 0 } : null;
}

/** What the conditions in a text rule out: 'since she went vegan'. */
export function conditionsIn(text: string): Avoidances {
  const found = nothing();
  for (const part of text.split(BREAKS)) avoidConditions(found, part);
  return found;
}

/** Things of which somebody can have so many that none of the kind is welcome. */
const WHOLE_KINDS = new Set(["gadgets", "toys", "clothes", "ornaments", "jewellery"].map(nameKey));

/** The words of things that somebody has already. */
export function understandOwned(things: string[]): Avoidances {
  const found = nothing();
  for (const whole of things) {
    // 'Every gadget for the bike' is about gadgets.
    const thing = whole
      .replace(/^(?:too many|every|all the|enough|plenty of) /i, "")
      .replace(/(?<=\S) (?:for|with|about|from|in|on) .*$/i, "");
    const words = thingWords(thing);
    const word = words.pop();
    if (word !== undefined) {
      found.words.add(word);
      found.asked.push({ word, before: [], slugs: [], phrase: nameKey(thing), isWhole: false });
    }
    const kinds = WHOLE_KINDS.has(nameKey(thing)) ? ruledOutBy(nameKey(thing))?.kinds : [];
    for (const kind of kinds ?? []) found.kinds.add(kind);
    found.said.push(whole);
  }
  return found;
}

/** Things that somebody has enough of, which are found by their word. */
const OWNED = /\b(?:already|no more|enough|too many|plenty)\b/i;
const OWNED_WORDS = 3;

/**
 * Whether all that a text wants avoided is sure to be left out: by traits and kinds, by an interest of the
 * knowledge, or as a thing that is there already. An allergy to anything else may be in what no listing tells.
 */
export function isUnderstood(text: string): boolean {
  return text.split(BREAKS).every((part) => {
    const phrase = avoidedPhrase(withoutChatter(part));
    const key = nameKey(phrase);
    if (key === "" || ruledOutBy(key) !== null) return true;
    if (conditionsIn(part).said.length > 0) return true;
    if (ALLERGY.test(part)) return false;
    if (OWNED.test(part)) return nameWords(phrase).length <= OWNED_WORDS;
    return understandInterest(phrase).by === "name";
  });
}
