import { CONDITIONS, NO_BLINDNESS, type Ruled, ruledOutBy } from "../avoidance-words";
import { understandInterest } from "../interests";
import { isOnlyNames } from "../known-names";
import { nameKey, nameWords } from "../names";
import { withoutChatter } from "../sentences/chatter";
import type { Avoidances } from "./avoided";
import { formsOf } from "./forms";
import {
  avoidedPhrase,
  NEGATIVE,
  namedThing,
  thingIn,
  thingWords,
  withoutMeasures,
} from "./phrase";
import { asSaid, isSort, sortFor, sortOf } from "./qualifiers";
import { toneOf } from "./tones";

export const ALLERGY = /\b(?:allerg|intoleran|sensitive)/i;
/** What is ruled out by what it is about, and harms nobody who only goes near it. */
const HARMLESS = ["plant", "soil", "small-print"];
/** Said of all that has to do with a thing. */
const WHOLE =
  /\b(?:anything|everything|stuff|things?|related|themed|to do with|merch|merchandise|products?)\b/i;

/** Adds what a part of a text wants avoided. */
export function avoid(found: Avoidances, part: string): void {
  const said = withoutChatter(part);
  const condition = ruledOutBy(nameKey(said));
  if (nameKey(avoidedPhrase(said)) === "") return;
  if (!found.said.includes(said)) found.said.push(said);
  avoidConditions(found, said);
  const thing = condition ? said : plainly(thingIn(said));
  const sort = condition || ruledOutBy(nameKey(thing)) ? null : sortFor(thing);
  if (sort !== null) {
    found.sorts.push(sort);
    return;
  }
  const phrase = aimOf(thing);
  const key = nameKey(phrase);
  if (key === "") return;
  const ruled = condition ?? ruledOutBy(key);
  const isHarmless = ruled?.traits.every((trait) => HARMLESS.includes(trait)) ?? true;
  if (ruled) rule(found, ruled, !isHarmless);
  // 'She's a vegan' rules no vegan food out.
  if (CONDITIONS.has(nameKey(part)) || (CONDITIONS.has(key) && !NEGATIVE.test(said))) return;
  if (ALLERGY.test(part)) avoidAllergy(found, phrase);
  else if (ruled) avoidRuled(found, { said, phrase, isHarmless });
  else avoidThing(found, { said, phrase });
  avoidConditions(found, phrase);
}

/** An allergy is to all that is named. */
function avoidAllergy(found: Avoidances, phrase: string) {
  avoidInterests(found, phrase);
  for (const word of thingWords(phrase).flatMap(formsOf)) {
    found.words.add(word);
    found.firm.add(word);
  }
}

type Said = { said: string; phrase: string };

function avoidRuled(
  found: Avoidances,
  { said, phrase, isHarmless }: Said & { isHarmless: boolean },
) {
  const slugs = avoidInterests(found, phrase);
  // An entry of several words says all that it rules out: 'small print' is about no prints.
  const [word] = nameKey(phrase).includes(" ") ? [] : thingWords(phrase);
  if (word === undefined) return;
  for (const form of formsOf(word)) found.words.add(form);
  if (!isHarmless) return;
  found.asked.push({
    word,
    before: asSaid(said, word, []),
    slugs,
    phrase,
    isWhole: WHOLE.test(said),
  });
}

/** What somebody wants to choose alone: 'fishing gear'. */
const GEAR = /\S (?:gear|equipment|tackle|supplies)$/i;
const GEAR_KINDS = ["sports-gear", "outdoor-gear", "tool", "gadget"] as const;

/** A phrase is about its last word, 'golf balls' about balls. */
function avoidThing(found: Avoidances, { said, phrase }: Said) {
  if (GEAR.test(phrase)) for (const kind of GEAR_KINDS) found.kinds.add(kind);
  const words = thingWords(phrase);
  const tone = toneOf(words);
  if (tone !== null) found.tones.add(tone);
  const word = words.pop();
  const before = word === undefined ? [] : asSaid(said, word, words);
  if (word !== undefined && isSort(before)) {
    found.sorts.push(sortOf(word, before));
    return;
  }
  const slugs = avoidInterests(found, phrase);
  if (word === undefined) return;
  for (const form of formsOf(word)) found.words.add(form);
  found.asked.push({ word, before, slugs, phrase, isWhole: WHOLE.test(said) });
}

/** Adds the interests and names that a phrase names; those of chat count only if they are its whole name. */
function avoidInterests(found: Avoidances, phrase: string): string[] {
  const { slugs, known = [], by } = understandInterest(phrase);
  // 'Leeds mugs' are mugs: a supporter has enough of them, and not of Leeds.
  if (known.length > 0 && !isOnlyNames(phrase, slugs, () => false)) {
    return avoidInterests(found, thingWords(phrase).at(-1) ?? "");
  }
  if (thingWords(phrase).length === 0 && by !== "name") return [];
  for (const slug of slugs) found.interests.add(slug);
  for (const { name } of known) found.names.add(name);
  return slugs;
}

function rule(found: Avoidances, { traits, kinds, words }: Ruled, isFirm: boolean) {
  for (const trait of traits) found.traits.add(trait);
  for (const kind of kinds) found.kinds.add(kind);
  const isSaying = (one: string) => one.includes("_");
  for (const one of words.filter(isSaying)) found.sayings.add(nameKey(one.replaceAll("_", " ")));
  for (const word of words.filter((one) => !isSaying(one)).flatMap(nameWords)) {
    found.words.add(word);
    if (isFirm) found.firm.add(word);
  }
}

/** A phrase that has an entry without what is said of its size, without that. */
function plainly(phrase: string): string {
  const plain = withoutMeasures(phrase);
  return !ruledOutBy(nameKey(phrase)) && ruledOutBy(nameKey(plain)) && !isSort(nameWords(phrase))
    ? plain
    : phrase;
}

/** Where what a thing is for, or has, begins. */
const AIM = / (?:for|that|which|with|from) /i;
const WHERE = /^(?:the |her |his |their )?(?:kitchen|garden|bathroom|bath)$/i;

/** Of 'gadgets for the kitchen' the kitchen rules out, of 'sugar for Lent' the sugar. */
function aimOf(phrase: string): string {
  const place = phrase.search(AIM);
  if (place < 0 || ruledOutBy(nameKey(phrase))) return phrase;
  const thing = phrase.slice(0, place);
  const [, how = "", aim = ""] = /^ (\S+) (.*)$/.exec(phrase.slice(place)) ?? [];
  const isAim = /^(?:for|from)$/i.test(how);
  const named = avoidedPhrase(namedThing(isAim ? aim : `${how} ${aim}`));
  if (ruledOutBy(nameKey(named)) && (!isAim || WHERE.test(aim))) return named;
  return isAim || ruledOutBy(nameKey(thing)) ? thing : phrase;
}

/** Adds what the conditions that a text names rule out. */
export function avoidConditions(found: Avoidances, text: string): void {
  const key = ` ${nameKey(text.replace(NO_BLINDNESS, " "))} `;
  for (const condition of CONDITIONS) {
    if (!key.includes(` ${condition} `)) continue;
    const ruled = ruledOutBy(condition);
    if (!ruled) continue;
    rule(found, ruled, true);
    if (!found.said.includes(text.trim())) found.said.push(text.trim());
  }
}
