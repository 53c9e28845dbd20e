import { withoutOwnNames } from "./as-typed";
import { NO_BLINDNESS } from "./avoidance-words";
import type { Avoidances } from "./avoidances";
import { isYearOfMarriage, LOSSES, withoutContradictions } from "./contradictions";
import circumstances from "./data/circumstances.json";
import { type Circumstance, KINDS, type Kind, OBJECTS, type Trait } from "./gift-idea.schema";
import type { UnderstoodInterest } from "./interests";
import { nameKey, nameWords } from "./names";
import { isOfNoWork } from "./sentences/leaving";
import { isOfAnother } from "./sentences/of-another";

// Not parsed at start, which would cost every isolate time: a test parses every entry.

/** Every circumstance of the knowledge. */
export const CIRCUMSTANCES = circumstances as unknown as Circumstance[];

/** Up to three words that a name leaves open: 'lost * job'. */
const OPEN = "(?:\\S+ ){0,3}?";
type Named = { phrase: string; circumstance: Circumstance };
/** The longest first; before them who died, as 'dog died' says more than 'died last week'. */
const bySense = (one: Named, other: Named) =>
  Number(isOfPet(other)) - Number(isOfPet(one)) || other.phrase.length - one.phrase.length;
const isOfPet = ({ circumstance }: Named) => circumstance.slug === "pet-loss";

/** Each name, padded so that it is found as whole words only. */
const named = CIRCUMSTANCES.flatMap((circumstance) =>
  [circumstance.name, ...circumstance.names].map((name) => {
    const parts = name.split(" * ").map(nameKey);
    const open = parts.length > 1 ? new RegExp(` ${parts.join(` ${OPEN}`)} `) : null;
    return { phrase: ` ${parts.join(" ")} `, open, circumstance };
  }),
).sort(bySense);

/** Each name that counts only where nothing else is said. */
const whole = new Map(
  CIRCUMSTANCES.flatMap((circumstance) =>
    (circumstance.whole ?? []).map((name): [string, Circumstance] => [nameKey(name), circumstance]),
  ),
);
const AROUND =
  /^(?:(?:he|she|they|hes|shes|theyre|is|are|likes?|loves?|enjoys?|into|just|very|really|quite|so|pretty|rather|a bit|a|an|the|bit) )+/;

/** 'Sports mostly I think' is sports. */
const HEDGED = /(?: (?:mostly|mainly|i (?:think|gues|suppose)|probably|maybe|generally|really))+$/;

/** Whether somebody mourns, by what was said. */
export const isMourning = (circumstances: UnderstoodInterest[]) =>
  circumstances.some(({ slugs }) => slugs.some((slug) => LOSSES.includes(slug)));
/** A loss of long ago is no ground for comfort. */
const LONG_AGO =
  /\bwhen (?:he|she|they|i|we) (?:was|were)\b|\bas a (?:child|baby|boy|girl|teenager)\b|\b(?:many|several|some|few|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|[3-9]|\d\d) years ago\b|\byears back\b/i;
/** What has anniversaries and is no marriage: 'of his ordination'. */
const OF_NO_MARRIAGE =
  /\banniversary of (?!(?:(?:his|her|their|our|the|a) )?(?:wedding|marriage|big day|day (?:we|they)\b))\S/i;
