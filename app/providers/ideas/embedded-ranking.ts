import {
  ANY,
  type GiftIdea,
  type GiftOccasion,
  type Group,
  type Kind,
  SAFE,
  STAGES,
} from "~/domain/knowledge/gift-idea.schema";
import type { UnderstoodInterest } from "~/domain/knowledge/interests";
import { nameKey, nameWords } from "~/domain/knowledge/names";
import type { Need } from "~/domain/knowledge/need";
import { pricesOf } from "~/domain/knowledge/suitability";

/**
 * A suitable idea: the interests of the brief that it answers, what it is made about if it is made for
 * an interest as typed, and its score for the brief.
 */
export type Candidate = {
  idea: GiftIdea;
  answers: UnderstoodInterest[];
  about: string | null;
  isSafe: boolean;
  score: number;
  /** The words of its title that say what it is. */
  words: string[];
};

const points = {
  age: 14,
  budget: 22,
  bound: 60,
  boundToEverybody: 6,
  tone: 6,
  /** By `appeal`, from 1 to 5. */
  appeal: [-220, -80, 20, 80, 110],
  otherStage: -160,
  /** With one product left in the budget it may be a lesser thing than the idea promises. */
  oneProduct: -90,
  /** So that equally good ideas take turns from brief to brief. */
  turn: 200,
  /** Many briefs want a safe choice, and no safe choice is to be in all of them. */
  safeTurn: 900,
  lesserSafe: -260,
};

const TONES: Partial<Record<Group, GiftIdea["tone"][]>> = {
  partner: ["beautiful", "indulgent", "sentimental", "adventurous"],
  boss: ["beautiful", "clever", "practical"],
  client: ["beautiful", "clever", "practical"],
  colleague: ["clever", "playful", "practical"],
  teacher: ["beautiful", "calm", "clever"],
  child: ["playful", "clever", "adventurous"],
  grandchild: ["playful", "clever", "adventurous"],
  grandparent: ["calm", "beautiful", "sentimental"],
};

/** Scores a suitable idea for a brief, without its interests: those decide first. */
function score(idea: GiftIdea, need: Need): number {
  return (
    (points.appeal[idea.appeal - 1] ?? 0) +
    (idea.stages.includes(stageAt(need.brief.age)) ? 0 : points.otherStage) +
    (pricesOf(idea, need.brief).length === 1 ? points.oneProduct : 0) +
    byAge(idea, need.brief.age) +
    points.budget * budgetUse(idea, need) +
    byOccasion(idea) +
    (suitsTone(idea, need) ? points.tone : 0) +
    points.turn * turn(`${seedOf(need)} ${idea.id}`)
  );
}

const OLDEST_OF_STAGE = [12, 19, 39, 64];

function stageAt(age: number): (typeof STAGES)[number] {
  const place = OLDEST_OF_STAGE.findIndex((oldest) => age <= oldest);
  return STAGES.at(place) ?? "old";
}

/** Days that everybody has: what is made for them alone takes turns with everything else. */
export const EVERYBODYS_DAYS: GiftOccasion[] = [
  "birthday",
  "christmas",
  "mothers-day",
  "fathers-day",
];

/** What belongs to a wedding or to Diwali alone comes first there. */
function byOccasion({ occasions }: GiftIdea): number {
  if (!occasions) return 0;
  return occasions.some((one) => EVERYBODYS_DAYS.includes(one))
    ? points.boundToEverybody
    : points.bound;
}

/** Ideas for a narrower range of ages are nearer to the recipient's. */
function byAge({ ages: [youngest, oldest] }: GiftIdea, age: number): number {
  const width = oldest - youngest;
  return points.age * (age < 18 ? Math.max(0, 1 - width / 30) : 1 - width / 110);
}

/** How much of the budget the dearest affordable product uses, 0 to 1. */
function budgetUse(idea: GiftIdea, { brief }: Need): number {
  if (brief.budget === 0) return 0.5;
  const best = pricesOf(idea, brief).at(-1) ?? 0;
  return Math.min(1, (best / brief.budget) * 1.2);
}

