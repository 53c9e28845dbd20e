import type { GiftIdea } from "~/domain/knowledge/gift-idea.schema";
import type { UnderstoodInterest } from "~/domain/knowledge/interests";
import { type Candidate, EVERYBODYS_DAYS } from "./embedded-ranking";

/** What is in a search already: ideas of this request and of earlier ones. */
type Chosen = Candidate[];

/*
 * The order of what matters: an interest without an idea, then a new kind of thing, then an idea for
 * the interest rather than one made around its name, then the score.
 */
const worth = {
  unanswered: 1_000,
  answeredOnce: 250,
  newKind: 400,
  second: 220,
  made: -380,
  safe: -900,
  ownDay: 1_100,
  similar: -80,
};

/**
 * The best candidate after those chosen: null if none is left. At most one safe choice as long as
 * something answers an interest.
 */
export function chooseNext(
  left: Candidate[],
  chosen: Chosen,
  interests: UnderstoodInterest[],
): Candidate | null {
  const free = left.filter((one) => !chosen.some((other) => isSame(one, other)));
  const answering = free.filter(({ isSafe }) => !isSafe);
  const isSafeAllowed = interests.length === 0 || !chosen.some(({ isSafe }) => isSafe);
  const open = answering.length > 0 && !isSafeAllowed ? answering : free;
  const counts = countAnswers(chosen);
  const valued = open.map((candidate) => ({
    candidate,
    value: worthOf(candidate, chosen, counts, interests),
  }));
  valued.sort((a, b) => b.value - a.value || (a.candidate.idea.id < b.candidate.idea.id ? -1 : 1));
  return valued[0]?.candidate ?? null;
}

function isSame(one: Candidate, other: Candidate): boolean {
  return one.idea.id === other.idea.id && one.about === other.about;
}

function countAnswers(chosen: Chosen): Map<UnderstoodInterest, number> {
  const counts = new Map<UnderstoodInterest, number>();
  for (const { answers } of chosen) {
    for (const interest of answers) counts.set(interest, (counts.get(interest) ?? 0) + 1);
  }
  return counts;
}

function worthOf(
  { idea, answers, about, isSafe, score, words }: Candidate,
  chosen: Chosen,
  counts: Map<UnderstoodInterest, number>,
  interests: UnderstoodInterest[],
): number {
  const least = Math.min(...interests.map((interest) => counts.get(interest) ?? 0));
  const first = answers.filter((interest) => (counts.get(interest) ?? 0) === least);
  const byInterest =
    first.length > 0
      ? (least === 0 ? worth.unanswered : worth.answeredOnce) + worth.second * (answers.length - 1)
      : 0;
  const isNewKind = !chosen.some((other) => other.idea.kind === idea.kind);
  // What is made around a name comes after the ideas that an interest has of its own.
  const made =
    about === null || answers.every(({ slugs }) => slugs.length === 0)
      ? 0
      : worth.made * (1 + chosen.filter((one) => one.about).length / 8);
  return (
    score +
    byInterest +
    (isNewKind ? worth.newKind : 0) +
    made +
    (isSafe && interests.length > 0 ? worth.safe + (isOfItsDay(idea) ? worth.ownDay : 0) : 0) +
    worth.similar * similar(words, chosen)
  );
}

/** A safe choice that belongs to this day, such as candles at Hanukkah, is worth one of five. */
function isOfItsDay({ occasions }: GiftIdea): boolean {
  return occasions !== undefined && !occasions.some((day) => EVERYBODYS_DAYS.includes(day));
}

/** How many of the chosen share a word of the title: two bags are not two ideas. */
function similar(words: string[], chosen: Chosen): number {
  return chosen.filter((other) => words.some((word) => other.words.includes(word))).length;
}
