import { nameWords } from "~/domain/knowledge/names";
import { linkIn } from "~/domain/shared/links";

/** What a reason may rest on: the words of the brief, and those of the idea or the listing. */
export type ReasonSources = { said: string[]; thing: string[] };

const PERSON = /\b(?:they|she|he|who|whose|your|their|her|his|them|him|the recipient)\b/i;
const CLAUSES =
  /[,;:.!?()–—]|\s(?:and|but|so|because|since|while|which|that|as|when|whenever|if|for|with|to|making|letting|helping|giving|keeping)\s/i;
const CLAIMS_NOBODY_CAN_TRACE =
  /\b(?:best[- ]?sell\w*|award\w*|top[- ]rated|rated|reviews?|reviewers|popular|famous|trending|on sale|discount\w*|bargain|cheapest|free delivery|in stock|guarantee\w*|proven|clinically|doctors?|experts? (?:say|agree|recommend)|studies|everyone|everybody (?:loves|wants)|limited edition|exclusive)\b|[£$€]\s?\d|\d\s?%/i;
/** Letters by which forms of one word are taken as the same: 'gardens' and 'gardening'. */
const SHARED_START = 5;

/** Words that claim nothing of their own about a person. */
const PLAIN = new Set(
  nameWords(
    `a an the this that these those it its is are was be been being has have had do does did can could will would may might should must
     i you your yours we our they their them theirs she her hers he his him who whose one ones someone somebody
     and or but so because since while which when where if as than then too also just even still not no nor
     of in on at to for from with without by about into over under after before during through between around up down out off
     very really quite more most less least much many some any all every each both other another own new good great nice lovely fine right
     love loves loved enjoy enjoys enjoyed like likes liked adore adores appreciate appreciates want wants need needs use uses used using make makes making made
     get gets give gives giving given take takes keep keeps let lets help helps find finds show shows bring brings go goes come comes have having
     spend spends spending try tries trying start starts see sees look looks feel feels know knows think say said mentioned told
     gift present idea thing things something day days time times year years week moment moments hand hands home house life
     hobby hobbies interest interests interested passion passionate keen fan lover enthusiast favourite into pastime collection collect collects
     perfect ideal suits suit fits fit match matches works work answers answer ties tied connects speaks
     practical useful special thoughtful simple easy easily well while together alone`,
  ),
);

/**
 * Finds what a reason claims that cannot be traced: words said about the person that the brief does
 * not have, numbers, prices, praise, links. Empty if all can. The reason is one or two sentences.
 */
export function untraced(reason: string, { said, thing }: ReasonSources): string[] {
  const banned = reason.match(CLAIMS_NOBODY_CAN_TRACE)?.[0] ?? linkIn(reason);
  const known = wordsOf([...said, ...thing]);
  const found = banned ? [banned] : [];
  for (const clause of reason.split(CLAUSES)) {
    const isOfPerson = PERSON.test(clause);
    for (const word of nameWords(clause)) {
      if (PLAIN.has(word) || isKnown(word, known)) continue;
      if (isOfPerson || /^\d+$/.test(word)) found.push(word);
    }
  }
  for (const [, name = ""] of reason.matchAll(/[^.!?“"]\s([A-Z][\p{L}]{2,})/gu)) {
    if (nameWords(name).some((word) => !isKnown(word, known) && !PLAIN.has(word))) found.push(name);
  }
  return [...new Set(found)];
}

function wordsOf(texts: string[]): Set<string> {
  return new Set(texts.flatMap(nameWords));
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  if (known.has(word)) return true;
  const start = word.slice(0, SHARED_START);
  return word.length >= SHARED_START && [...known].some((other) => other.startsWith(start));
}
