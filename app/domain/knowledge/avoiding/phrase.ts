import { ruledOutBy } from "../avoidance-words";
import { nameKey, nameWords } from "../names";
import { namedIn, statedIn, withoutPredicate } from "./asides";
import { NO_THINGS } from "./no-things";

export const NEGATIVE =
  /^(?:(?:but|and|also|please|just|absolutely|strictly|definitely|(?:he|she|they|i|we|it)(?:['’](?:s|ve|re|m|ll|d))?|hes|shes|theyre|theyve|ive|im|weve|its|who|is|are|has|have|had|really|very|currently|now|can|could|would|will|should|does|do|must|be|am)\s+)*(?:no more|no longer|no|not(?: into| a fan of| keen on| interested in| fond of| big on| any)?|nothing (?:(?:that|which)(?: (?:is|has|needs?|requires?|mentions?|involves?|includes?|contains?|uses?|smells? of|reminds? (?:him|her|them|us) of|could|might|will|can))?|with|to do with|from|like|in)?|never(?! (?:misses|without|off|out)\b)|without|hates?|hated|dislikes?|detests?|loathes?|can(?:'|no|')?t (?:stand|eat|have|drink|use|bear|wear|do)|cannot (?:stand|eat|have|drink|use|bear|wear|do)|doesn['’]?t (?:like|want|need|eat|drink|wear|use|have|do|touch|care for|enjoy)|does not (?:like|want|need|eat|wear|use|have|enjoy)|don'?t (?:like|want|need|eat|wear|use|give|get|send)|do not (?:like|want|give)|avoid(?:s|ing)?|allergic to|allergy to|allergies?:?|intolerant (?:of|to)|sensitive to|already (?:has|have|owns?|got|had)|has (?:got )?(?:too many|enough|plenty of|already|lots of|loads of)|too many|enough|plenty of|owns?|afraid of|scared of|terrified of|phobia of|fear of|tired of|sick of|bored of|fed up with|given up|gave up|quit|anything (?:but|except)|except|other than|apart from|instead of|free of|less|fewer|off(?! to|[- ]?(?:road|piste))|anti)\b[\s:]*/i;
const FILLERS =
  /^(?:(?:anything|something|everything|things?|stuff|any|all|kinds? of|sorts? of|the|a|an|of|more|another|too|much|many|with|to do with|related to|about|that has|containing|in it|her|his|their|one|two|three|several|own|new|gifts?|presents?|products?|ideas?|like)\s+)+/i;
const AFTER =
  /\s+(?:at all|please|obviously|actually|really|either|in it|on it|(?<!\bplug\w{0,4} )in|of any kind|anymore|any more|already|again|enough|for (?:her|him|them)|allergy|allergies|allergic|intolerance|intolerant|phobia|things?|stuff|anything|products?|merch|merchandise|items?|gifts?|presents?|related|themed)$/i;
/** Words that name nothing to avoid. */
const EMPTY = new Set(
  nameWords(
    "a an the and or but of for to in on with without no not any all he she they his her their is are be been has have had it this that these those who which very really too much many more most some just please anything something everything nothing everyone everybody anyone thing stuff what how where why know clue like love enjoy want need gift present idea good bad big small new old nice already other others kind sort own hundreds dozens loads lots makes picks buys has either themed",
  ),
);

/** What a part of a text wants avoided, without the words around it: 'no more candles please' is 'candles'. */
export function avoidedPhrase(part: string): string {
  if (ruledOutBy(nameKey(part))) return part;
  const bare = (phrase: string) =>
    phrase.replace(NEGATIVE, "").replace(FILLERS, "").replace(AFTER, "").trim();
  return bare(bare(part) || part);
}

/** Names by themselves, and within a sentence what somebody does: 'he would eat it'. */
const DONE = new Set([
  "eat",
  "cook",
  "drink",
  "drinking",
  "water",
  "plug",
  "stuff",
  "object",
  "smoke",
]);
const isKnown = (words: string) => {
  const key = nameKey(words);
  return ruledOutBy(key) !== null && !DONE.has(key);
};

/** What is welcome, and none of it to be avoided. */
const HOW = /^(?:only|just|if|when|unless|ideally|preferably|prefers?) /i;
/** What is not wanted to happen. */
const DOING =
  /^(?:being|having to|to (?:be|have|make|post|carry|wrap|do|get|go)|it when|when|how|that (?:he|she|they|we|i|it|his|her|their|our|my|the|there|people|nobody|everyone|everybody)) /i;

/** The thing in a part of what is to be avoided, without chat, statements and clauses around it; '' if it names none. */
export function thingIn(part: string): string {
  const stated = NEGATIVE.test(part) ? null : statedIn(part, isKnown);
  if (stated === "" || HOW.test(stated ?? part)) return "";
  return namedThing(withoutPredicate(avoidedPhrase(stated ?? part)));
}

/** The thing that a phrase or a clause about it names. */
export function namedThing(phrase: string): string {
  if (DOING.test(phrase)) return "";
  const named = namedIn(phrase, isKnown);
  return named === phrase ? phrase : avoidedPhrase(named);
}

/** A phrase without measures and judgements before its thing: 'strong perfume' is perfume. */
export function withoutMeasures(phrase: string): string {
  const words = phrase.split(" ");
  const place = words.findIndex((word) => !NO_THINGS.has(nameKey(word)));
  return place > 0 ? words.slice(place).join(" ") : phrase;
}

/** The words of a phrase up to the last that is a thing, material, taste or subject. */
export function thingWords(phrase: string): string[] {
  const words = nameWords(phrase).filter((word) => word.length > 2 && !EMPTY.has(word));
  while (NO_THINGS.has(words.at(-1) ?? "")) words.pop();
  return words;
}
