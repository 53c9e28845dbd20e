import { nameKey, nameWords } from "./names";

/** Finds the interests that a key stands for in one way. */
export type LookUp = (key: string) => string[];

/** How what stands in brackets is to the interests outside: a usual word for them, or a part of a wide field. */
export type Relations = {
  isUsualOf: (key: string, slugs: string[]) => boolean;
  isWideField: (slugs: string[]) => boolean;
};

/** Looks up the whole text, and what stands outside and inside of brackets. */
export function findWhole(text: string, lookUp: LookUp, relations: Relations): string[] {
  const inside = text.match(/\(([^)]*)\)/)?.[1];
  if (inside === undefined) return firstKnown(nameKey(text), lookUp);
  const whole = lookUp(nameKey(text));
  if (whole.length > 0) return whole;
  const around = nameKey(text.replace(/\([^)]*\)/g, " "));
  const outside = firstKnown(around, lookUp);
  // What stands in brackets explains, so it counts only if it is nothing but a name, or is said to be another.
  const explained = (ALSO.test(inside) ? firstKnown : exactly)(nameKey(inside), lookUp);
  if (outside.length === 0)
    return explained.length > 0 ? explained : firstKnown(nameKey(text), lookUp);
  if (relations.isWideField(outside)) return [...new Set([...explained, ...outside])];
  if (relations.isUsualOf(nameKey(inside), outside)) return outside;
  return [...new Set([...outside, ...explained])];
}

const ALSO = /\b(?:too|also|as well)\b/i;
const exactly = (key: string, lookUp: LookUp) => lookUp(key);

/** What a key means as it is, and with less and less of the words around it. */
function firstKnown(key: string, lookUp: LookUp): string[] {
  let left = key;
  while (left !== "") {
    const slugs = lookUp(left);
    if (slugs.length > 0) return slugs;
    const end = left.replace(TRAILING, "");
    if (end !== left && end !== "" && lookUp(end).length > 0) return lookUp(end);
    const done = beforePhrase(left);
    if (done !== "" && lookUp(done).length > 0) return lookUp(done);
    const next = left.replace(LEADING, "");
    if (next === left) {
      const main = left.replace(TRAILING, "");
      return main === left || main === "" ? byPhrase(left, lookUp) : firstKnown(main, lookUp);
    }
    left = next;
  }
  return [];
}

/** What stands before the first preposition, if it is of several words: 'watching planes' at an airport. */
function beforePhrase(key: string): string {
  const words = key.split(" ");
  const place = words.findIndex((word) => PREPOSITIONS.has(word));
  return place > 1 ? words.slice(0, place).join(" ") : "";
}

/** 'Walking in the hills' is walking: a name before a preposition. Else names that follow each other. */
function byPhrase(key: string, lookUp: LookUp): string[] {
  const words = key.split(" ");
  const place = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word));
  if (place <= 0) return byNames(words, lookUp);
  const before = words.slice(0, place).join(" ");
  const slugs = lookUp(before);
  return slugs.length > 0 ? slugs : lookUp(before.replace(TRAILING, ""));
}

/** The most words that can be nothing but names; more are tried in very many ways. */
const MOST_OF_NAMES = 8;

/**
 * 'Manchester United football' is made of nothing but names. In 'church bell ringing' the name at the end
 * is what it is about, if it has words of its own.
 */
function byNames(words: string[], lookUp: LookUp): string[] {
  if (words.length > MOST_OF_NAMES) return [];
  for (let place = 1; place < words.length - 1; place += 1) {
    const end = lookUp(words.slice(place).join(" "));
    if (end.length > 0) return end;
  }
  for (let place = words.length - 1; place > 0; place -= 1) {
    const first = lookUp(words.slice(0, place).join(" "));
    const rest = words.slice(place);
    const others = first.length > 0 ? [lookUp(rest.join(" ")), byNames(rest, lookUp)] : [];
    const other = others.find((slugs) => slugs.length > 0);
    if (other) return [...new Set([...first, ...other])];
  }
  return [];
}

const PREPOSITIONS = new Set(
  nameWords(
    "in on at with for by from around round across off near outside through during along up down",
  ),
);

const words = (text: string) => nameWords(text).join("|");
const LEADING = new RegExp(
  `^(?!new (?:york|england|orleans|jersey|zealand)\\b)(?:\\d+|never miss(?:es)?(?: an episode of)?|cant get enough of|cant live without|never without|${words(
    "killer cuddling stroking petting spoiling drinks learns jv varsity rec intramural two three four both retro urban allotment heritage cold cheeky quiet swift lovely decent keen talented prize i he she they we who is are am be being been was has have had really very quite so just also always still absolutely mostly mainly especially any all anything everything something stuff things some bit of lots lot loads love like enjoy adore into mad about keen on obsessed with crazy fan big huge massive avid passionate knows every watch watching play playing do doing does make making collect collecting go going goes to the a an her his their my our your its old new vintage antique classic iced fancy posh homemade amateur local weekend competitive casual traditional modern indoor outdoor live good great nice favourite proper real practising learning learn studied visiting visit listening listen reading read follow following support supporting getting interested in hobby hobbies interests passion for talking studying study building grow growing keep keeping own owning raising helping spending time enjoys loves likes plays makes collects watches follows supports reads grows keeps wants trying started starting taking up recently beginner expert professional semi retired restoring repairing mending fixing renovating refurbishing upcycling tinkering flying driving riding racing training photographing drawing painting sewing cooking baking eating drinking tasting foraging exploring researching solving writing about up",
  )})(?: |$)`,
);
const TRAILING = new RegExp(
  `(?: |^)(?:season ticket(?: holder)?|${words(
    "fan fanatic lover enthusiast player nut addict snob mad buff geek nerd freak obsessive obsessed stuff thing things game match lesson class course club team event outing day night weekend holiday hobby lover generally etc too lots a lot occasionally sometimes daily weekly regularly everything related general activities activity session fanatic aficionado devotee expert beginner collector collecting collection watcher watching supporter supporting player playing spotting book novel story show film movie program programme magazine documentary making memorabilia merchandise model restoration restoring repair breeding rerun repeats rewatch streak",
  )})$`,
);
