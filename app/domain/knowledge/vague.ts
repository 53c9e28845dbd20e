import { isNothingByName, ORDINARY } from "./everyday-words";
import type { GiftIdea, Kind } from "./gift-idea.schema";
import { nameKey, nameWords } from "./names";

const PHRASES = `
  not sure, unsure, no idea, dont know, i dont know, do not know, idk, dunno, who knows, no clue, not known, unknown, tbd,
  everything, anything, all sorts, all kinds, lots of things, many things, lots, various, whatever, any, all, general, misc,
  nothing, nothing really, nothing much, not much, not a lot, none, na, n a, no, nil, null, no interests, no hobbies,
  well, badly, poorly, brilliantly, beautifully, apparently, occasionally,
  doing nothing, likes nothing, does nothing, the usual, usual stuff, normal stuff, typical, boy stuff, girl stuff, girly things,
  girly stuff, girl things, boy things, boys stuff, girls stuff, normal girl things, normal boy things, normal things, guy stuff, man stuff, men things, bloke stuff,
  typical boy, typical girl, typical teenager, teenager stuff, teen stuff, kids stuff, kid things,
  mum stuff, dad stuff, old people things, teenage stuff, baby stuff, kid stuff,
  stuff, things, fun, fun things, having fun, life, living, happiness, love, being happy, presents, gifts, surprises,
  professional, very professional, old fashioned bloke, old fashioned man, old fashioned chap, old fashioned gent, old fashioned lady,
  weight loss, losing weight, dieting, on a diet, slimming, menopause, the menopause, perimenopause, hot flushes, ivf, fertility treatment,
  tinnitus, migraine, migraines, asthma, epilepsy, ibs, dyslexia, high blood pressure, cholesterol, drama queen, slots, the slots, penny slots, slot machines, fruit machines, smoking, smokes, vaping, vapes, work,
  collection from the team, collection from work, collection from the office, collection from everyone, collection from us all, collection at work,
  office collection, work collection, team collection, whip round, our collection,
  does the pools, still does the pools, doing the pools, football pools,
  something nice, nice things, something special, something useful, test, hello, hi, help, interests, hobbies
`;
const phrases = new Set(PHRASES.split(",").map((phrase) => nameKey(phrase)));

