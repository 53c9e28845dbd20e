import { LOSSES } from "../contradictions";
import type { UnderstoodInterest } from "../interests";

/** What somebody would rather not have answered: how they are seen, or a word for it. */
const TREATED =
  /\b(?:hates?|sick of|fed up (?:of|with)|tired of|refuses|can['’]?t (?:stand|bear|abide)|does(?:n['’]?t| not) (?:want|like))(?: \S+){0,6}? (?:treated|fussed|pit(?:y|ied)|mollycoddled|sympathy|reminded|reminders?|defined by|as ill|a patient|labell?ed|soppy|sorry for|tiptoe\w*)\b|\bif (?:one more|another) person\b|\bif one more\b|\bthe last thing (?:he|she|they) (?:wants?|needs?) is (?:\S+ ){0,3}(?:sympathy|pity|ribbons?|reminders?|fuss)\b|\bnot as ill\b/i;
const UNADMITTED =
  /\b(?:won['’]?t|will not|doesn['’]?t|does not|refuses to|can['’]?t|never) (?:admits?|accepts?|acknowledges?)\b|\b(?:in denial|denies it|pretend(?:s|ing) (?:he|she|they)(?:['’]s|['’]re| is| are)? (?:fine|not))\b|\b(?:don['’]?t|do not|please don['’]?t) (?:remind|mention|bring it up|go on about)\b/i;
/** Said among what to avoid, of all that was told. */
const UNMINDED =
  /^(?:please )?(?:do not|don['’]?t|nothing (?:that|to)|not to) (?:remind|reminds?) (?:him|her|them)(?: of (?:it|that|this))?[.!]*$/i;
/** What is not talked about is no pastime either. */
const UNTOLD =
  /\b(?:never|doesn['’]?t|does not|won['’]?t|will not|hates to|can['’]?t|refuses to) (?:ever |really |like to |want to |wanna )?(?:talks?|talking|speaks?|discuss(?:es)?)(?: about)? (?:it|that|the war|his time|her time|those (?:days|years)|any of it|what)\b|\b(?:doesn['’]?t|does not|hates?|won['’]?t)(?: like| want| have| having)* it (?:brought up|mentioned|talked about|spoken of)\b/i;

const CLAUSES_BEFORE = 2;

/** Where in a story something is said that a present should not touch: that clause and those just before it. */
function untouchable(texts: string[], said: RegExp[]): string[] {
  return texts.flatMap((text, place) => {
    if (!said.some((pattern) => pattern.test(text))) return [];
    return texts.slice(Math.max(0, place - CLAUSES_BEFORE), place + 1);
  });
}

const isIn = (clauses: string[], { text }: UnderstoodInterest) =>
  clauses.some((clause) => clause.includes(text) || text.includes(clause));

/**
 * The circumstances that presents may answer: not an illness that nobody may mention, which only rules out. Whoever
 * mourns does so whether or not it is talked about, but one idea for that is enough.
 */
export function withoutUnspoken(
  said: UnderstoodInterest[],
  texts: string[],
  avoid = "",
): UnderstoodInterest[] {
  const clauses = UNMINDED.test(avoid) ? texts : untouchable(texts, [TREATED, UNADMITTED, UNTOLD]);
  const isLoss = ({ slugs }: UnderstoodInterest) => slugs.some((slug) => LOSSES.includes(slug));
  return said
    .filter((one) => isLoss(one) || !isIn(clauses, one))
    .map((one) => (isIn(clauses, one) ? { ...one, isAside: true } : one));
}

const WARS =
  /\b(?:war|vietnam|falklands|iraq|afghanistan|korea|army|navy|marines|raf|bombers?|d-day|burma|regiment|vet|veteran)\b/i;

/** What nobody may be reminded of that stands in what is never talked about: a war; '' if nothing is known of it. */
export const untoldOf = (texts: string[]): string =>
  untouchable(texts, [UNTOLD]).some((text) => WARS.test(text)) ? "war" : "";

/** Work of which people bring home what they never tell. */
const SERVICE =
  /\b(?:military|war|wars|police|fire-service|paramedics|nursing|prison|navy|army|veterans)\b/;

/** Interests without those in what somebody never talks about: 'a Vietnam vet who doesn't talk about it'. */
export function withoutUntold(
  interests: UnderstoodInterest[],
  texts: string[],
): UnderstoodInterest[] {
  const clauses = untouchable(texts, [UNTOLD]);
  const isOfService = ({ slugs }: UnderstoodInterest) => slugs.some((slug) => SERVICE.test(slug));
  return interests.filter((one) => !(isOfService(one) && isIn(clauses, one)));
}
