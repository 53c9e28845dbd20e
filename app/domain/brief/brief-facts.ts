import { formatBudget, MARKETS } from "~/domain/shared/region";
import { ageOf, type ShownBrief } from "./brief.schema";

/** A brief in a few words each: for whom, what for, up to how much, what they enjoy and what to avoid. */
export function factsOf(brief: ShownBrief): string[] {
  const { recipientType, age, occasion, interests, avoid, budget, region } = brief;
  return [
    recipientType,
    age ? age : ageOf(brief),
    occasion,
    budget > 0 && `up to ${formatBudget(budget, MARKETS[region].currency)}`,
    ...interests,
    avoid && `not: ${avoid}`,
  ]
    .filter((fact) => fact !== "" && fact !== false && fact !== null)
    .map(String);
}