function suitsTone({ tone }: GiftIdea, { recipient }: Need): boolean {
  return recipient.groups.some((group) => TONES[group]?.includes(tone));
}

/**
 * What makes a brief different from another. A recipient's gender is not in it: 'aunt' and 'uncle'
 * are both relatives.
 */
function seedOf({ brief, recipient, occasion }: Need): string {
  const interests = brief.interests.map(nameKey).sort();
  return [recipient.groups, occasion.occasions, brief.age, interests, brief.budget].join("|");
}

/** A number from 0 to 1 that a text always gives (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/). */
function turn(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 0xffffffff;
}

/**
 * Safe choices take turns, but only the welcome ones: nothing that was said speaks for a lesser one.
 */
function safeScore(idea: GiftIdea, need: Need): number {
  const isOfStage = idea.stages.includes(stageAt(need.brief.age));
  const lesser = (idea.appeal >= 4 ? 0 : points.lesserSafe) + (isOfStage ? 0 : points.lesserSafe);
  return lesser + points.safeTurn * (turn(`${idea.id} ${seedOf(need)}`) - 0.5);
}

/** All candidates of a brief among suitable ideas. */
export function candidates(ideas: GiftIdea[], need: Need): Candidate[] {
  return ideas.flatMap((idea) => {
    const base = score(idea, need) + (idea.reasons[ANY] ? (MADE[idea.kind] ?? 0) : 0);
    const words = nameWords(idea.title).filter((word) => !SMALL.has(word));
    if (idea.reasons[ANY]) return madeFor({ idea, score: base, words }, need);
    const answers = need.interests.filter(({ slugs }) => slugs.some((slug) => idea.reasons[slug]));
    const isSafe = idea.reasons[SAFE] !== undefined && answers.length === 0;
    if (answers.length === 0 && !isSafe) return [];
    const safe = isSafe ? safeScore(idea, need) : 0;
    return [{ idea, answers, about: null, isSafe, score: base + safe, words }];
  });
}

function madeFor(made: Pick<Candidate, "idea" | "score" | "words">, need: Need): Candidate[] {
  return need.interests.flatMap((interest) => {
    const about = subjectOf(interest.text);
    return about === null ? [] : [{ ...made, answers: [interest], about, isSafe: false }];
  });
}

const SMALL = new Set(nameWords("a an the of for with and in on to from its your set pair it"));

/** Of ideas made about a name, those that say most of it come first. */
const MADE: Partial<Record<Kind, number>> = {
  book: 80,
  outing: 70,
  keepsake: 50,
  stationery: 30,
  storage: 30,
  print: 20,
  kit: 20,
};

const LONGEST_SUBJECT = 40;
const AROUND =
  /^(?:(?:i|he|she|they|who|is|are|really|very|loves?|likes?|enjoys?|adores?|into|mad about|keen on|obsessed with|crazy about|a|an|the|big|huge|fan of|playing|plays|doing|does|watching|watches|collecting|collects|making|makes|keeping|keeps|learning|studying|reading about|going to|goes to|her|his|their|my|our|all|anything|everything|some|lots of|related to|about)\s+)+|\s+(?:fan|lover|enthusiast|nut|addict|stuff|things?|collecting|collection|collector)$/gi;

/** An interest as it can stand in a title: 'loves bell ringing' is 'bell ringing'. Null if it cannot. */
function subjectOf(text: string): string | null {
  const subject = text.replace(AROUND, "").trim();
  const isPlain = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’&.+-]*$/u.test(subject);
  if (subject.length < 2 || subject.length > LONGEST_SUBJECT || !isPlain) return null;
  if (subject.split(" ").length > 5) return null;
  const [first = ""] = subject.split(" ");
  const isName = /[A-Z]/.test(subject.slice(1)) || first.length < 2;
  return isName ? subject : first.toLocaleLowerCase("en-GB") + subject.slice(first.length);
}
