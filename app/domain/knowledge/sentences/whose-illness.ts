import { PEOPLE } from "../things";

/** Words for one and the same person, of whom a recipient is called by one. */
const SAME = [
  "mum mom mummy mommy mother mam mama stepmum stepmom stepmother",
  "dad daddy father papa stepdad stepfather",
  "nan nana nanna gran granny grandma grandmother",
  "grandad granddad grandpa grandfather gramp",
  "husband hubby partner fiance boyfriend",
  "wife partner fiance fiancee girlfriend",
  "son stepson boy lad kid child",
  "daughter stepdaughter girl kid child",
  "brother sibling twin",
  "sister sibling twin",
  "friend mate bestie pal",
  "colleague coworker workmate",
  "neighbor neighbour",
].map((words) => words.split(" "));

const PERSON = `${PEOPLE}|mummy|daddy|mama|papa|nana|granddad|stepson|stepdaughter|godson|goddaughter|lad|pal|bestie|sibling|coworker|workmate|neighbor|auntie|guy|man|woman|bloke`;
const HOW =
  "own|big|little|older|younger|elder|eldest|youngest|oldest|old|best|half|step|poor|other|great|late|in law|new";
/** What stands between somebody and how they are. */
const BETWEEN =
  "has|ha|have|had|got|get|is|are|was|been|being|having|just|now|recently|still|also|already|always|in|on|with|going|through|very|quite|really|so|a|an|the|bit|who|both|next|door|at|work|rack|bunk|bed|upstair|early|advanced";
const SUBJECT = new RegExp(
  ` (?:(he|she|they|we) and )?(?:(my|our|his|her|their|a|the) )?(?:(?:${HOW}) ){0,2}(${PERSON})(?: (?:${BETWEEN})){0,6} ?$`,
);
/** Who are several, each of whom is meant. */
const SEVERAL =
  /^(?:parents?|grandparents?|couple|family|friends|kids|boys|girls|children|twins|newlyweds|in-?laws|neighbou?rs)$/;
const isPerson = new RegExp(`^(?:${PERSON})$`);

const isSame = (one: string, other: string) =>
  one === other || SAME.some((words) => words.includes(one) && words.includes(other));

/** Words for anybody, who is another one only where it is said which: 'the woman next door'. */
const ANYBODY = /^(?:guy|man|woman|bloke|lad|boy|girl)$/;
const NEARBY = / (?:next|door|at|upstair)\b/;

/** Who only tells how somebody is, and a family, whose food and faith each of them shares. */
const NOBODY_ELSE = /^(?:doctors?|doc|family)$/;

/** Somebody else of whom the words before a circumstance speak, and whose they are; null if they speak of the recipient. */
export type Other = { person: string; owner: string };

/**
 * Of whom the words before a circumstance speak, if that is not the recipient, who is called by the words `self`: of a
 * sister in 'his sister has', where it is for him.
 */
export function otherBefore(before: string, self: string[]): Other | null {
  const [said = "", joined, owner = "", person = ""] = SUBJECT.exec(before) ?? [];
  if (person === "" || NOBODY_ELSE.test(person) || joined !== undefined) return null;
  const known = self.filter((word) => isPerson.test(word));
  const [last = ""] = known.slice(-1);
  const theirs = /^(?:his|her|their)$/.test(owner);
  if (self.some((word) => SEVERAL.test(word))) return null;
  if (ANYBODY.test(person) && !NEARBY.test(said)) return null;
  // 'His mum has' of a boyfriend's mum.
  if (theirs && known.length > 1 && isSame(person, last)) return null;
  if (theirs) return { person, owner };
  const isOfNobody = known.length === 0 && owner !== "the";
  const isSelf = known.some((word) => isSame(word, person));
  const [before1 = ""] = before
    .slice(0, before.length - said.length)
    .split(" ")
    .slice(-1);
  const isOfSomebody = owner === "" && isPerson.test(before1) && !self.includes(before1);
  return (isSelf && !isOfSomebody) || isOfNobody ? null : { person, owner };
}

/**
 * Whether a name of what concerns others begins with the recipient: 'brother has leukaemia', where it is for the
 * brother.
 */
export function isOfThemselves(phrase: string, before: string, self: string[]): boolean {
  const [first = ""] = phrase.trim().split(" ");
  if (!isPerson.test(first) || / (?:his|her|their) ?$/.test(before)) return false;
  return self.some((word) => isPerson.test(word) && isSame(word, first));
}

/** Illnesses with which somebody at home is cared for. */
const CARED_FOR = ["dementia", "one-hand", "few-movements", "weak-hands", "housebound"];
const AT_HOME = /^(?:husband|wife|hubby|partner)$/;
const PARENT = /^(?:mum|mom|mam|mother|dad|father|papa|stepdad|stepmum|stepmom)$/;

/** Whether the recipient cares for somebody who has an illness: for a husband, or one parent for the other. */
export function isCaredFor(
  slug: string,
  phrase: string,
  { person, owner }: Other,
  self: string[],
  after: string,
): boolean {
  if (!CARED_FOR.includes(slug) || (slug === "weak-hands" && !/parkinson/.test(phrase))) {
    return false;
  }
  if (AT_HOME.test(person) || / live with /.test(after)) return true;
  return (
    PARENT.test(person) &&
    !/^(?:his|her|their)$/.test(owner) &&
    self.some((word) => PARENT.test(word))
  );
}
