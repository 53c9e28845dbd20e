import type { UnderstoodInterest } from "./embedded-interests";
import { bandOf, type Need } from "./embedded-suitability";
import type { GiftIdea, GiftOccasion } from "./knowledge/knowledge.schema";

/** A suitable idea with its score for the brief; `interest` is the one that it matches, if any. */
export type RankedIdea = { idea: GiftIdea; interest: UnderstoodInterest | null; score: number };

/*
 * Points of the score. A matching interest outweighs all the rest together, so the rest decides between
 * ideas for the same interest, and which ideas fill up a search when too few match.
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

/** Interests whose presents suit most people, used to fill up a search. */
const welcome = new Set(
  "chocolate fine-food spa home-decor houseplants mindfulness puzzles tea crafts pretend-play".split(
    " ",
  ),
);
/** Occasions that everyone has; ideas for none of these are bound to their own occasions. */
const everyday: GiftOccasion[] = ["birthday", "christmas", "thank-you"];

/** Scores a suitable idea for a brief. */
export function rank(idea: GiftIdea, need: Need): RankedIdea {
  const { interest, worth } = byInterest(idea, need.interests);
  const score =
    worth +
    byRelationship(idea, need) +
    byAge(idea) +
    byOccasion(idea, need.occasion.occasions) +
    points.budget * budgetUse(bandOf(idea, need.brief), need.brief.budget);
  return { idea, interest, score };
}

/** Raises an idea's score by what it has in common with a liked one. */
export function rankByLiked(liked: GiftIdea, ranked: RankedIdea): RankedIdea {
  const { idea } = ranked;
  const { mainInterest, interest, kind } = points.like;
  const shared = idea.interests.filter((slug) => liked.interests.includes(slug));
  const main = liked.interests[0] !== undefined && shared.includes(liked.interests[0]);
  const worth =
    (main ? mainInterest : 0) + interest * shared.length + (idea.kind === liked.kind ? kind : 0);
  return { ...ranked, score: ranked.score + worth };
}

/**
 * The next idea after those already chosen: of a new kind if there is one, for the interest with
 * the fewest ideas so far, then by score, then by id, which makes the order deterministic.
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

/** Penalises interests that have ideas already; favours those with few kinds to choose from. */
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

function byInterest(idea: GiftIdea, interests: UnderstoodInterest[]) {
  let best: { interest: UnderstoodInterest | null; worth: number } = { interest: null, worth: 0 };
  for (const interest of interests) {
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

/** A narrower age range scores higher. */
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

/** Whether an idea is only for specific occasions, such as candles for Hanukkah. */
export function isBound({ occasions }: GiftIdea): boolean {
  return occasions.length > 0 && !occasions.some((occasion) => everyday.includes(occasion));
}

/** How well an idea's price band uses the budget, 0 to 1. */
function budgetUse([low, high]: [number, number], budget: number): number {
  if (budget === 0) return 0.5;
  if (budget >= high) return high / budget;
  return 0.5 + (0.5 * (budget - low)) / (high - low);
}
