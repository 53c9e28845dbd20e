import { NEW_BABY } from "../contradictions";
import type { Circumstance } from "../gift-idea.schema";
import { PEOPLE } from "../things";

const SOMEBODY = `(my|our|his|her|their)(?: (?!and |or )\\S+){0,2} (${PEOPLE})`;
/** 'Her little brother with', 'my niece who has', before how they are. */
const WITH_SOMEBODY = new RegExp(
  ` ${SOMEBODY} (?:with|who (?:is|ha|has|live|lives|lives with|live with))(?: an?)? ?$`,
);
/** 'Visits her mum', before 'in a care home'. */
const BESIDE_SOMEBODY = new RegExp(` ${SOMEBODY} ?$`);
/** 'Her autistic', before 'son'. */
const BEFORE_SOMEBODY = / (my|our|his|her|their)(?: (?:little|big|older|younger|eldest|other))? ?$/;
const IS_SOMEBODY = new RegExp(`^(?:\\S+ )?(${PEOPLE}) `);
/** What a person is called, who may be another one: 'a widow he met at bowls'. */
const PERSON = /^ (?:is an? |an? )?(?:widow|widower|divorcee|veteran|amputee|vegan|diabetic) /;
const MET =
  / (?:to|with|met|marrying|marry|married|dating|seeing) (?:an?|another)(?: (?:lovely|fellow|nice|retired|young|old))? ?$/;

/** 'We've had a little girl', before 'with Down's syndrome'. */
const OF_A_CHILD =
  / (?:had|have|has|having|got|adopted|raising|raise|expecting) (?:an?|two|our|their|her|his)(?: \S+){0,2} (?:girl|boy|baby|son|daughter|child|kid|twin)s? (?:with|who (?:is|ha|has))(?: an?)? ?$/;
/** Whose baby is no news of the recipient's: 'all her friends are', 'her sister is'. */
const ACQUAINTED =
  / (my|our|his|her|their|everyone|everybody|all)(?: (?:\S+ ){0,2}(friend|mate|sister|cousin|colleague|neighbour|neighbor|workmate|flatmate|housemate|class|office|team)s?)?(?: (?:is|are|all|both|seem|just|now|keep|to be|has|have|be|\S+ing|two|three|four|five|six|seven|eight|nine))* ?$/;

/**
 * Whether a circumstance that stands between some words is somebody else's than the recipient's, who is called by
 * the words `self`: 'helps her brother with Down's syndrome'.
 */
export function isOfAnother(
  { slug, isOfOthers, rules }: Circumstance,
  [before, phrase, after]: [before: string, phrase: string, after: string],
  self: string[],
): boolean {
  if (PERSON.test(phrase) && MET.test(before)) return true;
  if (slug === "estranged" && /^ ?(?:to|with) (?:my|our|his|her|their) /.test(after)) return true;
  if (NEW_BABY.includes(slug) && isOfAcquaintance(before, self)) return true;
  if (isOfOthers || rules.length === 0) return false;
  // Only the giver's brother may be the recipient: 'her brother' is another's.
  const isOther = (owner = "", person = "") =>
    person !== "" && !(/^(?:my|our)$/.test(owner) && self.includes(person));
  if (OF_A_CHILD.test(before)) return true;
  const beside = phrase.startsWith(" in ") ? BESIDE_SOMEBODY.exec(before) : null;
  const [, owner, person] = WITH_SOMEBODY.exec(before) ?? beside ?? [];
  if (isOther(owner, person)) return true;
  const [, whose] = BEFORE_SOMEBODY.exec(before) ?? [];
  return whose !== undefined && isOther(whose, IS_SOMEBODY.exec(after)?.[1]);
}

function isOfAcquaintance(before: string, self: string[]): boolean {
  const [, whose = "", person] = ACQUAINTED.exec(before) ?? [];
  if (person === undefined) return /^every/.test(whose);
  return !(/^(?:my|our)$/.test(whose) && self.includes(person));
}
