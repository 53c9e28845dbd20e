import circumstances from "#knowledge/circumstances.json";
import { withoutOwnNames } from "./as-typed";
import { NO_BLINDNESS } from "./avoidance-words";
import type { Circumstance } from "./gift-idea.schema";
import { nameKey } from "./names";
import { isPlainWord } from "./sentences/abbreviations";
import { isArrival } from "./sentences/arrivals";
import { isOfNoWork } from "./sentences/leaving";
import { isOfAnother } from "./sentences/of-another";
import { isSaidOtherwise } from "./sentences/other-circumstances";
import { isCaredFor, isOfThemselves, otherBefore } from "./sentences/whose-illness";

// Not parsed at start, which would cost every isolate time: a test parses every entry.

/** Every circumstance of the knowledge. */
export const CIRCUMSTANCES = circumstances as unknown as Circumstance[];

/** Up to three words that a name leaves open: 'lost * job'. */
const OPEN = "(?:\\S+ ){0,3}?";
type Phrase = { phrase: string; circumstance: Circumstance };
/** A name, with its place among all in the order in which they are looked for. */
type Named = Phrase & { open: RegExp | null; rank: number };
/** The longest first; before them who died, as 'dog died' says more than 'died last week'. */
const bySense = (one: Phrase, other: Phrase) =>
  Number(isOfPet(other)) - Number(isOfPet(one)) || other.phrase.length - one.phrase.length;
const isOfPet = ({ circumstance }: Phrase) => circumstance.slug === "pet-loss";

/** The names by their first words, each padded so that it is found as whole words only. */
const byFirstWord = new Map<string, Named[]>();
const named = CIRCUMSTANCES.flatMap((circumstance) =>
  [circumstance.name, ...circumstance.names].map((name) => {
    const parts = name.split(" * ").map(nameKey);
    const open = parts.length > 1 ? new RegExp(` ${parts.join(` ${OPEN}`)} `) : null;
    return { phrase: ` ${parts.join(" ")} `, open, circumstance };
  }),
).sort(bySense);
for (const [rank, one] of named.entries()) {
  const first = firstWordOf(one.phrase);
  const same = byFirstWord.get(first) ?? [];
  same.push({ ...one, rank });
  byFirstWord.set(first, same);
}

function firstWordOf(phrase: string): string {
  return phrase.trim().split(" ", 1)[0] ?? "";
}

/** The names that may stand in a key, in the order in which they are looked for. */
function mayBeIn(key: string): Named[] {
  const words = new Set(key.trim().split(" "));
  return [...words]
    .flatMap((word) => byFirstWord.get(word) ?? [])
    .sort((one, other) => one.rank - other.rank);
}

/** Each name that counts only where nothing else is said. */
const whole = new Map(
  CIRCUMSTANCES.flatMap((circumstance) =>
    (circumstance.whole ?? []).map((name): [string, Circumstance] => [nameKey(name), circumstance]),
  ),
);
const AROUND =
  /^(?:(?:he|she|sh|they|hes|shes|theyre|is|are|likes?|loves?|enjoys?|into|just|very|really|quite|so|pretty|rather|a bit|a|an|the|bit) )+/;

/** 'Sports mostly I think' is sports. */
const HEDGED = /(?: (?:mostly|mainly|i (?:think|gues|suppose)|probably|maybe|generally|really))+$/;

/** The circumstance of a slug. */
export const bySlug = (slug: string) => CIRCUMSTANCES.filter((one) => one.slug === slug);

/** What turns the next words round: 'won't eat anything', 'lost her driving licence', 'has to stay at home'. */
const NEGATED =
  / (?:wont|doesnt|dont|isnt|arent|wasnt|not|never|lost|has to|have to|had to)(?: \S+){0,2} ?$/;

/** What is the giver's: 'taught my autistic son'. */
const OF_THE_GIVER = / (?:my|our) ?$/;
/** What something is only likened to: 'took it like a funeral'. */
const LIKENED = / (?:like|as if|as though)(?: an?| the| it was)? ?$/;
/** When something was: 'not been to school since Easter'. */
const WHEN =
  / (?:since|until|till|til|before|after|last|at|by|over|past|around|round about|near|come) ?$/;

