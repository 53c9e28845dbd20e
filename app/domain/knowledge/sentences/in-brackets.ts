import { understandInterests } from "../interest-lists";
import { understandInterest } from "../interests";
import { ANIMALS, PETS, PLACES } from "../mentioned-things";

const IN_BRACKETS = /\(([^()]*)\)/g;
/** How much of a thing it is, which says nothing of what it is: '(mostly roses)', '(one piece mainly)'. */
const HOW_MUCH =
  /^(?:mostly|mainly|esp\.?|especially|particularly|usually|chiefly|e\.?g\.?|i\.?e\.?) |,? (?:kind|ones|type|sort|themed|mostly|mainly|especially|particularly|usually|chiefly|at the moment|atm)$/gi;
const AND = / (?:and|&) /i;

/**
 * A text without a list in brackets, then those of the list that are known: 'westerns (John Wayne, Shane)' is westerns and
 * John Wayne, and 'cooking (esp. Thai and Korean)' Thai cooking as well. What explains is none of it: 'yo-yos (like
 * competition, 1A tricks)'.
 */
export function openBrackets(text: string): string[] {
  const plain = text.replace(
    IN_BRACKETS,
    (_, inside: string) => `(${inside.trim().replace(HOW_MUCH, "")})`,
  );
  const listed = [...plain.matchAll(IN_BRACKETS)].filter(([, inside = ""]) => isList(inside));
  if (listed.length === 0) return [plain];
  const rest = listed.reduce((left, [whole]) => left.replace(whole, " "), plain);
  const outside = rest.replace(/\s+/g, " ").trim();
  const found = listed.flatMap(([, inside = ""]) => knownOf(inside, outside));
  const isAnd = listed.every(([, inside = ""]) => !inside.includes(","));
  // Of 'football (wolves and spurs)' the brackets say which clubs.
  if (isAnd && (found.length === 0 || namesOf(plain) > 0)) return [plain];
  return [outside, ...found].filter((part) => part !== "");
}

const namesOf = (text: string) => understandInterest(text).known?.length ?? 0;

const isList = (inside: string) => inside.includes(",") || AND.test(inside);

/** Those of a list that are known, or are with what stands outside: 'Thai' of cooking. */
function knownOf(inside: string, outside: string): string[] {
  const isListed = inside.includes(",");
  const parts = inside.split(isListed ? "," : AND).map((part) => part.trim());
  return parts.flatMap((part) => {
    if (isOf(PETS, outside) && !isOf(ANIMALS, part)) return [];
    const together = `${part} ${outside}`;
    if (isKnown(together) && !isKnown(part)) return [together];
    return isKnown(part) && (!isOf(PLACES, part) || isOf(PLACES, outside)) ? [part] : [];
  });
}

const isKnown = (text: string) =>
  text !== "" && understandInterests(text).every(({ by }) => by === "name");
/**
 * In 'cricket (Lancashire and England)' they are teams, in 'travel (Japan, Italy)' places; and what pets are called is no
 * interest: 'two cats (Pumpkin and Biscuit)'.
 */
const isOf = (some: ReadonlySet<string>, text: string) =>
  understandInterests(text).some(({ slugs }) => slugs.some((slug) => some.has(slug)));
