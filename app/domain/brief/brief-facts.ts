import { formatBudget, MARKETS } from "~/domain/shared/region";
import { ageOf, type ShownBrief } from "./brief.schema";

/** What says 'not' itself: 'no alcohol' is not to be 'not: no alcohol'. */
const IS_DENIAL = /^(?:no|not|nothing|never|anything but|hates?|allergic|without)\b/i;

/** A brief in a few words each: for whom, what for, up to how much, what they enjoy and what to avoid. */
export function factsOf(brief: ShownBrief): string[] {
  const { recipientType, age, occasion, interests, avoid, budget, region } = brief;
  return [
    recipientType,
    age ? age : ageOf(brief),
    occasion,
    budget > 0 && `up to ${formatBudget(budget, MARKETS[region].currency)}`,
    ...interests,
    avoid && (IS_DENIAL.test(avoid) ? avoid : `not: ${avoid}`),
  ]
    .filter((fact) => fact !== "" && fact !== false && fact !== null)
    .map(String);
}
