import { circumstancesIn, isMourning, type Told } from "./circumstances";

/** Words for a sad day that say nothing of a death where something else is told. */
const SYMPATHY =
  /\b(?:(?:with|in|my|our|deepest|heartfelt) )?(?:sympathy|sympathies|condolences?|commiserations?)(?: (?:gift|present|card))?\b|\b(?:sorry for (?:his|her|your|their|the) )?loss\b(?! of)/gi;
/** Sorrows in which nobody has died. */
const OTHER_SORROWS = [
  "divorce-or-break-up",
  "laid-off",
  "home-lost",
  "hard-times",
  "treatment-ended",
  "estranged",
];

/** An occasion without its words of sympathy, where they are for a divorce, a job or a home and nobody died. */
export function withoutSympathy(occasion: string, told: (string | Told)[], age: number): string {
  const left = occasion.replace(SYMPATHY, " ").trim();
  if (left === occasion.trim()) return occasion;
  const { found } = circumstancesIn([occasion, ...told], age);
  const isOther = found.some(({ slug }) => OTHER_SORROWS.includes(slug));
  return isOther && !isMourning(circumstancesIn([left, ...told], age).said) ? left : occasion;
}
