import type { Avoidances } from "./avoidances";
import { isYearOfMarriage, LOSSES, withoutContradictions } from "./contradictions";
import { type Circumstance, KINDS, type Kind, OBJECTS, type Trait } from "./gift-idea.schema";
import type { UnderstoodInterest } from "./interests";
import { bySlug, CIRCUMSTANCES, namedIn } from "./named-circumstances";
import { nameWords } from "./names";
import { timeOfLoss } from "./old-losses";
import { asTheirKin } from "./sentences/kin";

/** Whether somebody mourns, by what was said. */
export const isMourning = (circumstances: UnderstoodInterest[]) =>
  circumstances.some(({ slugs }) => slugs.some((slug) => LOSSES.includes(slug)));
/** What has anniversaries and is no marriage: 'of his ordination'. */
const OF_NO_MARRIAGE =
  /\banniversary of (?!(?:(?:his|her|their|our|the|a) )?(?:wedding|marriage|big day|day (?:we|they)\b))\S/i;
/** Words, without which a part is passed over: of brackets alone there may be hundreds. */
const SAYS = /\p{L}{2}/u;
const PARTS =
  /[,;.\n!?()&/]|\sbut\s|\sso\s(?=(?:he|she|they|we|i|it|no|not|nothing|there|please|the|my|his|her|their|that|everything|anything|nobody|everybody)\b)/i;
/** What tells of a day long ago: 'when I was ill'. */
const OF_THEN = /\bwhen (?:i|we) (?:was|were|had|got)\b/i;
/** How the giver is: 'I'm going through a divorce'. */
const OF_THE_GIVER =
  /^\s*i(?:['’]?m| am| was) (?:just |still )?(?:going through|getting|recovering|divorced|pregnant|ill|off)\b/i;
const DENIED = /^\s*(?:not|isn'?t|is not|never(?! met)|no longer)\s/i;

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
        DENIED.test(part) || OF_THEN.test(part) || OF_THE_GIVER.test(part) || !SAYS.test(part)
          ? []
          : namedIn(asTheirKin(part, self), age, isTold, self)
      )
        .flatMap((one) => asItIsNow(one, part))
        .filter(
          (one) =>
            !found.has(one) &&
            (!isOfOther || one.isOfOthers || TOLD_OF_THEM.test(part)) &&
            !(isYearOfMarriage(one.slug) && OF_NO_MARRIAGE.test(part)),
        );
      for (const one of fresh) found.add(one);
      for (const { slug } of fresh) {
        const isAside = LOSSES.includes(slug) ? timeOfLoss(part) === "past" : slug === STILL_MISSED;
        const text = part.trim();
        said.push({ text, slugs: [slug], by: "name", isVague: false, ...(isAside && { isAside }) });
      }
    }
  }
  return withoutContradictions(said, found);
}

/** What doctors say, and what 'it' is, is so of the recipient. */
const TOLD_OF_THEM =
  /^\s*(?:(?:the|his|her|their) )?(?:doctors?|doc|gp|consultant|hospital|specialist|surgeon)\b|^\s*(?:everyone|everybody|(?:the |his |her )?(?:school|teachers?)|we|they) (?:all )?(?:says?|thinks?|reckons?|suspects?)\b|^\s*(?:i['’]m|we['’]re|i am|we are) (?:so |very )?(?:proud|glad|pleased|thrilled|delighted)\b|^\s*it(?:['’]s| is| may| might| could| will)\b/i;

/** Whoever died a year or more ago, who is missed on a day that is not sad. */
export const STILL_MISSED = "still-missed";

/** A loss as it is by now: whoever died years ago is missed, or long a fact of life. */
function asItIsNow(one: Circumstance, part: string): Circumstance[] {
  if (!LOSSES.includes(one.slug)) return [one];
  const time = timeOfLoss(part);
  if (time === "past" && one.slug === "bereaved") return bySlug(STILL_MISSED);
  return time === "new" || time === "past" ? [one] : [];
}

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
