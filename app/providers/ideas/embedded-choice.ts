import { leadOf } from "~/domain/knowledge/circumstances";
import { PLACE } from "~/domain/knowledge/gift-idea.schema";
import { isOfCategory, type UnderstoodInterest } from "~/domain/knowledge/interests";
import type { Candidate } from "./candidate";

/** What is in a search already: ideas of this request and of earlier ones. */
type Chosen = Candidate[];

/*
 * The order of what matters: an interest without an idea, then a new kind of thing, then an idea for
 * the interest rather than one made around its name, then the score.
 */
const worth = {
  unanswered: 1_000,
  answeredOnce: 250,
  newKind: 760,
  /** For each idea of the kind but the first. */
  kindAgain: -200,
  second: 220,
  aside: 600,
  /** What the day is comes before what else is so: thirty years of marriage before being hard to buy for. */
  ofDay: 200,
  /** One idea for what the day is, is enough. */
  asideAgain: -600,
  made: -900,
  /** One idea made around a name is enough where something else is known. */
  madeAgain: -1_400,
  /** Ideas that say the club, act or work that was named, by how many that say it were chosen before. */
  named: [300, 260, -40],
  /** The same where nothing else is known of the name than what it is. */
  ofCategory: [300, 260, 220, 180, 140],
  namedAgain: -1_600,
  /** For an interest about one name, which has ideas of its own. */
  namedBeside: -250,
  /** Made around a name of which only a neighbour is known. */
  madeNear: -60,
  similar: -80,
  /** The first that is made for this person or is time together, where the giver is near. */
  personal: 240,
};

/**
 * The best candidate after those chosen for what was said: null if none is left.
 */
export function chooseNext(
  left: Candidate[],
  chosen: Chosen,
  said: UnderstoodInterest[],
): Candidate | null {
  const known = said.filter(({ slugs, isAside }) => slugs.length > 0 && !isAside).length;
  const isEnough = chosen.filter(isMadeOfUnknown).length >= (known > 0 ? 1 : MOST_MADE);
  const isEnoughNear = chosen.filter(isMadeNear).length >= MOST_MADE;
  const free = left.filter(
    (one) =>
      !chosen.some((other) => isSame(one, other)) &&
      !(isEnough && isMadeOfUnknown(one)) &&
      !(known >= ENOUGH_KNOWN && isMadeOfPhrase(one)) &&
      !(isEnoughNear && isMadeNear(one)),
  );
  const counts = { all: countAnswers(chosen), own: countAnswers(chosen, true) };
  // What nothing is left for must not keep the others from taking turns.
  const answerable = new Set(free.flatMap(({ answers }) => answers));
  const open = said.filter((one) => !one.isAside && answerable.has(one));
  const valued = free.map((candidate) => ({
    candidate,
    value: worthOf(candidate, chosen, counts, said, open),
  }));
  valued.sort((a, b) => b.value - a.value || (a.candidate.idea.id < b.candidate.idea.id ? -1 : 1));
  return valued[0]?.candidate ?? null;
}

/** More than so many ideas made around names of which nothing is known are worse than safe choices. */
const MOST_MADE = 3;
/** Beside so many interests nothing is made around several words that may be no name: 'stomping about'. */
const ENOUGH_KNOWN = 3;

/** Whether an idea is made around a name of which nothing at all is known. */
function isMadeOfUnknown({ about, named, answers }: Candidate): boolean {
  return about !== null && !named && answers.every(({ slugs }) => slugs.length === 0);
}

const isMadeOfPhrase = (one: Candidate) =>
  isMadeOfUnknown(one) && (one.about ?? "").trim().includes(" ");

/** Whether an idea is made around a name of which only a neighbour is known. */
function isMadeNear({ about, named, answers }: Candidate): boolean {
  return about !== null && !named && answers.every(({ by }) => by === "near");
}

function isSame(one: Candidate, other: Candidate): boolean {
  return one.idea.id === other.idea.id && one.about === other.about;
}

