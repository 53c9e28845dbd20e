import type { Circumstance } from "../gift-idea.schema";
import { OTHER_ILLNESSES } from "./other-illnesses";
import { OTHER_TURNS } from "./other-turns";
import { OTHER_WAYS } from "./other-ways";

const OTHERWISE = [...OTHER_ILLNESSES, ...OTHER_TURNS, ...OTHER_WAYS];

/** Whether words found for a circumstance tell of something else: 'raising money for dementia', 'her phone died'. */
export const isSaidOtherwise = (
  { slug }: Circumstance,
  [before, said, after]: [before: string, phrase: string, after: string],
): boolean =>
  OTHERWISE.some(
    (one) =>
      one.slugs.includes(slug) &&
      (one.phrase?.test(said) ?? true) &&
      (one.before?.test(`${before.trimEnd()} `) ?? true) &&
      (one.after?.test(after) ?? true),
  );
