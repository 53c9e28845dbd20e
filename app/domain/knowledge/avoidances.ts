import { CONDITIONS, NO_BLINDNESS, ruledOutBy } from "./avoidance-words";
import type { Kind, Trait } from "./gift-idea.schema";
import { understandInterest } from "./interests";
import { nameKey, nameWords } from "./names";
import { withoutChatter } from "./sentences/chatter";

/**
 * What may not be suggested: ideas with a trait, of a kind, for an interest, or with a word in what
 * is shown of them. `said` are the phrases that this was read from.
 */
export type Avoidances = {
  traits: Set<Trait>;
  kinds: Set<Kind>;
  interests: Set<string>;
  words: Set<string>;
  /** Clubs, acts, works and places by their proper names. */
  names: Set<string>;
  said: string[];
};

const NEGATIVE =
  /^(?:(?:but|and|also|please|just|absolutely|strictly|definitely|he|she|they|who|is|are|has|have|had|really|very|currently|now|can|could|would|will|should|does|do|must|be|am|i|we|it)\s+)*(?:no more|no longer|no|not(?: into| a fan of| keen on| interested in| fond of| big on| any)?|nothing (?:(?:that|which)(?: (?:is|has|needs?|requires?|mentions?|involves?|includes?|contains?|uses?|smells? of|reminds? (?:him|her|them|us) of|could|might|will|can))?|with|to do with|from|like|in)?|never(?! (?:misses|without|off|out)\b)|without|hates?|hated|dislikes?|detests?|loathes?|can(?:'|no|')?t (?:stand|eat|have|drink|use|bear|wear|do)|cannot (?:stand|eat|have|drink|use|bear|wear|do)|doesn'?t (?:like|want|need|eat|wear|use|have|care for|enjoy)|does not (?:like|want|need|eat|wear|use|have|enjoy)|don'?t (?:like|want|need|eat|wear|use|give|get|send)|do not (?:like|want|give)|avoid(?:s|ing)?|allergic to|allergy to|allergies?:?|intolerant (?:of|to)|sensitive to|already (?:has|have|owns?|got|had)|has (?:got )?(?:too many|enough|plenty of|already|lots of|loads of)|too many|enough|plenty of|owns?|afraid of|scared of|terrified of|phobia of|fear of|tired of|sick of|bored of|fed up with|given up|gave up|quit|anything (?:but|except)|except|other than|apart from|instead of|free of|less|fewer|off(?! to|[- ]?(?:road|piste))|anti)\b[\s:]*/i;
const FILLERS =
  /^(?:(?:anything|something|everything|things?|stuff|any|all|kinds? of|sorts? of|the|a|an|of|more|another|too|much|many|with|to do with|related to|about|that has|containing|in it|her|his|their|one|two|three|several|own|new|gifts?|presents?|products?|ideas?|like)\s+)+/i;
const AFTER =
  /\s+(?:at all|please|in it|on it|of any kind|anymore|any more|already|again|enough|for (?:her|him|them)|allergy|allergies|allergic|intolerance|intolerant|phobia|things?|stuff|products?|gifts?|presents?|related)$/i;
/** What parts one thing to avoid from the next. */
export const BREAKS =
  /[,;.\n!?()]|(?<!\b(?:anything|everything|nothing|all))\s(?:but|however|although|though|and|or|nor)\s|\s[-–—]\s|[&/]/i;

const ALLERGY = /\b(?:allerg|intoleran|sensitive)/i;

/** Words that name nothing to avoid. */
const EMPTY = new Set(
  nameWords(
    "a an the and or but of for to in on with without no not any all he she they his her their is are be been has have had it this that these those who which very really too much many more most some just please anything something everything nothing everyone everybody anyone thing stuff what how where why know clue like love enjoy want need gift present idea good bad big small new old nice already other others kind sort own hundreds dozens loads lots makes picks buys has either themed",
  ),
);

/** Reads a list of things to avoid: 'nuts, no candles, already has a Kindle'. */
export function understandAvoidances(text: string): Avoidances {
  const found = nothing();
  for (const part of text.split(BREAKS)) avoid(found, part);
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
    const [last] = nameWords(thing).slice(-1);
    if (last !== undefined && !EMPTY.has(last)) found.words.add(last);
    const kinds = WHOLE_KINDS.has(nameKey(thing)) ? ruledOutBy(nameKey(thing))?.kinds : [];
    for (const kind of kinds ?? []) found.kinds.add(kind);
    found.said.push(whole);
  }
  return found;
}

/** All that several texts rule out. */
export function joinAvoidances(all: Partial<Avoidances>[]): Avoidances {
  const joined = nothing();
  for (const { said = [], ...one } of all) {
    for (const part of ["traits", "kinds", "interests", "words", "names"] as const) {
      for (const each of one[part] ?? []) (joined[part] as Set<string>).add(each);
    }
    joined.said.push(...said.filter((phrase) => !joined.said.includes(phrase)));
  }
  return joined;
}

function nothing(): Avoidances {
  return {
    traits: new Set(),
    kinds: new Set(),
    interests: new Set(),
    words: new Set(),
    names: new Set(),
    said: [],
  };
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

/** What a part of a text wants avoided, without the words around it: 'no more candles please' is 'candles'. */
function avoidedPhrase(part: string): string {
  if (ruledOutBy(nameKey(part))) return part;
  const bare = (phrase: string) =>
    phrase.replace(NEGATIVE, "").replace(FILLERS, "").replace(AFTER, "").trim();
  return bare(bare(part) || part);
}

function avoid(found: Avoidances, part: string): void {
  const said = withoutChatter(part);
  if (nameKey(said) === "") return;
  const condition = ruledOutBy(nameKey(said));
  const phrase = avoidedPhrase(said);
  const key = nameKey(phrase);
  if (key === "") return;
  if (!found.said.includes(said)) found.said.push(said);
  const ruled = condition ?? ruledOutBy(key);
  if (ruled) {
    for (const trait of ruled.traits) found.traits.add(trait);
    for (const kind of ruled.kinds) found.kinds.add(kind);
    for (const word of ruled.words) for (const one of nameWords(word)) found.words.add(one);
  }
  if (condition && CONDITIONS.has(nameKey(part))) return;
  const { slugs, known = [] } = understandInterest(phrase);
  for (const slug of slugs) found.interests.add(slug);
  for (const { name } of known) found.names.add(name);
  const words = nameWords(phrase).filter((word) => word.length > 2 && !EMPTY.has(word));
  // A phrase is about its last word, 'golf balls' about balls; an allergy is to all of it. 'Small print' is about no prints.
  const isWhole = ruled?.words.length === 0 && key.includes(" ");
  const last = ALLERGY.test(part) ? words : words.slice(-1);
  for (const word of isWhole ? [] : last) found.words.add(word);
  avoidConditions(found, phrase);
}

function avoidConditions(found: Avoidances, text: string): void {
  const key = ` ${nameKey(text.replace(NO_BLINDNESS, " "))} `;
  for (const condition of CONDITIONS) {
    if (!key.includes(` ${condition} `)) continue;
    const ruled = ruledOutBy(condition);
    if (!ruled) continue;
    for (const trait of ruled.traits) found.traits.add(trait);
    for (const kind of ruled.kinds) found.kinds.add(kind);
    for (const word of ruled.words) for (const one of nameWords(word)) found.words.add(one);
    if (!found.said.includes(text.trim())) found.said.push(text.trim());
  }
}
