import type { GiftIdea } from "../gift-idea.schema";
import { nameWords } from "../names";
import { thingWords } from "./phrase";

/** A thing that is to be avoided only as it is qualified: 'novelty bells', 'fake plants'. */
export type Sort = {
  thing: string;
  /** Words of which one is said of it. */
  qualifiers: string[];
  /** The tone, or the kind, of such things. */
  tone?: GiftIdea["tone"];
  isKit?: boolean;
  /** Words that say that it is not of this sort, while everything else may be. */
  unless?: string[];
};

type Group = Omit<Sort, "thing" | "qualifiers"> & { words: string[] };

/** What somebody who has an eye for old things wants none of, by what it is not. */
const NEW: Group = {
  words: nameWords("new brand-new modern contemporary latest newest current"),
  unless: nameWords(
    "vintage old antique restored restoration second-hand secondhand classic victorian traditional heritage repair spare part",
  ),
};
const GROUPS: Group[] = [
  {
    words: nameWords(
      "novelty joke jokey gag funny comedy comic silly humorous wacky cartoon gimmick gimmicky tacky kitsch punny",
    ),
    tone: "playful",
  },
  {
    words: nameWords(
      "beginner starter starting introductory introduction novice learner entry-level kids childrens",
    ),
    isKit: true,
  },
  { words: nameWords("child kid junior toddler childish childrens young") },
  { words: nameWords("plastic plasticky acrylic") },
  {
    words: nameWords(
      "fake faux artificial imitation pretend replica silk plastic felt knitted crocheted",
    ),
  },
  { words: nameWords("machine factory mass-produced manufactured printed") },
  { words: nameWords("cheap cheapo budget mass-produced plastic tatty") },
  { words: nameWords("digital electronic electric smart app") },
  { words: nameWords("personalised engraved monogrammed initials embroidered") },
  { words: nameWords("branded logo") },
  { words: nameWords("second-hand secondhand used pre-loved preloved") },
  { words: nameWords("tv television show series film movie netflix") },
  { words: nameWords("shaped themed patterned novelty") },
];
/** Parts of compounds among them that say nothing alone. */
const PARTS = new Set(nameWords("mass produced pre loved second hand entry level brand"));

const ofGroups = (said: string[]) =>
  [...GROUPS, NEW].filter(({ words }) =>
    said.some((word) => words.includes(word) && !PARTS.has(word)),
  );

/** Whether words say of what sort a thing is, whatever it is. 'New socks' are socks. */
export const isSort = (said: string[]): boolean => ofGroups(said).some((group) => group !== NEW);
/** Whether words say that a thing is new. */
export const isNew = (said: string[]): boolean => ofGroups(said).includes(NEW);

/** The sort of a thing by the words before it. */
export function sortOf(thing: string, said: string[]): Sort {
  const groups = ofGroups(said);
  const tone = groups.find((group) => group.tone !== undefined)?.tone;
  const unless = groups.find((group) => group.unless !== undefined)?.unless;
  return {
    thing,
    qualifiers: [...new Set([...said, ...groups.flatMap(({ words }) => words)])].filter(
      (word) => !PARTS.has(word),
    ),
    ...(tone !== undefined && { tone }),
    ...(groups.some(({ isKit }) => isKit) && { isKit: true }),
    ...(unless !== undefined && { unless }),
  };
}

/** The words before a thing, as typed, that say of what sort it is, with those that are a part of its name. */
export function asSaid(said: string, thing: string, named: string[]): string[] {
  const words = nameWords(said);
  const before = words.slice(0, Math.max(0, words.lastIndexOf(thing)));
  const after = words.slice(words.lastIndexOf(thing) + 1);
  const sorts = [...before, ...after.filter((word) => SHOWN.has(word))].filter(
    (word) => ofGroups([word]).length > 0,
  );
  return [...new Set([...named, ...sorts])];
}
const SHOWN = new Set(nameWords("tv television show series film movie shaped themed patterned"));

/** For whom a thing is meant: 'puzzles for children'. */
const FOR_CHILDREN =
  /^(\S+(?: \S+)?) for (?:the |small |young |little )*(?:kids|children|toddlers|babies|beginners)$/i;
/** How it is: 'nothing jokey about England'. */
const JOKE_ABOUT = /^(?:too )?(jokey|jokes?|funny|silly|novelty|comedy|rude) about (.+)$/i;

/** The sort of a thing that is told after it, or null. */
export function sortFor(phrase: string): Sort | null {
  const [, meant] = FOR_CHILDREN.exec(phrase) ?? [];
  const [, joke = "", about] = JOKE_ABOUT.exec(phrase) ?? [];
  const thing = thingWords(meant ?? about ?? "").at(-1);
  if (thing === undefined) return null;
  return sortOf(
    thing,
    meant === undefined ? nameWords(joke) : [/beginners$/i.test(phrase) ? "beginner" : "child"],
  );
}
