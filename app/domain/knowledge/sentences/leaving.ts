import type { Circumstance } from "../gift-idea.schema";

/** What is left that is no work: 'leaving home', 'leaving rehab'. */
const NO_WORK =
  /\bleaving (?=(?:(?:the|her|his|their|foster|residential|an?|abusive|violent|bad) ){0,3}(?:(?:parental|family|childhood|nursing) )?(?:home|nest|rehab|hospital|hospice|prison|jail|custody|care|refuge|church|country|marriage|husband|wife|him|partner|uni|university|college|sixth form)\b(?! (?:office|team|work|job)))/gi;

/** Who is left behind: 'leaving her little brothers'. */
const NO_WORKMATES =
  /\bleaving (?=(?:(?:his|her|their|all|the|two|three|little|big|young|baby|old|best) )*(?:brothers?|sisters?|siblings?|mums?|moms?|dads?|parents|kids|children|grand\w+|family|dogs?|cats?|pets|friends?|boyfriend|girlfriend|twins?)\b)/gi;

/** A text without what it says of leaving something that is no work. */
export const withoutLeavings = (text: string) =>
  text.replace(NO_WORK, " ").replace(NO_WORKMATES, " ");

/** Whether a word for leaving work was found in what tells of leaving something else. */
export const isOfNoWork = ({ slug }: Circumstance, phrase: string, text: string) =>
  slug === "leaving-a-job" && phrase === " leaving " && withoutLeavings(text) !== text;
