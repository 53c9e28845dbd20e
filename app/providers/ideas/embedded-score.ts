import type { GiftIdea, GiftOccasion, Group } from "~/domain/knowledge/gift-idea.schema";
import { nameKey } from "~/domain/knowledge/names";
import type { Need } from "~/domain/knowledge/need";
import { stageAt } from "~/domain/knowledge/stages";
import { pricesOf } from "~/domain/knowledge/suitability";
import { chosenSides, type Side } from "~/domain/knowledge/this-or-that";
import { moodsOf } from "~/domain/knowledge/vague";
import { onceFor } from "~/lib/once-for";
import { worthOfSafePick } from "./embedded-picks";
import { budgetUse, isBelow, isForOne, isPersonal, isSmallFor } from "./embedded-worth";

/** What speaks for an idea beside its interests, and against it. */
export const points = {
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
  /** It is for the whole of which an interest of its own was named: any dog, where spaniels were said. */
  whole: -900,
  /** Mostly worn by one of two genders, of which nothing is known. */
  gendered: -420,
  /** With one product left in the budget it may be a lesser thing than the idea promises. */
  oneProduct: -280,
  /** It would leave most of a large budget over. */
  small: -220,
  /** A starter kit for somebody who does it already, and what one person wears for two. */
  below: -700,
  forOne: -800,
  /** So that equally good ideas take turns from brief to brief. */
  turn: 90,
  /** It is about the club, act, work or place that was named, about another one, or leaves open which. */
  ownName: 360,
  otherName: -520,
  leftOpen: -420,
  jointWithoutName: -260,
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
  /** What is told of a circumstance alone fits many, and no idea is to be in all of their briefs. */
  toldTurn: 460,
  /** Of these what was written for this relationship comes first. */
  toldForGroup: 150,
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
export function score(idea: GiftIdea, need: Need): number {
  return (
    byAppeal(idea, need.brief.age) +
    (pricesOf(idea, need.brief).length === 1 ? points.oneProduct : 0) +
    byAge(idea, need.brief.age) +
    points.budget * budgetUse(idea, need) +
    (isSmallFor(idea, need.brief) ? points.small : 0) +
    (isBelow(idea, need) ? points.below : 0) +
    (isForOne(idea, need) ? points.forOne : 0) +
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
const seedOf = onceFor(({ brief, recipient, occasion }: Need): string => {
  const interests = brief.interests.map(nameKey).sort();
  return [recipient.groups, occasion.occasions, brief.age, interests, brief.budget].join("|");
});

/** The moods that a brief is in. */
export const moodsIn = onceFor(({ brief }: Need) => moodsOf(brief.interests));

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
 * Safe choices take turns, but only the welcome ones: nothing that was said speaks for a lesser one. What editors picked
 * for such recipients or the day comes first.
 */
export function safeScore(idea: GiftIdea, need: Need): number {
  const picked = worthOfSafePick(idea, need);
  const isOfMood = moodsIn(need).some(
    ({ tones, kinds }) => tones.includes(idea.tone) || kinds.includes(idea.kind),
  );
  return (
    (picked > 0 ? picked : unpickedScore(idea, need)) +
    (isOfMood ? points.mood : 0) +
    points.safeTurn * turnOf(idea, need)
  );
}

/** From -0.5 to 0.5: what an idea gains or loses so that it takes turns with those that are as good. */
function turnOf({ id }: GiftIdea, need: Need): number {
  return turn(`${id} ${seedOf(need)}`) - 0.5;
}

/** What speaks for an idea that answers nothing but circumstances, which many people share. */
export function toldScore(idea: GiftIdea, need: Need): number {
  return points.toldTurn * turnOf(idea, need) + (idea.groups ? points.toldForGroup : 0);
}

function unpickedScore(idea: GiftIdea, { brief }: Need): number {
  const appeal = appealAt(idea, brief.age) ?? 1;
  const lesser = appeal >= 4 ? 0 : points.lesserSafe * (4 - appeal);
  const [youngest, oldest] = idea.ages;
  const forAge = points.forAge * Math.max(0, 1 - (oldest - youngest) / WIDE_AGES);
  return lesser + (idea.groups ? points.forGroup : 0) + forAge;
}