const SMALL_WORDS = new Set(nameWords("a an the and or of in on at to with for by from out up"));
/** Words of somebody who says that they do not know. */
const UNKNOWING = new Set(
  nameWords(
    "everything anything nothing something whatever dunno idk know knows sure idea clue guess maybe perhaps hardly barely unsure dont doesnt didnt cant wont isnt want wants wanted need needs says said tells hard difficult impossible fussy picky usual normal ordinary random various stuff things anyone everyone",
  ),
);
const SENTENCE = /^(?:he|she|they|we|i|it|that|this|there|you|nobody|who)\b/i;
/** Words that speak of people rather than name a thing. */
const OF_PEOPLE =
  /\b(?:he|she|they|he'?s|she'?s|they'?re|is|are|r|was|were|been|be|used to|has|have|had|wants?|needs?|parents?|husband|wife|kids|just|diagnosed|lady|ladies|gentlem[ae]n|bloke|chap|guy|fella|person|soul|character|sort|lad|lass|(?:class|school|team|house|flat)?mates?|friends?|pals?|colleagues?|co-?workers?|neighbou?rs?|sons?|daughters?|nephews?|nieces?)\b/i;
/** Words that tell when, how or of whom, so that a text with one is no name of a pastime. */
const TELLING = new Set(
  nameWords(
    "always never often already almost again because before after during last next week month year today yesterday tomorrow now soon then very really too so than that this these those whom whose which what when where why how if not without himself herself themselves myself yourself itself busy tired exhausted retired born helped keeps kept lives lived works worked lost moved away alone both each other another same late early able unable still ever only quite rather nearly generally",
  ),
);
/** Words that join what somebody does with where, why or whose: 'sits in his shed', 'picks padlocks for fun'. */
const RELATING =
  /\s(?:for|in|on|at|with|by|from|to|round|around|his|her|their|my|our|its|ig|cos|because)(?:\s|$)/i;
/** Words with which a part of a sentence begins, and no name. */
const JOINING = /^(?:from|with|for|to|about|by|at|in|on|of|and|or|but|the whole|our whole)\b/i;
/** How somebody is, and what they are called by it: 'terrified', 'so excited', 'a widow'. */
const STATE =
  /^(?:(?:very|so|really|a bit|quite|an?|young) )*(?:\w{3,}(?:[^e\W]ed|less)|widow(?:er)?|loner|colou?r[- ]?blind|orphan|refugee|(?:care|school) leaver|(?:team|group) (?:gift|present))s?$/i;
const MOST_WORDS = 4;

/** What somebody always says, which is nothing that they like: 'complains about fungus gnats'. */
const COMPLAINT =
  /^(?:(?:he|she|they|always|constantly) )*(?:(?:complain|moan|grumble|whinge|whine|rant)s about|(?:complain|moan|grumbl|whing|whin|rant)ing about|worr(?:ies|ying) about|say(?:s|ing)(?! (?:grace|he|she|they|that)\b)|shouts?|shouting|yells?|yelling) /i;

/** How far it goes, of what was said before: 'even the porridge'. */
const EVEN = /^even (?:the|his|her|their|when|if|in|on|at|with)\b/i;

/** What somebody else did for them, and is missed: 'misses his mum's cooking'. */
const OF_WHO_IS_MISSED = /^miss(?:es|ing) (?:his|her|their) [\w-]+(?: [\w-]+)?['’]s? \w/i;
const ASIDES = [COMPLAINT, EVEN, OF_WHO_IS_MISSED];

/** Whether a text is a phrase that names no interest: 'not sure', 'everything', '?'. */
export function isVaguePhrase(text: string): boolean {
  const key = nameKey(text);
  return key === "" || phrases.has(key) || ASIDES.some((one) => one.test(text.trim()));
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
    STATE.test(text.trim()) ||
    OF_PEOPLE.test(text) ||
    JOINING.test(text.trim()) ||
    RELATING.test(text) ||
    words.every((word) => ORDINARY.has(word) || SMALL_WORDS.has(word)) ||
    isNothingByName(text) ||
    words.some((word) => UNKNOWING.has(word) || TELLING.has(word))
  );
}

/** What a vague phrase still tells of the present: a tone, or kinds of thing. */
export type Mood = { tones: GiftIdea["tone"][]; kinds: Kind[] };

const MOODS: [words: string, mood: Mood][] = [
  ["fun funny laugh enjoy silly play smile giggle cheer", { tones: ["playful"], kinds: ["game"] }],
  ["nice special lovely beautiful surprise", { tones: ["beautiful", "indulgent"], kinds: [] }],
  ["useful practical need", { tones: ["practical"], kinds: [] }],
  [
    "nothing none hates fussy picky impossible difficult",
    { tones: ["practical", "indulgent"], kinds: ["food", "drink", "outing", "clothing"] },
  ],
  [
    "everything anything all lots",
    { tones: ["clever", "playful"], kinds: ["game", "book", "food"] },
  ],
  [
    "girl girly",
    { tones: ["beautiful"], kinds: ["jewellery", "pampering", "accessory", "decor", "clothing"] },
  ],
  [
    "boy guy man bloke",
    { tones: ["adventurous"], kinds: ["gadget", "game", "toy", "sports-gear"] },
  ],
  ["love happiness life", { tones: ["sentimental"], kinds: ["keepsake"] }],
];

const moods = new Map(
  MOODS.flatMap(([words, mood]) => nameWords(words).map((word): [string, Mood] => [word, mood])),
);

/** The moods of some vague phrases, in which a safe choice can be made. */
export function moodsOf(phrases: string[]): Mood[] {
  return phrases.flatMap((phrase) => nameWords(phrase).flatMap((word) => moods.get(word) ?? []));
}
