import { type UnderstoodInterest, understandInterest } from "../interests";
import { nameKey, nameWords } from "../names";
import { type Asked, type Avoidances, joinAvoidances } from "./avoided";
import { formsOf } from "./forms";
import { isNew, sortOf } from "./qualifiers";
import { headOf } from "./shown";

const MOST_WORDS = 5;

/** The words of what somebody is into, and each two in one: 'yo-yo' is typed 'yoyo' as well. */
function ownWords(interests: UnderstoodInterest[]): Set<string> {
  const own = new Set<string>();
  for (const { text, slugs } of interests) {
    const words = nameWords(text);
    if (slugs.length === 0 && words.length > MOST_WORDS) continue;
    for (const [place, word] of words.entries()) {
      own.add(word);
      own.add(word + (words[place + 1] ?? ""));
    }
  }
  return own;
}

/**
 * What is to be avoided beside what somebody is into. A bell ringer's 'no novelty bells' rules out bells of that sort,
 * 'no more bells' bells as what is given, and neither of them what else says bell.
 */
export function besideHobbies(avoidances: Avoidances, interests: UnderstoodInterest[]): Avoidances {
  const now = interests.filter(({ isPast }) => !isPast);
  const own = ownWords(now);
  const slugs = new Set(now.flatMap((one) => one.slugs));
  const left = joinAvoidances([avoidances]);
  for (const asked of avoidances.asked) {
    const { word, before, phrase } = asked;
    if (!isOwn(asked, own, slugs) || left.firm.has(word)) continue;
    const qualifiers = before.filter((one) => !own.has(one));
    const isSubject = asked.isWhole || now.some(({ text }) => nameKey(text) === nameKey(phrase));
    if (qualifiers.length === 0 && isSubject) continue;
    for (const form of formsOf(word)) left.words.delete(form);
    if (qualifiers.length === 0) {
      left.heads.add(headOf(phrase));
      continue;
    }
    for (const slug of asked.slugs) left.interests.delete(slug);
    left.sorts.push(sortOf(word, qualifiers));
  }
  return left;
}

/** Whether a thing goes by what somebody is into: pens, a novel for a reader, and new films of a saga. */
function isOwn({ word, before }: Asked, own: Set<string>, slugs: Set<string>): boolean {
  if (own.has(word)) return true;
  if (isNew(before) && before.some((one) => own.has(one))) return true;
  const named = understandInterest(word);
  return named.by === "name" && named.slugs.some((slug) => slugs.has(slug));
}
