import { isUnable } from "~/domain/knowledge/circumstances";
import {
  ANY,
  type GiftIdea,
  type GiftOccasion,
  type Group,
  type Kind,
  SAFE,
} from "~/domain/knowledge/gift-idea.schema";
import { isNamedAs, type UnderstoodInterest } from "~/domain/knowledge/interests";
import { nameKey, nameWords } from "~/domain/knowledge/names";
import type { Need } from "~/domain/knowledge/need";
import { stageAt } from "~/domain/knowledge/stages";
import { pricesOf } from "~/domain/knowledge/suitability";
import { chosenSides, type Side } from "~/domain/knowledge/this-or-that";
import { isVagueSentence, moodsOf } from "~/domain/knowledge/vague";
import { budgetUse, isPersonal } from "./embedded-worth";

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
  budget: 110,
  /** What nobody buys for themselves and nobody has already. */
  personal: 90,
  bound: 60,
  boundToEverybody: 6,
  tone: 6,
  /** By `appeal`, from 1 to 5. */
  appeal: [-500, -280, -60, 120, 260],
  otherStage: -320,
  /** It was written for another interest than the one that it answers here. */
  secondary: -200,
  /** It is for the wider interest of two: something for climbers, where bouldering was said. */
  wider: -450,
  /** Mostly worn by one of two genders, of which nothing is known. */
  gendered: -420,
  /** With one product left in the budget it may be a lesser thing than the idea promises. */
  oneProduct: -110,
  /** So that equally good ideas take turns from brief to brief. */
  turn: 90,
  /** It joins two interests in one thing. */
  joint: 260,
  /** A safe choice that was written for this relationship, and for these years alone. */
  forGroup: 260,
  forAge: 420,
  /** It suits what even a vague phrase tells: 'fun', 'something special'. */
  mood: 300,
  /** Many briefs want a safe choice, and no safe choice is to be in all of them. */
  safeTurn: 320,
  lesserSafe: -260,
  /** For each pair of which the recipient chose its side, or the other one. */
  chosenSide: 240,
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
    byAppeal(idea, need.brief.age) +
    (pricesOf(idea, need.brief).length === 1 ? points.oneProduct : 0) +
    byAge(idea, need.brief.age) +
    points.budget * budgetUse(idea, need) +
    byOccasion(idea) +
    (isPersonal(idea, need) ? points.personal : 0) +
    (suitsTone(idea, need) ? points.tone : 0) +
    points.chosenSide * bySides(idea, need) +
    points.turn * turn(`${seedOf(need)} ${idea.id}`)
  );
}

/** How many sides of pairs the recipient chose that an idea is of, less those it is of instead. */
function bySides({ kind, tone }: GiftIdea, { brief: { told } }: Need): number {
  const isOf = ({ kinds, tones }: Side) => kinds.includes(kind) || tones.includes(tone);
  const sides = chosenSides(told?.chosen ?? []);
  return sides.reduce(
    (sum, { chosen, over }) => sum + Number(isOf(chosen)) - Number(isOf(over)),
    0,
  );
}

/** Days that everybody has: what is made for them alone takes turns with everything else. */
const EVERYBODYS_DAYS: GiftOccasion[] = ["birthday", "christmas", "mothers-day", "fathers-day"];

/** What belongs to a wedding or to Diwali alone comes first there. */
function byOccasion({ occasions }: GiftIdea): number {
  if (!occasions) return 0;
  return occasions.some((one) => EVERYBODYS_DAYS.includes(one))
    ? points.boundToEverybody
    : points.bound;
}

/** How welcome an idea is at an age; null if it is for other ages. */
export function appealAt({ appeal }: GiftIdea, age: number): number | null {
  return appeal[stageAt(age)] ?? null;
}

function byAppeal(idea: GiftIdea, age: number): number {
  const appeal = appealAt(idea, age);
  return appeal === null ? points.otherStage : (points.appeal[appeal - 1] ?? 0);
}

