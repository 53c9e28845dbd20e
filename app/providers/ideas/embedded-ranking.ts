import type { UnderstoodInterest } from "./embedded-interests";
import { bandOf, type Need } from "./embedded-suitability";
import type { GiftIdea, GiftOccasion } from "./knowledge/knowledge.schema";

/** A suitable idea with its worth for the brief; `interest` is the one it answers, if it does. */
export type RankedIdea = { idea: GiftIdea; interest: UnderstoodInterest | null; score: number };

/*
 * What counts, in points. An interest outweighs all the rest together, so the rest decides between
 * ideas for the same interests, and which ideas fill up when there are not enough of those.
 */
const points = {
  interest: 100,
  secondInterest: 75,
  filler: { general: -100, welcome: -125, other: -150 },
  relationship: { match: 10, mismatch: -8 },
  suits: -30,
  age: 8,
  occasion: { match: 8, mismatch: -6, bound: 16, outOfSeason: -35 },
  budget: 10,
  sameInterest: -30,
  like: { mainInterest: 200, interest: 60, kind: 40 },
  scarce: 60,
  sameKind: -1000,
};

/** Interests whose presents please most people who did not ask for them. */
const welcome = new Set(
  "chocolate fine-food spa home-decor houseplants mindfulness puzzles tea crafts pretend-play".split(
    " ",
  ),
);
/** Occasions that come to everybody; an idea with none of them belongs to its own days alone. */
const everyday: GiftOccasion[] = ["birthday", "christmas", "thank-you"];

/** Weighs one suitable idea against a brief. */
export function rank(idea: GiftIdea, need: Need): RankedIdea {
  const { interest, worth } = byInterest(idea, need.asked);
  const score =
    worth +
    byRelationship(idea, need) +
    byAge(idea) +
    byOccasion(idea, need.occasion.occasions) +
    points.budget * budgetUse(bandOf(idea, need.brief), need.brief.budget);
  return { idea, interest, score };
}

/** The same idea, worth more the more it shares with one that was liked. */
export function drawnTo(liked: GiftIdea, ranked: RankedIdea): RankedIdea {
  const { idea } = ranked;
  const { mainInterest, interest, kind } = points.like;
  const shared = idea.interests.filter((slug) => liked.interests.includes(slug));
  const main = liked.interests[0] !== undefined && shared.includes(liked.interests[0]);
  const worth =
    (main ? mainInterest : 0) + interest * shared.length + (idea.kind === liked.kind ? kind : 0);
  return { ...ranked, score: ranked.score + worth };
}

/**
 * The next idea after those already chosen: of another kind while there is one, for the interest
 * that has had the fewest so far, then by score, then by name so that the order never varies.
 */
export function chooseNext(candidates: RankedIdea[], chosen: RankedIdea[]): RankedIdea | null {
  const worth = ({ idea, interest, score }: RankedIdea) =>
    score +
    points.sameKind * chosen.filter((other) => other.idea.kind === idea.kind).length +
    byTurn(interest, candidates, chosen);
  const left = candidates
    .filter(({ idea }) => !chosen.some((other) => other.idea.id === idea.id))
    .map((candidate) => ({ candidate, worth: worth(candidate) }));
  left.sort((a, b) => b.worth - a.worth || (a.candidate.idea.id < b.candidate.idea.id ? -1 : 1));
  return left[0]?.candidate ?? null;
}

/** An interest waits while it has had its turn, and goes first while it has few kinds to offer. */
function byTurn(
  interest: UnderstoodInterest | null,
  candidates: RankedIdea[],
  chosen: RankedIdea[],
) {
  if (interest === null) return 0;
  const turns = chosen.filter((other) => other.interest === interest).length;
  if (turns > 0) return points.sameInterest * turns;
  const kinds = candidates
    .filter((other) => other.interest === interest)
    .map(({ idea }) => idea.kind);
  return points.scarce / new Set(kinds).size;
}

function byInterest(idea: GiftIdea, asked: UnderstoodInterest[]) {
  let best: { interest: UnderstoodInterest | null; worth: number } = { interest: null, worth: 0 };
  for (const interest of asked) {
    idea.interests.forEach((slug, place) => {
      const full = place === 0 ? points.interest : points.secondInterest;
      const worth = full * (interest.slugs.get(slug) ?? 0);
      if (worth > best.worth) best = { interest, worth };
    });
  }
  if (best.interest !== null) return best;
  const { general, welcome: liked, other } = points.filler;
  const main = idea.interests[0];
  return {
    interest: null,
    worth: main === undefined ? general : welcome.has(main) ? liked : other,
  };
}

function byRelationship(idea: GiftIdea, { recipient }: Need): number {
  const opposite = idea.suits && recipient.suits && idea.suits !== recipient.suits;
  const unsuited = opposite ? points.suits : 0;
  if (idea.groups.length === 0 || recipient.groups.length === 0) return unsuited;
  const matched = idea.groups.some((group) => recipient.groups.includes(group));
  return unsuited + (matched ? points.relationship.match : points.relationship.mismatch);
}

/** The narrower the ages an idea is made for, the more it is made for this one. */
function byAge({ ages: [youngest, oldest] }: GiftIdea): number {
  return points.age * (1 - (oldest - youngest) / 120);
}

function byOccasion(idea: GiftIdea, occasions: GiftOccasion[]): number {
  const { match, mismatch, bound, outOfSeason } = points.occasion;
  if (idea.occasions.length === 0) return 0;
  const matched = idea.occasions.some((occasion) => occasions.includes(occasion));
  if (isBound(idea)) return matched ? bound : outOfSeason;
  if (matched) return match;
  return occasions.length > 0 ? mismatch : 0;
}

/** Whether an idea belongs to days of its own, as a menorah's candles do. */
export function isBound({ occasions }: GiftIdea): boolean {
  return occasions.length > 0 && !occasions.some((occasion) => everyday.includes(occasion));
}

/** How well a budget is used, 0 to 1: not far above the band, and not at its very bottom. */
function budgetUse([low, high]: [number, number], budget: number): number {
  if (budget === 0) return 0.5;
  if (budget >= high) return high / budget;
  return 0.5 + (0.5 * (budget - low)) / (high - low);
}