/**
 * The circumstances that a part of a text names, as they are for somebody of an age who is called by the words `self`;
 * `isTold` if the text is one of a story.
 */
export function namedIn(
  text: string,
  age: number,
  isTold: boolean,
  self: string[],
): Circumstance[] {
  // Lest the feet of 6'4 be read as the 64 of an age or a Commodore.
  const plainer = text
    .replace(NO_BLINDNESS, " ")
    .replace(OF_A_WORKER, "")
    .replace(/\b([67])['’](?=\d)/g, "$1ft ");
  let key = ` ${nameKey(withoutOwnNames(plainer))} `;
  const plain = key.trim().replace(HEDGED, "");
  const alone = whole.get(plain) ?? whole.get(plain.replace(AROUND, ""));
  const found = new Set(alone && isOfAge(alone, age) ? [alone] : []);
  const ofOthers = new Set<Circumstance>();
  for (const { phrase, open, circumstance } of mayBeIn(key)) {
    if (ofOthers.has(circumstance) || !isOfAge(circumstance, age)) continue;
    if (!(open ? open.test(key) : key.includes(phrase))) continue;
    const at = open ? key.search(open) : key.indexOf(phrase);
    const said = open?.exec(key)?.[0] ?? phrase;
    const [before, after] = [key.slice(0, at), key.slice(at + said.length)];
    if (circumstance.isOfOthers && isOfThemselves(said, before, self)) continue;
    const isOfGiver = circumstance.rules.length > 0 && OF_THE_GIVER.test(before);
    const isElse = isTold && (isOfGiver || LIKENED.test(before) || isOfThen(circumstance, before));
    const around: [string, string, string] = [before, said, after];
    const isOfOther =
      isOfAnother(circumstance, around, self) ||
      isOfNoWork(circumstance, said, text) ||
      isPlainWord(circumstance, said, text) ||
      isSaidOtherwise(circumstance, around);
    const other = circumstance.isOfOthers || isOfOther ? null : otherBefore(before, self);
    // What is somebody else's may have words of its own: 'his wife is in a home'.
    if (other === null) key = key.replace(said, "  ");
    if (NEGATED.test(before) || isElse || isOfOther) continue;
    if (other === null) found.add(circumstance);
    else {
      ofOthers.add(circumstance);
      const isCarer = isCaredFor(circumstance.slug, said, other, self, after);
      if (CARING && isCarer) found.add(CARING);
    }
  }
  if (NEW_COUNTRY && isOfAge(NEW_COUNTRY, age) && isArrival(text)) found.add(NEW_COUNTRY);
  const firm = found.size === 0 ? text.replace(HOW_MUCH, "$1 ") : text;
  return firm === text ? [...found] : namedIn(firm, age, isTold, self);
}

const [CARING] = bySlug("caring-for-someone");
const [NEW_COUNTRY] = bySlug("new-country");

/** Whose thing it is who does a work: 'cuts the verger's grass'. */
const OF_A_WORKER =
  /\bthe (?:verger|vicar|priest|rector|curate|minister|bishop|postman|milkman|cleaner|caretaker|teacher|plumber|barber)['’]s (?!(?:just|been|got|a|an|so|very|retiring|leaving|off)\b)/gi;

/** How much it is so: 'hands are a bit shaky'. */
const HOW_MUCH =
  /\b(is|are|been|gets?|getting|got) (?:(?:a bit|a little|rather|quite|pretty|getting|increasingly) )+/gi;

/** Whether a day is named only to tell when something was. */
const isOfThen = ({ slug }: Circumstance, before: string) => DAYS.test(slug) && WHEN.test(before);
const DAYS =
  /^(?:easter|hanukkah|diwali|lunar-new-year|eid|thanksgiving|passover|kwanzaa|nowruz)\b/;

const isOfAge = ({ ages: [youngest, oldest] }: Circumstance, age: number) =>
  age >= youngest && age <= oldest;
