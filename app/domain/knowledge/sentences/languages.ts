import { languageIn } from "../categories";
import { isInterestName } from "../interest-names";
import { type UnderstoodInterest, understandInterest } from "../interests";

const LEARNS =
  /\b(?:learns?|learning|learnt|learned|speaks?|speaking|fluent in|teaching (?:him|her|them)self)\b/i;
/** To whom, from where or with what. */
const HOW = / (?:to|with|at|from|for|on|in|by) .*$/i;

/** The language that a clause says somebody learns or speaks: Manx is the language then, and not the island. */
export function languageOf(text: string, clause: string): UnderstoodInterest | null {
  const learned = `learning ${text.replace(HOW, "")}`;
  const isLearned =
    LEARNS.test(clause) && (isInterestName(learned) || languageIn(learned) !== null);
  return isLearned ? understandInterest(learned) : null;
}
