import type { GiftIdea } from "~/domain/knowledge/gift-idea.schema";
import type { UnderstoodInterest } from "~/domain/knowledge/interests";
import type { Need } from "~/domain/knowledge/need";
import { stageAt } from "~/domain/knowledge/stages";

/** What the first pick of an interest is worth, and how much less each further one. */
const FOR_INTEREST = { first: 360, step: 14 };
/** Safe choices have nothing else that speaks for them; those for a day come before those for a person. */
const FOR_PERSON = { first: 900, step: 5 };
const FOR_DAY = { first: 1_100, step: 5 };

/**
 * What it is worth that editors picked an idea for one of the interests that it answers, 0 if none did. Where a club, an
 * act or a work is named, what says that name comes before what is picked for all of them.
 */
export function worthOfPick(
  idea: GiftIdea,
  answers: UnderstoodInterest[],
  { brief }: Need,
): number {
  const isNamed = ({ known = [] }: UnderstoodInterest) => known.some((one) => !one.isItself);
  const keys = answers
    .filter((one) => !isNamed(one))
    .flatMap(({ slugs }) => slugs.flatMap((slug) => keysAt(slug, brief.age)));
  return worth(idea, keys, FOR_INTEREST);
}

/** What it is worth that editors picked a safe choice for the day, or for such a recipient at this time of life. */
export function worthOfSafePick(idea: GiftIdea, { brief, recipient, occasion }: Need): number {
  const days = occasion.occasions.map((day) => `on:${day}`);
  const people = recipient.groups.flatMap((group) => keysAt(group, brief.age));
  return Math.max(worth(idea, days, FOR_DAY), worth(idea, people, FOR_PERSON));
}

/** Whether editors picked an idea for the interest, at this time of life or at any. */
const keysAt = (key: string, age: number) => [key, `${key}:${stageAt(age)}`];

function worth({ picked = {} }: GiftIdea, keys: string[], { first, step }: typeof FOR_DAY): number {
  const places = keys.flatMap((key) => picked[key] ?? []);
  return places.length > 0 ? first - step * (Math.min(...places) - 1) : 0;
}