/** Ideas for a narrower range of ages are nearer to the recipient's. */
function byAge({ ages: [youngest, oldest] }: GiftIdea, age: number): number {
  const width = oldest - youngest;
  return points.age * (age < 18 ? Math.max(0, 1 - width / 30) : 1 - width / 110);
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

/** Years between the youngest and the oldest from which on an idea is for no age in particular. */
const WIDE_AGES = 60;

/**
 * Safe choices take turns, but only the welcome ones: nothing that was said speaks for a lesser one.
 */
function safeScore(idea: GiftIdea, need: Need): number {
  const appeal = appealAt(idea, need.brief.age) ?? 1;
  const lesser = appeal >= 4 ? 0 : points.lesserSafe * (4 - appeal);
  const [youngest, oldest] = idea.ages;
  const forThem =
    (idea.groups ? points.forGroup : 0) +
    points.forAge * Math.max(0, 1 - (oldest - youngest) / WIDE_AGES);
  const isOfMood = moodsOf(need.brief.interests).some(
    ({ tones, kinds }) => tones.includes(idea.tone) || kinds.includes(idea.kind),
  );
  const mood = isOfMood ? points.mood : 0;
  return lesser + forThem + mood + points.safeTurn * (turn(`${idea.id} ${seedOf(need)}`) - 0.5);
}

/** What is a pleasure to somebody who did a thing once; its tools and clothes are for who does it now. */
const REMEMBERS: Kind[] = ["book", "print", "music", "outing", "keepsake"];
/** What nobody needs who only looks on. */
const GEAR: Kind[] = ["tool", "kit", "sports-gear", "outdoor-gear", "storage"];
const TO_PLAY = /\b(?:duets?|sheet music|songbook|edition|urtext|studies|exercises|lessons?)\b/i;

function isRemembrance({ kind, title }: GiftIdea, { circumstances }: Need): boolean {
  if (kind === "outing" && isUnable(circumstances)) return false;
  return REMEMBERS.includes(kind) && !TO_PLAY.test(title);
}

/** All candidates of a brief among suitable ideas. */
export function candidates(ideas: GiftIdea[], need: Need): Candidate[] {
  return ideas.flatMap((idea) => {
    const base = score(idea, need);
    const words = nameWords(idea.title).filter((word) => !SMALL.has(word));
    if (idea.reasons[ANY]) return madeFor({ idea, score: base, words }, need);
    const answers = saidIn(need).filter(
      ({ slugs, isPast, isWatched }) =>
        slugs.some((slug) => idea.reasons[slug]) &&
        (!isPast || isRemembrance(idea, need)) &&
        !(isWatched && GEAR.includes(idea.kind)),
    );
    if (idea.joint && !isJoined(idea, answers)) return [];
    const isSafe = idea.reasons[SAFE] !== undefined && answers.length === 0;
    if (answers.length === 0 && !isSafe) return [];
    const more =
      (isSafe ? safeScore(idea, need) : byPlace(idea, answers, need)) +
      (isGendered(idea, answers, need) ? points.gendered : 0) +
      (answers.length > 0 && answers.every((one) => isWider(idea, one)) ? points.wider : 0);
    return [{ idea, answers, about: null, isSafe, score: base + more, words }];
  });
}

/** All that ideas are to answer: the interests, then the circumstances. */
export function saidIn({ interests, circumstances }: Need): UnderstoodInterest[] {
  return [...interests, ...circumstances];
}

/**
 * Ideas that join what was said come first, those whose first interest was not said last. A reason for a
 * circumstance is as good in any place.
 */
function byPlace(
  { joint, reasons }: GiftIdea,
  answers: UnderstoodInterest[],
  { circumstances }: Need,
): number {
  if (joint) return points.joint;
  if (answers.some((one) => circumstances.includes(one))) return 0;
  const [first = ""] = Object.keys(reasons).filter((slug) => slug !== SAFE);
  return answers.some(({ slugs }) => slugs.includes(first)) ? 0 : points.secondary;
}

/** Whether an idea is only for an interest that the one which was named is counted to. */
function isWider({ reasons }: GiftIdea, { text, slugs: [own = "", ...wider] }: UnderstoodInterest) {
  return (
    reasons[own] === undefined &&
    wider.some((slug) => reasons[slug]) &&
    nameWords(text).some((word) => isNamedAs(own, word))
  );
}

const GENDERED =
  /\b(?:necklace|pendant|locket|earrings?|studs|bracelet|bangle|brooch|pearls?|handbag|purse|dress|skirt|lipstick|lip|nails?|make-up|hair|leggings|beard|shav\w+|cufflinks?|tie|braces|for (?:men|women|him|her))\b/i;

/** Whether an idea is mostly for one gender, though no interest asks for it. */
function isGendered({ title, kind }: GiftIdea, answers: UnderstoodInterest[], need: Need): boolean {
  if (answers.some((one) => need.interests.includes(one))) return false;
  const isMeant = moodsOf(need.brief.interests).some(({ kinds }) => kinds.includes(kind));
  return !isMeant && GENDERED.test(title);
}

/** Whether each interest of a joint idea was said, in words of its own. */
function isJoined({ reasons }: GiftIdea, answers: UnderstoodInterest[]): boolean {
  const slugs = Object.keys(reasons);
  return (
    answers.length >= slugs.length &&
    slugs.every((slug) => answers.some((interest) => interest.slugs.includes(slug)))
  );
}

function madeFor(made: Pick<Candidate, "idea" | "score" | "words">, need: Need): Candidate[] {
  return need.interests.flatMap((interest) => {
    const about = subjectOf(interest.text);
    const isKnown = interest.slugs.length > 0 && interest.by !== "near";
    if (isKnown && !MADE_FOR_KNOWN.includes(made.idea.kind)) return [];
    if (about === null) return [];
    const { kind } = made.idea;
    const more = DOING.includes(kind) && !IS_DONE.test(about) ? NOT_DONE : (MADE[kind] ?? 0);
    return [{ ...made, score: made.score + more, answers: [interest], about, isSafe: false }];
  });
}

const SMALL = new Set(nameWords("a an the of for with and in on to from its your set pair it"));

/** Of ideas made about a name, those that say most of it come first. */
const MADE: Partial<Record<Kind, number>> = {
  book: 80,
  outing: 70,
  keepsake: -420,
  stationery: 30,
  storage: 30,
  print: 20,
  kit: 20,
  art: -200,
};

/** A class, a day out or a log is for what one does: 'candlepin bowling', but not 'city pop'. */
const IS_DONE = /(?:ing|craft|work|making|dance|ball)\b/i;
const DOING: Kind[] = ["outing", "stationery", "storage", "kit"];
const NOT_DONE = -420;

/** What can be made around a name for which there are ideas; the rest only fills up. */
const MADE_FOR_KNOWN: Kind[] = ["book", "outing", "kit", "puzzle"];

const LONGEST_SUBJECT = 40;
const AROUND =
  /^(?:(?:i|he|she|they|who|is|are|really|very|loves?|likes?|enjoys?|adores?|into|mad about|keen on|obsessed with|crazy about|a|an|the|big|huge|fan of|mostly|mainly|usually|only|just|probably|maybe|has|have|playing|plays|doing|does|watching|watches|collecting|collects|making|makes|keeping|keeps|learning|studying|reading about|going to|goes to|her|his|their|my|our|all|anything|everything|some|lots of|related to|about)\s+)+|\s+(?:fan|lover|enthusiast|nut|addict|stuff|things?|collecting|collection|collector)$/gi;

/** An interest as it can stand in a title: 'loves bell ringing' is 'bell ringing'. Null if it cannot. */
function subjectOf(text: string): string | null {
  const subject = text.replace(AROUND, "").trim();
  const isPlain = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’&.+-]*$/u.test(subject);
  if (subject.length < 2 || subject.length > LONGEST_SUBJECT || !isPlain) return null;
  if (subject.split(" ").length > 5 || isVagueSentence(text)) return null;
  const [first = ""] = subject.split(" ");
  const isName = /[A-Z]/.test(subject.slice(1)) || first.length < 2;
  return isName ? subject : first.toLocaleLowerCase("en-GB") + subject.slice(first.length);
}