/** How often each was answered; `isOwn` without circumstances that a joint idea answers beside an interest. */
function countAnswers(chosen: Chosen, isOwn = false): Map<UnderstoodInterest, number> {
  const counts = new Map<UnderstoodInterest, number>();
  for (const { answers, idea } of chosen) {
    const isBeside = ({ slugs }: UnderstoodInterest) =>
      isOwn && idea.joint === true && slugs.some((slug) => leadOf(slug) !== undefined);
    for (const interest of answers)
      if (!isBeside(interest)) counts.set(interest, (counts.get(interest) ?? 0) + 1);
  }
  return counts;
}

function worthOf(
  { idea, answers, about, named, isPersonal, score, words }: Candidate,
  chosen: Chosen,
  answered: Record<"all" | "own", Map<UnderstoodInterest, number>>,
  said: UnderstoodInterest[],
  open: UnderstoodInterest[],
): number {
  // A joint idea must not use up the place of an idea for the circumstance alone.
  const counts = idea.joint ? answered.all : answered.own;
  const main = answers.filter(({ isAside }) => !isAside);
  const least = Math.min(...open.map((interest) => counts.get(interest) ?? 0));
  const first = main
    .filter((interest) => (counts.get(interest) ?? 0) === least)
    // Of what is over one idea is enough.
    .filter(({ isPast }) => least === 0 || !isPast);
  const byInterest =
    first.length > 0
      ? (least === 0 ? worth.unanswered : worth.answeredOnce) + worth.second * (main.length - 1)
      : 0;
  const aside = answers.filter((interest) => interest.isAside && !counts.has(interest));
  const isAsideAgain = main.length === 0 && answers.length > 0 && aside.length === 0;
  const ofKind = chosen.filter((other) => other.idea.kind === idea.kind).length;
  // What is made around a name comes after the ideas that an interest has of its own.
  const isPlace = idea.reasons[PLACE] !== undefined;
  const madeBefore = chosen.filter(
    (one) => one.about !== null && !one.named && one.idea.reasons[PLACE] === undefined,
  ).length;
  const isOnlyWay = said.every(({ slugs }) => slugs.length === 0);
  const isFirst =
    answers.every(({ slugs }) => slugs.length === 0) && first.length > 0 && least === 0;
  const isNear = answers.length > 0 && answers.every(({ by }) => by === "near");
  const isAgain = madeBefore > 0 && !isOnlyWay && !isNear;
  const made =
    about === null || named || isOnlyWay || isFirst || isPlace
      ? 0
      : (isNear ? worth.madeNear : worth.made) * (1 + madeBefore / (isNear ? 1 : 8));
  return (
    score +
    byInterest +
    worth.aside * Math.min(1, aside.length) +
    (aside.some(({ isOfDay }) => isOfDay) ? worth.ofDay : 0) +
    (isAsideAgain ? worth.asideAgain : 0) +
    (ofKind === 0 ? worth.newKind : worth.kindAgain * (ofKind - 1)) +
    made +
    (about !== null && !named && isAgain && !isPlace ? worth.madeAgain : 0) +
    (named ? worthOfName(named, chosen, answers.every(isOfCategory)) : 0) +
    (isPersonal && !chosen.some((other) => other.isPersonal) ? worth.personal : 0) +
    worth.similar * similar(words, chosen)
  );
}

function worthOfName(
  { name }: NonNullable<Candidate["named"]>,
  chosen: Chosen,
  isOnlyWay: boolean,
): number {
  const values = isOnlyWay ? worth.ofCategory : worth.named;
  const before = chosen.filter((one) => one.named);
  const own = before.filter((one) => one.named?.name === name).length;
  const isEnough = own > 0 && before.length >= values.length;
  const value = isEnough ? worth.namedAgain : (values[own] ?? worth.namedAgain);
  return name.isItself ? Math.min(value, worth.namedBeside) : value;
}

/** How many of the chosen share a word of the title: two bags are not two ideas. */
function similar(words: string[], chosen: Chosen): number {
  return chosen.filter((other) => words.some((word) => other.words.includes(word))).length;
}
