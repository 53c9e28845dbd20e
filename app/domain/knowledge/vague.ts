import { nameKey, nameWords } from "./names";

const PHRASES = `
  not sure, unsure, no idea, dont know, i dont know, do not know, idk, dunno, who knows, no clue, not known, unknown, tbd,
  everything, anything, all sorts, all kinds, lots of things, many things, lots, various, whatever, any, all, general, misc,
  nothing, nothing really, nothing much, not much, not a lot, none, na, n a, no, nil, null, no interests, no hobbies,
  doing nothing, likes nothing, does nothing, the usual, usual stuff, normal stuff, typical, boy stuff, girl stuff, girly things,
  mum stuff, dad stuff, old people things, teenage stuff, baby stuff, kid stuff,
  stuff, things, fun, fun things, having fun, life, living, happiness, love, being happy, presents, gifts, surprises,
  something nice, nice things, something special, something useful, test, hello, hi, help, interests, hobbies
`;
const phrases = new Set(PHRASES.split(",").map((phrase) => nameKey(phrase)));

/** Words of somebody who says that they do not know. */
const UNKNOWING = new Set(
  nameWords(
    "everything anything nothing something whatever dunno idk know knows sure idea clue guess maybe perhaps hardly barely unsure dont doesnt didnt cant wont isnt want wants wanted need needs says said tells hard difficult impossible fussy picky usual normal ordinary random various stuff things anyone everyone",
  ),
);
const SENTENCE = /^(?:he|she|they|we|i|it|that|this|there|you|nobody|who)\b/i;
const MOST_WORDS = 4;

/** Whether a text is a phrase that names no interest: 'not sure', 'everything', '?'. */
export function isVaguePhrase(text: string): boolean {
  const key = nameKey(text);
  return key === "" || phrases.has(key);
}

/**
 * Whether a text that no interest goes by says that there is none to name, or is a sentence rather than
 * the name of something: 'hardly know them', 'she says she does not want anything'.
 */
export function isVagueSentence(text: string): boolean {
  const words = nameWords(text);
  return (
    words.length > MOST_WORDS ||
    SENTENCE.test(text.trim()) ||
    words.some((word) => UNKNOWING.has(word))
  );
}
