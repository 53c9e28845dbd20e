import { EVERYDAY_NAMES } from "../interest-data";
import { list, type Word, wordsIn } from "./words";

type Doing = (typeof EVERYDAY_NAMES.verbs)[number];
type Rule = { done: Set<string> | null; isOfPlaces: boolean; not: Set<string> };

const rules = new Map<string, Rule>();
for (const doing of EVERYDAY_NAMES.verbs) {
  for (const form of doing.forms.split(" ")) rules.set(form, ruleOf(doing));
}

function ruleOf({ with: done, isOfPlaces, not }: Doing): Rule {
  return {
    done: done === undefined ? null : list(done),
    isOfPlaces: isOfPlaces === true,
    not: list(not),
  };
}

const ARTICLES = list("a an the his her their my our your this that these those");
/** What ends the object of a verb. */
const BEYOND = list(
  "and or but in on at with for from to by round around along across because when while until after before since every each most like as if who which that",
);

/** The verbs of a clause that are pastimes elsewhere and none here: 'runs the office', 'sailing through her exams'. */
export function idleVerbsIn(clause: string): Set<string> {
  const words = wordsIn(clause);
  const idle = words.filter(({ raw }, place) => {
    const rule = rules.get(raw);
    return rule !== undefined && isIdle(rule, objectOf(words.slice(place + 1)));
  });
  return new Set(idle.map(({ key }) => key));
}

/** What follows a verb up to the next preposition. */
function objectOf([next, ...more]: Word[]): Word[] {
  const end = more.findIndex(({ raw }) => BEYOND.has(raw));
  return next === undefined ? [] : [next, ...(end < 0 ? more : more.slice(0, end))];
}

function isIdle({ done, isOfPlaces, not }: Rule, object: Word[]): boolean {
  const [next] = object;
  if (next === undefined) return false;
  if (object.some(({ raw }) => not.has(raw))) return true;
  if (done === null || !ARTICLES.has(next.raw)) return false;
  return !object.some(({ raw, isProper }) => done.has(raw) || (isOfPlaces && isProper));
}
