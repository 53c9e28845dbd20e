import type { Comfort } from "~/domain/knowledge/gift-idea.schema";
import type { UnderstoodInterest } from "~/domain/knowledge/interests";
import type { Need } from "~/domain/knowledge/need";
import { headlineIn } from "~/domain/knowledge/sentences/headline";
import { isStory } from "~/domain/knowledge/sentences/is-story";
import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import type { Candidate } from "./candidate";

/** So many of the first five are for what somebody likes on a sad day: the others comfort. */
const MOST_LIKED: Record<Comfort, number> = { grief: 2, illness: 3 };
/** So many of the first five are for the one thing that was understood of a story, which told of more. */
const MOST_OF_ONE = 4;

/** What may be chosen next of the first five: nothing more of what there is enough of. */
export function withinMeasure(left: Candidate[], chosen: Candidate[], need: Need): Candidate[] {
  if (chosen.length >= IDEAS_PER_SEARCH) return left;
  return withoutMoreOf(
    onlyOneOfAStory(need),
    MOST_OF_ONE,
    besideComfort(left, chosen, need),
    chosen,
  );
}

function besideComfort(left: Candidate[], chosen: Candidate[], need: Need): Candidate[] {
  const { comfort } = need.occasion;
  return comfort === null ? left : withoutMoreOf(need.interests, MOST_LIKED[comfort], left, chosen);
}

/** The one interest that was understood of a story, if nothing else was, and it is not about this one. */
function onlyOneOfAStory(need: Need): UnderstoodInterest[] {
  const { interests, circumstances, brief } = need;
  const isOne = interests.length === 1 && circumstances.length === 0;
  const isOfMore = isStory(brief.interests) && headlineIn(brief.interests) === null;
  return isOne && isOfMore ? interests : [];
}

function withoutMoreOf(
  said: UnderstoodInterest[],
  most: number,
  left: Candidate[],
  chosen: Candidate[],
): Candidate[] {
  const isOfThem = ({ answers }: Candidate) => answers.some((one) => said.includes(one));
  return chosen.filter(isOfThem).length < most ? left : left.filter((one) => !isOfThem(one));
}