/** Words, without which a part is passed over: of brackets alone there may be hundreds. */
const SAYS = /\p{L}{2}/u;
const PARTS = /[,;.\n!?()&/]|\s(?:but|so)\s/i;
const DENIED = /^\s*(?:not|isn'?t|is not|never|no longer)\s/i;

const leads = new Map(CIRCUMSTANCES.map(({ slug, lead }) => [slug, lead]));

/** How a reason speaks of a circumstance, after 'for'; undefined if there is none of this name. */
export const leadOf = (slug: string) => leads.get(slug);

/** More rules than a day or a mood has: an illness, a home of a special kind. */
const FEW_RULES = 4;

/** Whether something that was said is a circumstance which every present has to respect: dementia, a wheelchair. */
export const isGrave = ({ slugs }: UnderstoodInterest) =>
  CIRCUMSTANCES.some(({ slug, rules }) => slugs.includes(slug) && rules.length > FEW_RULES);

/** A text, and whether it speaks of somebody else than the recipient. */
export type Told = { text: string; isOfOther: boolean };

/**
 * The circumstances that some texts tell of to somebody of an age, and the words that do. Where somebody
 * else is spoken of, only those that concern the recipient too: 'Mum died', but not 'her mum is deaf'. `recipient` is
 * what the recipient is called.
 */
export function circumstancesIn(
  texts: (string | Told)[],
  age: number,
  recipient = "",
): { said: UnderstoodInterest[]; found: Circumstance[] } {
  const self = nameWords(recipient);
  const found = new Set<Circumstance>();
  const said: UnderstoodInterest[] = [];
  const untold = { isOfOther: false, isTold: false };
  const told = texts.map((one) =>
    typeof one === "string" ? { ...untold, text: one } : { ...one, isTold: true },
  );
  for (const { text, isOfOther, isTold } of told) {
    for (const part of text.split(PARTS)) {
      const fresh = (
        DENIED.test(part) || !SAYS.test(part) ? [] : namedIn(part, age, isTold, self)
      ).filter(
        (one) =>
          !found.has(one) &&
          (!isOfOther || one.isOfOthers) &&
          !(LOSSES.includes(one.slug) && LONG_AGO.test(part)) &&
          !(isYearOfMarriage(one.slug) && OF_NO_MARRIAGE.test(part)),
      );
      for (const one of fresh) found.add(one);
      for (const { slug } of fresh) {
        said.push({ text: part.trim(), slugs: [slug], by: "name", isVague: false });
      }
    }
  }
  return withoutContradictions(said, found);
}

/** What turns the next words round: 'won't eat anything', 'lost her driving licence', 'has to stay at home'. */
const NEGATED =
  / (?:wont|doesnt|dont|isnt|arent|wasnt|not|never|lost|has to|have to|had to)(?: \S+){0,2} ?$/;

/** What is the giver's: 'taught my autistic son'. */
const OF_THE_GIVER = / (?:my|our) ?$/;
/** What something is only likened to: 'took it like a funeral'. */
const LIKENED = / (?:like|as if|as though)(?: an?| the| it was)? ?$/;
/** When something was: 'not been to school since Easter'. */
const WHEN = / (?:since|until|till|before|after|last|at|by|over) ?$/;

function namedIn(text: string, age: number, isTold: boolean, self: string[]): Circumstance[] {
  // Lest the feet of 6'4 be read as the 64 of an age or a Commodore.
  const plainer = text.replace(NO_BLINDNESS, " ").replace(/\b([67])['’](?=\d)/g, "$1ft ");
  let key = ` ${nameKey(withoutOwnNames(plainer))} `;
  const plain = key.trim().replace(HEDGED, "");
  const alone = whole.get(plain) ?? whole.get(plain.replace(AROUND, ""));
  const found = new Set(alone && isOfAge(alone, age) ? [alone] : []);
  for (const { phrase, open, circumstance } of named) {
    if (!isOfAge(circumstance, age) || !(open ? open.test(key) : key.includes(phrase))) continue;
    const at = open ? key.search(open) : key.indexOf(phrase);
    const said = open?.exec(key)?.[0] ?? phrase;
    const [before, after] = [key.slice(0, at), key.slice(at + said.length)];
    key = key.replace(said, "  ");
    const isOfGiver = circumstance.rules.length > 0 && OF_THE_GIVER.test(before);
    const isElse = isTold && (isOfGiver || LIKENED.test(before) || isOfThen(circumstance, before));
    const isOfOther =
      isOfAnother(circumstance, [before, said, after], self) ||
      isOfNoWork(circumstance, said, text);
    if (!NEGATED.test(before) && !isElse && !isOfOther) found.add(circumstance);
  }
  return [...found];
}

/** Whether a day is named only to tell when something was. */
const isOfThen = ({ slug }: Circumstance, before: string) => DAYS.test(slug) && WHEN.test(before);
const DAYS =
  /^(?:easter|hanukkah|diwali|lunar-new-year|eid|thanksgiving|passover|kwanzaa|nowruz)\b/;

const isOfAge = ({ ages: [youngest, oldest] }: Circumstance, age: number) =>
  age >= youngest && age <= oldest;

/** Kinds of what is used up or done, so that nothing stays in the house. */
const NO_OBJECTS: Kind[] = ["food", "drink", "outing", "pampering", "music"];

/** What a circumstance rules out. */
export function ruledOutIn({
  rules,
}: Pick<Circumstance, "rules">): Pick<Avoidances, "traits" | "kinds"> {
  const isKind = (rule: string): rule is Kind => KINDS.some((kind) => kind === rule);
  const kinds = rules.includes(OBJECTS) ? KINDS.filter((kind) => !NO_OBJECTS.includes(kind)) : [];
  return {
    traits: new Set(rules.filter((rule): rule is Trait => rule !== OBJECTS && !isKind(rule))),
    kinds: new Set([...kinds, ...rules.filter(isKind)]),
  };
}
